import { type Canvas, atDistance, between, box, HEIGHT, shape, WIDTH } from './canvas.ts';
import { mix } from './color.ts';
import { smooth } from './far-land.ts';

/** Open water with the light's path on it; what stands on the horizon (`#t`) is mirrored in it. */
export function drawWater(canvas: Canvas): string {
  const { horizon, palette, lightX } = canvas;
  const glints: string[] = [];
  const ripples: string[] = [];

  for (let wave = 0; wave < 64; wave += 1) {
    const depth = canvas.random() ** 1.5;
    const y = Math.round(horizon + 8 + depth * (HEIGHT - horizon - 20));
    const onPath = wave < 34;
    const width = Math.round((14 + canvas.random() * 60) * (0.5 + depth * 2));
    const x = onPath
      ? Math.round(
          lightX + (canvas.random() + canvas.random() - 1) * (60 + depth * 230) - width / 2,
        )
      : between(canvas, -40, WIDTH);

    (onPath ? glints : ripples).push(`M${x} ${y}h${width}v${depth > 0.4 ? 4 : 2}h-${width}z`);
  }
  return (
    `<path fill="url(#w)" d="M0 ${horizon}h${WIDTH}V${HEIGHT}H0z"/>` +
    `<clipPath id="c"><path d="M0 ${horizon}h${WIDTH}v230H0z"/></clipPath><g clip-path="url(#c)"><use href="#t" opacity=".3" transform="matrix(1 0 0 -.62 0 ${Math.round(horizon * 1.62)})"/></g>` +
    shape(mix(palette.light, palette.glow, 0.5), glints.join(''), 'opacity=".6"') +
    shape(mix(palette.water[0], '#ffffff', 0.2), ripples.join(''), 'opacity=".22"')
  );
}

/** A river that comes towards us between its banks. */
export function drawRiverBanks(canvas: Canvas): string {
  const { horizon, palette } = canvas;
  const green = canvas.isSnowy ? '#e3ebf2' : palette.land[0];
  const left = `M0 ${horizon + 40}C260 ${horizon + 60} 430 ${horizon + 120} 420 ${horizon + 190}S180 ${HEIGHT - 40} 120 ${HEIGHT}H0z`;
  const right = `M${WIDTH} ${horizon + 60}C1400 ${horizon + 70} 1290 ${horizon + 150} 1330 ${horizon + 230}S1500 ${HEIGHT - 30} 1520 ${HEIGHT}h80z`;

  return shape(mix(green, palette.ink, 0.34), left) + shape(mix(green, palette.ink, 0.42), right);
}

/** Boats on the water: sails at sea, covered boats on quiet water, launches for sightseers in a town. */
export function drawBoats(canvas: Canvas, kind: 'sail' | 'row' | 'launch'): string {
  const { horizon, lightX } = canvas;
  const boat = BOATS[kind](canvas);

  return Array.from({ length: kind === 'sail' ? 3 : 2 }, (_, index) => {
    const x =
      kind === 'sail'
        ? (lightX + 330 + index * between(canvas, 210, 330)) % 1500
        : 600 + index * between(canvas, 260, 480);
    const scale = kind === 'sail' ? 0.5 + index * 0.28 : 1 + index * 0.3;
    const y = horizon + Math.round((kind === 'sail' ? 26 : 90) + index * 58);

    return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(2)})">${boat}</g>`;
  }).join('');
}

const BOATS = {
  sail: ({ palette }: Canvas) =>
    shape(palette.ink, 'M-44 0h88q-8 22 -20 24h-48q-14 -4 -20 -24z') +
    shape(mix('#ffffff', palette.glow, 0.4), 'M-3 -6V-120Q-50 -50 -44 -6zM4 -6V-110Q46 -56 40 -6z'),
  row: ({ palette }: Canvas) =>
    shape(palette.ink, 'M-92 -22q20 32 92 32t92 -32q-18 50 -92 50t-92 -50z') +
    shape(mix(palette.ink, '#b5583c', 0.55), 'M-34 4q4 -34 36 -34t36 34z'),
  launch: ({ palette }: Canvas) =>
    shape(mix(palette.haze, '#ffffff', 0.45), 'M-74 0v-22q0 -8 8 -8h118q14 4 24 30z') +
    shape(
      palette.lamp ?? mix(palette.ink, palette.water[1], 0.5),
      [-64, -40, -16, 8, 32].map((at) => box(at, -22, 18, 12)).join(''),
    ) +
    shape(palette.ink, 'M-98 -4h206q-12 26 -36 28h-138q-26 -2 -32 -28z') +
    shape(mix(palette.ink, '#c8462a', 0.6), box(-96, 2, 196, 4)),
};

