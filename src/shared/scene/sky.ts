import { type Canvas, between, HEIGHT, shape, WIDTH } from './canvas.ts';
import { mix } from './color.ts';

/** The gradients that the rest of the picture refers to, and the sky itself with its light. */
export function drawSky(canvas: Canvas): string {
  const { palette, horizon, lightX } = canvas;
  const lightY = Math.round(horizon - 30 - palette.height * (horizon - 160));
  const stops = palette.sky.map(
    (color, index) => `<stop offset="${[0, 0.38, 0.78, 1][index]}" stop-color="${color}"/>`,
  );

  return [
    `<defs><linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<radialGradient id="g"><stop stop-color="${palette.glow}" stop-opacity=".85"/><stop offset=".35" stop-color="${palette.glow}" stop-opacity=".34"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${palette.water[0]}"/><stop offset=".3" stop-color="${mix(palette.water[0], palette.water[1], 0.5)}"/><stop offset="1" stop-color="${palette.water[1]}"/></linearGradient>`,
    `<linearGradient id="l" x2="0" y2="1"><stop stop-color="${palette.land[0]}"/><stop offset="1" stop-color="${palette.land[1]}"/></linearGradient></defs>`,
    `<path fill="url(#s)" d="M0 0h${WIDTH}v${horizon + 10}H0z"/>`,
    `<path fill="${palette.ink}" d="M0 ${horizon + 8}h${WIDTH}V${HEIGHT}H0z"/>`,
    drawStars(canvas),
    `<circle cx="${lightX}" cy="${lightY}" r="${palette.height > 0.35 ? 330 : 460}" fill="url(#g)"/>`,
    `<circle cx="${lightX}" cy="${lightY}" r="${palette.stars > 50 ? 26 : 40}" fill="${palette.light}"/>`,
    drawClouds(canvas),
  ].join('');
}

function drawStars(canvas: Canvas): string {
  const stars = Array.from({ length: canvas.palette.stars }, () => {
    const size = between(canvas, 2, 4);

    return `M${between(canvas, 0, WIDTH)} ${Math.round(canvas.random() ** 1.6 * canvas.horizon * 0.75)}h${size}v${size}h-${size}z`;
  });

  return stars.length > 0 ? shape('#fff', stars.join(''), 'opacity=".75"') : '';
}

/** Long flat clouds that catch the light from below; fewer when the sky is clear. */
function drawClouds(canvas: Canvas): string {
  const { palette, horizon } = canvas;
  const count = palette.stars > 100 ? 0 : between(canvas, 3, 6);

  return Array.from({ length: count }, () => {
    const y = between(canvas, 90, horizon - 140);
    const x = between(canvas, -100, WIDTH - 200);
    const length = between(canvas, 220, 560);
    const color = mix(palette.sky[2], palette.light, 0.55 * (y / horizon));

    return shape(color, cloud(canvas, { x, y, length }), 'opacity=".5"');
  }).join('');
}

function cloud(canvas: Canvas, { x, y, length }: { x: number; y: number; length: number }): string {
  const humps = between(canvas, 3, 5);
  const step = Math.round(length / humps);
  const tops = Array.from(
    { length: humps },
    () => `q${Math.round(step / 2)} -${between(canvas, 14, 48)} ${step} 0`,
  );

  return `M${x} ${y}${tops.join('')}q-${Math.round(length / 2)} 22 -${step * humps} 0z`;
}

/** Curtains of green and violet light over a winter night. */
export function drawNorthernLights(canvas: Canvas): string {
  const bands = [
    ['#5ef2b0', 0.5, 120],
    ['#38d6a8', 0.42, 210],
    ['#8d7bf0', 0.34, 60],
  ] as const;
  const blur =
    '<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter>';

  return (
    blur +
    bands
      .map(([color, opacity, y]) => {
        const wave = Array.from(
          { length: 5 },
          () => `t${between(canvas, 260, 400)} ${between(canvas, -110, 110)}`,
        ).join('');
        const start = between(canvas, y, y + 120);

        return `<path d="M-80 ${start}q120 -150 280 -20${wave}" fill="none" stroke="${color}" stroke-width="${between(canvas, 60, 110)}" opacity="${opacity}" filter="url(#b)"/>`;
      })
      .join('')
  );
}
