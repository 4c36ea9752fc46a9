import type { Canvas } from './canvas.ts';
import { atDistance, box, shape } from './canvas.ts';

type Landmark = (x: number, y: number) => string;

const mirrored = (draw: (side: number) => string) => draw(1) + draw(-1);

const latticeTower: Landmark = (x, y) =>
  mirrored(
    (side) =>
      `M${x + side * 92} ${y}q${side * -62} -96 ${side * -74} -236h${side * -10}q${side * -4} 110 ${side * 22} 236z`,
  ) +
  box(x - 58, y - 92, 116, 12) +
  box(x - 36, y - 158, 72, 10) +
  `M${x - 20} ${y - 230}L${x - 4} ${y - 400}h8L${x + 20} ${y - 230}z${box(x - 2, y - 440, 4, 44)}`;

const clockTower: Landmark = (x, y) =>
  `${box(x - 26, y - 260, 52, 274)}${box(x - 32, y - 268, 64, 10)}M${x - 30} ${y - 268}L${x} ${y - 362}L${x + 30} ${y - 268}z${box(x - 2, y - 392, 4, 34)}${box(x + 40, y - 78, 250, 92)}` +
  [52, 92, 132, 172, 212, 252].map((at) => `M${x + at} ${y - 76}l9 -40 9 40z`).join('');

const setbackTower: Landmark = (x, y) =>
  box(x - 62, y - 170, 124, 184) +
  box(x - 46, y - 290, 92, 130) +
  box(x - 30, y - 350, 60, 70) +
  `M${x - 22} ${y - 350}L${x - 5} ${y - 404}h10L${x + 22} ${y - 350}z${box(x - 2, y - 474, 4, 74)}`;

const sails: Landmark = (x, y) =>
  box(x - 210, y - 22, 420, 40) +
  [
    [-190, 120, 110],
    [-110, 150, 158],
    [0, 140, 140],
    [96, 96, 92],
  ]
    .map(
      ([at = 0, width = 0, height = 0]) =>
        `M${x + at} ${y - 20}q${Math.round(width * 0.12)} -${Math.round(height * 0.8)} ${Math.round(width * 0.62)} -${height}q-${Math.round(width * 0.1)} ${Math.round(height * 0.6)} ${Math.round(width * 0.38)} ${height}z`,
    )
    .join('');

const needle: Landmark = (x, y) =>
  box(x - 58, y - 150, 116, 164) +
  box(x - 40, y - 260, 80, 116) +
  box(x - 24, y - 356, 48, 100) +
  `M${x - 14} ${y - 352}L${x - 1} ${y - 520}h2L${x + 14} ${y - 352}z`;

const manySpires: Landmark = (x, y) =>
  box(x - 130, y - 90, 260, 104) +
  [
    [-104, 230],
    [-64, 280],
    [-22, 350],
    [22, 330],
    [64, 280],
    [104, 230],
  ]
    .map(
      ([at = 0, height = 0]) =>
        `M${x + at - 17} ${y}q-3 -${Math.round(height * 0.6)} 15 -${height}h4q18 ${Math.round(height * 0.4)} 15 ${height}z`,
    )
    .join('');

const greatDome: Landmark = (x, y) =>
  `${box(x - 180, y - 74, 360, 88)}${box(x - 84, y - 124, 168, 54)}M${x - 84} ${y - 122}c0 -70 44 -112 84 -118 40 6 84 48 84 118z${box(x - 14, y - 268, 28, 34)}${box(x - 2, y - 300, 4, 36)}`;

const archBridge: Landmark = (x, y) =>
  [-250, 250].map((at) => box(x + at - 14, y - 250, 28, 290)).join('') +
  box(x - 620, y - 40, 1240, 12) +
  `M${x - 250} ${y - 246}Q${x} ${y + 40} ${x + 250} ${y - 246}l0 7Q${x} ${y + 50} ${x - 250} ${y - 239}z` +
  mirrored(
    (side) =>
      `M${x + side * 250} ${y - 246}Q${x + side * 400} ${y - 80} ${x + side * 620} ${y - 40}v8Q${x + side * 400} ${y - 70} ${x + side * 250} ${y - 238}z`,
  );

/** What a famous city is known by from afar, and the colour it wears by day. */
const LANDMARKS: readonly (readonly [RegExp, Landmark, string?])[] = [
  [/^paris\b/i, latticeTower],
  [/^tokyo\b/i, latticeTower, '#b5452c'],
  [/^london\b/i, clockTower],
  [/^new york\b/i, setbackTower],
  [/^sydney\b/i, sails, '#efe6d6'],
  [/^dubai\b/i, needle],
  [/^barcelona\b/i, manySpires],
  [/^rome\b/i, greatDome],
  [/^florence\b/i, greatDome, '#a9573a'],
  [/^san francisco\b/i, archBridge, '#b5452c'],
];

/** The silhouette that tells a famous city from others; nothing for places without one. */
export function drawFamous(canvas: Canvas, x: number): string {
  const found = LANDMARKS.find(([name]) => name.test(canvas.name));

  if (!found) return '';
  const [, draw, color] = found;
  const isNight = canvas.palette.stars > 50;

  return shape(
    isNight || !color ? atDistance(canvas, 0.2) : atDistance(canvas, 0.12, color),
    draw(x, canvas.horizon),
  );
}