/** Facades that line a canal on both sides, lower as they go away, and the water between them. */
export function drawCanal(canvas: Canvas): string {
  const { horizon, palette } = canvas;
  const vanish = { x: 800, y: horizon - 6 };
  const tints = ['#b5583c', '#d39b5a', '#8d4a3f', '#c9b08a', '#6f5b62', '#a7734a'];
  const side = (direction: 1 | -1) =>
    Array.from({ length: 6 }, (_, house) => {
      const near = 1 - house * 0.15;
      const far = 1 - (house + 1) * 0.15;
      const at = (share: number) => Math.round(vanish.x + direction * share * 830);
      const top = (share: number) => Math.round(vanish.y - share * (330 + ((house * 67) % 90)));
      const floor = (share: number) => Math.round(vanish.y + share * 150);
      const tint = atDistance(
        canvas,
        0.12 + house * 0.09,
        mix(
          palette.ink,
          tints[(house + (direction > 0 ? 2 : 0)) % 6] ?? '#8d4a3f',
          palette.stars > 50 ? 0.24 : 0.58,
        ),
      );
      const wall = `M${at(near)} ${floor(near)}V${top(near)}L${at(far)} ${top(far)}V${floor(far)}z`;
      const gable = `M${at(near)} ${top(near)}L${Math.round((at(near) + at(far)) / 2)} ${top(near) - Math.round(70 * near)}L${at(far)} ${top(far)}z`;

      return (
        shape(tint, wall + gable) +
        shape(
          palette.lamp ?? mix(palette.ink, palette.haze, 0.25),
          facade(at, { near, far, top, floor }),
          'opacity=".75"',
        )
      );
    }).toReversed();

  return (
    shape(
      'url(#w)',
      `M0 ${HEIGHT}V${horizon + 130}L${vanish.x - 80} ${horizon}H${vanish.x + 80}L${WIDTH} ${horizon + 130}V${HEIGHT}z`,
    ) +
    side(-1).join('') +
    side(1).join('')
  );
}

type FacadeLines = {
  near: number;
  far: number;
  top: (share: number) => number;
  floor: (share: number) => number;
};

function facade(at: (share: number) => number, { near, far, top, floor }: FacadeLines): string {
  return [0.24, 0.46, 0.68]
    .flatMap((up) =>
      [0.25, 0.62].map((along) => {
        const share = near + (far - near) * along;
        const height = floor(share) - top(share);
        const y = Math.round(top(share) + height * up);
        const width = Math.max(4, Math.round(26 * share * share));

        return box(at(share), y, width, Math.round(height * 0.1));
      }),
    )
    .join('');
}

/** A curve of sand at the water's edge with a line of foam. */
export function drawBeach(canvas: Canvas): string {
  const { palette, horizon } = canvas;
  const edge = (lift: number) =>
    `M0 ${HEIGHT - 90 - lift}C300 ${HEIGHT - 150 - lift} 560 ${HEIGHT - 30 - lift} 900 ${HEIGHT - 84 - lift}S1440 ${HEIGHT - 250 - lift} ${WIDTH} ${horizon + 120 - lift}V${HEIGHT}H0z`;

  return (
    shape('#ffffff', edge(16), 'opacity=".55"') +
    shape(palette.sand, edge(0)) +
    shape(mix(palette.sand, palette.ink, 0.14), edge(-46), 'opacity=".6"')
  );
}

/** Dunes, each with its lit and its shaded side. */
export function drawDunes(canvas: Canvas): string {
  const { horizon, palette } = canvas;
  const dune = (y: number, swing: number, share: number) => {
    const crest = between(canvas, 480, 1120);
    const color = mix(palette.sand, palette.land[1], share);

    return (
      shape(
        color,
        `M0 ${y + swing}C${crest - 380} ${y + 20} ${crest - 160} ${y - swing} ${crest} ${y - swing}S${crest + 420} ${y + swing} ${WIDTH} ${y}V${HEIGHT}H0z`,
      ) +
      shape(
        mix(color, palette.ink, 0.3),
        `M${crest} ${y - swing}C${crest + 60} ${y + 10} ${crest - 120} ${y + 90} ${crest + 40} ${HEIGHT}H${WIDTH}V${y}C${crest + 420} ${y + swing} ${crest + 160} ${y - swing} ${crest} ${y - swing}z`,
        'opacity=".55"',
      )
    );
  };

  return dune(horizon + 40, 46, 0.06) + dune(horizon + 130, 56, 0.3) + dune(horizon + 240, 40, 0.6);
}

