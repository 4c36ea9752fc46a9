import { type Canvas, between, HEIGHT, shape } from './canvas.ts';
import { mix } from './color.ts';

/** Palms that lean in from the side away from the light. */
export function drawPalms(canvas: Canvas): string {
  const fromRight = canvas.lightX < 800;
  const dark = mix(canvas.palette.ink, canvas.palette.land[1], 0.25);

  return [0, 1, 2]
    .map((palm) => {
      const x = fromRight
        ? 1530 - palm * between(canvas, 90, 150)
        : 70 + palm * between(canvas, 90, 150);
      const height = between(canvas, 380, 560) - palm * 90;
      const lean = (fromRight ? -1 : 1) * between(canvas, 40, 130);
      const top = HEIGHT - height;

      return shape(
        dark,
        trunk({ x, lean, top }) + fronds({ x: x + lean, y: top, size: 0.7 + height / 900 }),
      );
    })
    .join('');
}

function trunk({ x, lean, top }: { x: number; lean: number; top: number }): string {
  return `M${x - 13} ${HEIGHT}Q${x - 8} ${Math.round((HEIGHT + top) / 2)} ${x + lean - 5} ${top}h10Q${x + 12} ${Math.round((HEIGHT + top) / 2)} ${x + 14} ${HEIGHT}z`;
}

function fronds({ x, y, size }: { x: number; y: number; size: number }): string {
  const leaf = (angle: number, length: number) => {
    const tipX = Math.round(x + Math.cos(angle) * length * size);
    const tipY = Math.round(y + Math.sin(angle) * length * size * 0.6 + length * size * 0.34);
    const liftX = Math.round(x + Math.cos(angle) * length * size * 0.5);
    const lift = Math.round(y + Math.sin(angle) * length * size * 0.5 - 34 * size);

    return `M${x} ${y}Q${liftX} ${lift} ${tipX} ${tipY}Q${liftX} ${lift + Math.round(34 * size)} ${x} ${y}z`;
  };

  return [-3, -2.45, -1.9, -1.2, -0.7, -0.1, 0.5, 2.7]
    .map((angle, index) => leaf(angle, 150 + (index % 3) * 22))
    .join('');
}

/** Conifers in front, denser towards the edges, and a row of them behind: on the far shore of water. */
export function drawPines(canvas: Canvas, hasWater: boolean): string {
  const { palette, horizon } = canvas;
  const tree = (x: number, y: number, size: number) => {
    const half = Math.round(size * 0.24);
    const tier = (up: number, width: number) =>
      `L${Math.round(x + width * half)} ${Math.round(y - size * up)}L${Math.round(x + width * half * 0.5)} ${Math.round(y - size * (up + 0.06))}`;
    const right = [0.1, 0.3, 0.5, 0.7].map((up, index) => tier(up, 1 - index * 0.22)).join('');
    const left = [0.7, 0.5, 0.3, 0.1].map((up, index) => {
      const width = 0.34 + index * 0.22;

      return `L${Math.round(x - width * half * 0.5)} ${Math.round(y - size * (up + 0.06))}L${Math.round(x - width * half)} ${Math.round(y - size * up)}`;
    });

    return `M${x} ${y}${right}L${x} ${Math.round(y - size)}${left.join('')}z`;
  };
  const back = Array.from({ length: 26 }, () =>
    tree(
      between(canvas, 0, 1600),
      horizon + (hasWater ? between(canvas, 2, 10) : between(canvas, 70, 110)),
      hasWater ? between(canvas, 36, 74) : between(canvas, 90, 150),
    ),
  );
  const front = Array.from({ length: 13 }, (_, index) => {
    const edge = index % 2 === 0 ? between(canvas, -30, 430) : between(canvas, 1180, 1630);

    return tree(edge, HEIGHT + 20, between(canvas, 260, 440));
  });

  return (
    shape(mix(palette.land[1], palette.ink, 0.35), back.join('')) +
    shape(mix(palette.land[1], palette.ink, 0.78), front.join(''))
  );
}

/** A few birds far off. */
export function drawBirds(canvas: Canvas): string {
  const x = between(canvas, 300, 1200);
  const y = between(canvas, 170, 300);
  const birds = Array.from({ length: 5 }, () => {
    const size = between(canvas, 9, 17);

    return `M${x + between(canvas, -120, 120)} ${y + between(canvas, -50, 50)}q${size} -${size} ${size} 0q0 -${size} ${size} 0q-${size} -${Math.round(size * 0.4)} -${size} ${Math.round(size * 0.4)}q0 -${Math.round(size * 0.7)} -${size} -${Math.round(size * 0.4)}z`;
  });

  return shape(canvas.palette.ink, birds.join(''), 'opacity=".6"');
}
