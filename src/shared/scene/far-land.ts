import { type Canvas, atDistance, below, between, ridge, shape } from './canvas.ts';
import { mix } from './color.ts';

/** Two or three ranges, the farthest palest; snow lies on the peaks where it is cold. */
export function drawMountains(canvas: Canvas): string {
  const peak = canvas.lightX < 800 ? 0.68 : 0.3;
  const layers = [
    { distance: 0.74, height: 330, points: 33 },
    { distance: 0.52, height: 240, points: 33 },
    { distance: 0.32, height: 120, points: 17 },
  ];

  return layers
    .map(({ distance, height, points }, index) => {
      const line = ridge(canvas, {
        base: canvas.horizon + 14,
        height,
        points,
        roughness: 0.56,
        ...(index < 2 ? { peak } : {}),
      });
      const color = atDistance(canvas, distance);

      return (
        shape(color, below(line, canvas.horizon + 20)) +
        (canvas.isSnowy && index < 2 ? snowCaps(line, color) : '')
      );
    })
    .join('');
}

/** White on every summit that stands out, its lower edge broken by the rocks. */
function snowCaps(line: readonly [number, number][], rock: string): string {
  const heights = line.map(([, y]) => y).sort((a, b) => a - b);
  const snowLine = heights[Math.floor(heights.length * 0.4)] ?? 0;
  const caps = line.flatMap(([x, y], index) => {
    const before = line[index - 1];
    const after = line[index + 1];

    if (!before || !after || y > snowLine || y > before[1] || y > after[1]) return [];
    const down = (to: readonly [number, number], share: number) =>
      [Math.round(x + (to[0] - x) * share), Math.round(y + (to[1] - y) * share)] as const;
    const [lx, ly] = down(before, 0.92);
    const [rx, ry] = down(after, 0.92);

    return [`M${x} ${y}L${rx} ${ry}l-12 -6 -8 16 -10 -14L${x} ${y + 46}l-9 -20 -9 10L${lx} ${ly}z`];
  });

  return shape(mix('#ffffff', rock, 0.12), caps.join(''));
}

/** Soft hills, for places without mountains. */
export function drawHills(canvas: Canvas): string {
  const color = (distance: number) =>
    atDistance(canvas, distance, mix(canvas.palette.ink, canvas.palette.land[1], 0.5));
  const far = ridge(canvas, { base: canvas.horizon + 10, height: 90, points: 9, roughness: 0.4 });
  const near = ridge(canvas, { base: canvas.horizon + 14, height: 56, points: 9, roughness: 0.4 });

  return (
    shape(color(0.72), smooth(far, canvas.horizon + 20)) +
    shape(color(0.55), smooth(near, canvas.horizon + 20))
  );
}

/** A lone cone with a hollow top and a trail of smoke. */
export function drawVolcano(canvas: Canvas): string {
  const { horizon } = canvas;
  const x = canvas.lightX < 800 ? between(canvas, 980, 1180) : between(canvas, 420, 620);
  const top = horizon - between(canvas, 270, 330);
  const color = atDistance(canvas, 0.5);
  const cone = `M${x - 520} ${horizon + 16}Q${x - 150} ${horizon - 60} ${x - 44} ${top}l22 12 18 -6 26 10 20 -14Q${x + 160} ${horizon - 70} ${x + 540} ${horizon + 16}z`;
  const snow = `M${x - 44} ${top}l22 12 18 -6 26 10 20 -14 34 62 -24 -12 -16 28 -22 -32 -20 30 -20 -26 -24 34 -22 -22z`;
  const smoke = `M${x} ${top + 4}q-26 -50 14 -80t-6 -92q60 30 34 88t-18 84z`;

  return (
    shape(mix(canvas.palette.sky[3], '#ffffff', 0.5), smoke, 'opacity=".4"') +
    shape(color, cone) +
    shape(mix('#ffffff', color, 0.25), snow, `opacity="${canvas.isSnowy ? 0.9 : 0.12}"`)
  );
}

/** Walls of rock on both sides that close in on the water. */
export function drawFjord(canvas: Canvas): string {
  const { horizon } = canvas;
  const wall = ({ distance, reach, height, fromLeft }: FjordWall) => {
    const x = (value: number) => (fromLeft ? value : 1600 - value);
    const y = horizon - height;
    const points = [
      [0, y],
      [reach * 0.22, y + between(canvas, -30, 20)],
      [reach * 0.42, y + height * 0.12],
      [reach * 0.6, y + height * 0.34],
      [reach * 0.76, y + height * 0.52],
      [reach * 0.9, y + height * 0.82],
      [reach, horizon + 8],
    ].map(([px = 0, py = 0]) => `${Math.round(x(px))} ${Math.round(py)}`);

    return shape(
      atDistance(canvas, distance),
      `M${x(0)} ${horizon + 16}L${points.join('L')}L${x(reach)} ${horizon + 16}z`,
    );
  };

  return FJORD_WALLS.map(wall).join('');
}

type FjordWall = { distance: number; reach: number; height: number; fromLeft: boolean };

const FJORD_WALLS: readonly FjordWall[] = [
  { distance: 0.66, reach: 980, height: 300, fromLeft: true },
  { distance: 0.6, reach: 900, height: 330, fromLeft: false },
  { distance: 0.44, reach: 640, height: 400, fromLeft: true },
  { distance: 0.36, reach: 560, height: 440, fromLeft: false },
  { distance: 0.2, reach: 330, height: 470, fromLeft: true },
];

/** An island: a low hump on the water, darker the nearer it lies. */
export function drawIsland(canvas: Canvas): string {
  const islands = [
    {
      distance: 0.66,
      x: between(canvas, 60, 300),
      width: between(canvas, 420, 560),
      height: between(canvas, 80, 130),
    },
    {
      distance: 0.48,
      x: between(canvas, 760, 1000),
      width: between(canvas, 380, 520),
      height: between(canvas, 100, 190),
    },
  ];

  return islands
    .map(({ distance, x, width, height }) =>
      shape(
        atDistance(canvas, distance, mix(canvas.palette.ink, canvas.palette.land[1], 0.6)),
        `M${x} ${canvas.horizon + 12}q${Math.round(width * 0.16)} -${Math.round(height * 0.5)} ${Math.round(width * 0.3)} -${height}t${Math.round(width * 0.32)} ${Math.round(height * 0.3)}t${Math.round(width * 0.38)} ${Math.round(height * 0.7)}z`,
      ),
    )
    .join('');
}

/** A closed path whose points are joined by soft curves. */
export function smooth(points: readonly (readonly [number, number])[], bottom: number): string {
  const curves = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index] ?? [0, bottom];

    return `C${Math.round((px + x) / 2)} ${py} ${Math.round((px + x) / 2)} ${y} ${x} ${y}`;
  });

  return `M0 ${bottom}V${points[0]?.[1] ?? bottom}${curves.join('')}V${bottom}z`;
}