/** Grass to the horizon and a flat-topped tree. */
export function drawSavanna(canvas: Canvas): string {
  const { horizon, palette } = canvas;
  const tree = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shape(palette.ink, 'M-7 0Q-4 -60 -26 -96L-20 -100Q-2 -76 0 -60 6 -90 40 -112L45 -106Q12 -70 9 0zM-120 -104Q-92 -148 -26 -146 44 -168 118 -112 70 -98 6 -102 -66 -92 -120 -104z')}</g>`;

  return (
    shape(mix(palette.sand, palette.land[0], 0.5), `M0 ${horizon + 6}H${WIDTH}V${HEIGHT}H0z`) +
    shape(
      mix(palette.land[0], palette.ink, 0.25),
      `M0 ${horizon + 120}q400 -50 820 -8t780 -26V${HEIGHT}H0z`,
    ) +
    tree(between(canvas, 560, 760), horizon + 40, 0.62) +
    tree(
      canvas.lightX < 800 ? between(canvas, 1120, 1280) : between(canvas, 300, 460),
      horizon + 160,
      1.7,
    )
  );
}

/** Rows of vines that run to a point on the hill. */
export function drawVineyard(canvas: Canvas): string {
  const { horizon, palette } = canvas;
  const rows = Array.from({ length: 17 }, (_, row) => {
    const foot = -700 + row * 190;

    return `M${700 + row * 14} ${horizon + 46}L${foot} ${HEIGHT}h84L${706 + row * 14} ${horizon + 46}z`;
  });

  return (
    shape(
      mix(palette.land[0], palette.sand, 0.35),
      `M0 ${horizon + 70}Q500 ${horizon + 20} 900 ${horizon + 36}T${WIDTH} ${horizon + 50}V${HEIGHT}H0z`,
    ) + shape(mix(palette.land[1], palette.ink, 0.18), rows.join(''), 'opacity=".9"')
  );
}

/** Open ground, white in winter, for places without water: a park with its trees and a path to the horizon. */
export function drawGround(canvas: Canvas): string {
  const { horizon, palette } = canvas;
  const [near, far] = canvas.isSnowy ? ['#d7e2ee', '#f4f8fb'] : [palette.land[1], palette.land[0]];
  const line = (y: number, swing: number) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (at) => [Math.round(at * WIDTH), y + between(canvas, -swing, swing)] as const,
    );
  const bend = between(canvas, 620, 980);
  const path = `M${bend} ${horizon + 30}C${bend + 60} ${horizon + 110} ${bend - 260} ${horizon + 150} ${bend - 120} ${HEIGHT}h330C${bend - 40} ${horizon + 170} ${bend + 150} ${horizon + 110} ${bend + 22} ${horizon + 30}z`;

  return (
    shape(mix(far, palette.haze, 0.2), smooth(line(horizon + 26, 10), HEIGHT)) +
    shape(mix(far, near, 0.45), smooth(line(horizon + 120, 18), HEIGHT)) +
    shape(mix(palette.sand, palette.ink, palette.stars > 10 ? 0.5 : 0.12), path, 'opacity=".55"') +
    shape(
      mix(near, palette.ink, 0.3),
      roundTrees(canvas, { y: horizon + 34, size: 26, count: 22 }),
    ) +
    shape(mix(near, palette.ink, 0.5), roundTrees(canvas, { y: horizon + 140, size: 52, count: 9 }))
  );
}

type Trees = { y: number; size: number; count: number };

function roundTrees(canvas: Canvas, { y, size, count }: Trees): string {
  return Array.from({ length: count }, () => {
    const x = between(canvas, 0, WIDTH);
    const r = between(canvas, size * 0.7, size * 1.25);

    return `M${x - 2} ${y + 8}v-${r}q-${r} 4 -${r} -${Math.round(r * 0.8)}q0 -${r} ${r} -${r} ${r} 0 ${r} ${r} 0 ${Math.round(r * 0.8)} -${r - 4} ${Math.round(r * 0.8)}v${r}z`;
  }).join('');
}

/** A bridge of stone arches across the river. */
export function drawBridge(canvas: Canvas): string {
  const { horizon, palette } = canvas;
  const deck = horizon + 34;
  const arches = Array.from(
    { length: 8 },
    (_, arch) => `M${arch * 200 + 22} ${deck + 84}v-22q0 -54 78 -54t78 54v22z`,
  );
  const stone = mix(palette.ink, palette.sand, palette.stars > 50 ? 0.1 : 0.3);
  const lamps = Array.from(
    { length: 9 },
    (_, lamp) =>
      `M${lamp * 200 - 2} ${deck - 10}v-34h4v34zM${lamp * 200 - 7} ${deck - 44}h14v-14h-14z`,
  );

  return (
    `<mask id="m"><path fill="#fff" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path d="${arches.join('')}"/></mask>` +
    shape(stone, box(0, deck - 12, WIDTH, 86), 'mask="url(#m)"') +
    shape(mix(stone, palette.haze, 0.3), box(0, deck - 16, WIDTH, 8)) +
    shape(palette.lamp ?? stone, lamps.join(''))
  );
}
