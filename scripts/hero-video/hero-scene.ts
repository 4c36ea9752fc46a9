import { fnv1a, seededRandom } from '../../src/shared/seeded.ts';
import { drawRoute } from './route.ts';
import { drawStars, starField } from './stars.ts';

/**
 * The hour before sunrise, as one frame of a loop. Every movement returns to where it began after one
 * turn, so the last frame leads into the first. `turn` runs from 0 to 1.
 */
export const WIDTH = 1280;
export const HEIGHT = 720;

const HORIZON = 500;
const TAU = Math.PI * 2;
const STARS = starField(seededRandom(fnv1a('northstar hero')), WIDTH, HORIZON);

type Ridge = {
  base: number;
  height: number;
  roughness: number;
  color: string;
  sway: number;
  seed: string;
};

/** From the farthest and palest to the nearest and darkest. */
const RIDGES: readonly Ridge[] = [
  { base: 488, height: 128, roughness: 0.54, color: '#5a6c8d', sway: 2, seed: 'far range' },
  { base: 498, height: 84, roughness: 0.56, color: '#3f5478', sway: 4, seed: 'middle range' },
  { base: 506, height: 62, roughness: 0.5, color: '#273f63', sway: 7, seed: 'near hills' },
];
const COAST: Ridge = {
  base: 724,
  height: 170,
  roughness: 0.5,
  color: '#081527',
  sway: 14,
  seed: 'coast here',
};

export function drawHero(context: CanvasRenderingContext2D, turn: number): void {
  drawSky(context, turn);
  drawStars(context, STARS, turn);
  RIDGES.forEach((ridge, depth) => {
    drawRidge(context, ridge, turn);
    drawMist(context, {
      y: ridge.base - 18 + depth * 8,
      turn,
      speed: depth + 1,
      strength: 0.22 - depth * 0.04,
    });
  });
  drawSea(context, turn);
  drawMist(context, { y: 640, turn, speed: 2, strength: 0.06 });
  drawCoast(context, turn);
  drawRoute(context, turn);
  drawGrain(context);
}

function drawSky(context: CanvasRenderingContext2D, turn: number): void {
  const breath = 0.5 + 0.5 * Math.sin(turn * TAU);
  const sky = context.createLinearGradient(0, 0, 0, HORIZON);

  sky.addColorStop(0, '#071021');
  sky.addColorStop(0.34, '#0c2140');
  sky.addColorStop(0.6, '#1e3f66');
  sky.addColorStop(0.78, '#5d6d8e');
  sky.addColorStop(0.9, '#d68d76');
  sky.addColorStop(1, '#f8bd85');
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  glow(context, {
    x: 900,
    y: HORIZON + 8,
    radius: 560 + breath * 26,
    color: '255, 171, 110',
    strength: 0.52 + breath * 0.07,
  });
  glow(context, {
    x: 900,
    y: HORIZON + 4,
    radius: 210 + breath * 14,
    color: '255, 224, 170',
    strength: 0.62 + breath * 0.08,
  });
}

type Glow = { x: number; y: number; radius: number; color: string; strength: number };

export function glow(
  context: CanvasRenderingContext2D,
  { x, y, radius, color, strength }: Glow,
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);

  light.addColorStop(0, `rgba(${color}, ${strength})`);
  light.addColorStop(0.45, `rgba(${color}, ${strength * 0.34})`);
  light.addColorStop(1, `rgba(${color}, 0)`);
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** A mountain line by midpoint displacement; wider than the picture so that it can sway. */
function ridgeLine({ base, height, roughness, seed }: Ridge): number[] {
  const random = seededRandom(fnv1a(seed));
  let line = Array.from({ length: 7 }, () => 0.12 + random() * 0.88);
  let spread = 0.5;

  while (line.length < 520) {
    line = line.flatMap((value, index) => {
      const next = line[index + 1];

      return next === undefined ? [value] : [value, (value + next) / 2 + (random() - 0.5) * spread];
    });
    spread *= roughness;
  }
  return line.map((value) => base - Math.max(0, value) * height);
}

const LINES = new Map([...RIDGES, COAST].map((ridge) => [ridge.seed, ridgeLine(ridge)]));

function drawRidge(context: CanvasRenderingContext2D, ridge: Ridge, turn: number): void {
  const line = LINES.get(ridge.seed) ?? [];
  const offset = Math.sin(turn * TAU) * ridge.sway - 30;
  const step = (WIDTH + 60) / (line.length - 1);

  context.beginPath();
  context.moveTo(offset, HORIZON + 6);
  line.forEach((y, index) => context.lineTo(offset + index * step, y));
  context.lineTo(offset + WIDTH + 60, HORIZON + 6);
  context.closePath();
  const shade = context.createLinearGradient(0, ridge.base - ridge.height, 0, HORIZON + 6);

  shade.addColorStop(0, ridge.color);
  shade.addColorStop(1, mix(ridge.color, '#e9a184', 0.34));
  context.fillStyle = shade;
  context.fill();
}

type Mist = { y: number; turn: number; speed: number; strength: number };

/** Long soft patches that travel a whole number of spacings in one turn. */
function drawMist(context: CanvasRenderingContext2D, { y, turn, speed, strength }: Mist): void {
  const spacing = 640;

  for (let patch = -2; patch < 4; patch += 1) {
    const x = patch * spacing + turn * spacing * (speed % 2 === 0 ? 1 : -1) + speed * 140;

    context.save();
    context.translate(x, y);
    context.scale(1, 0.07);
    glow(context, { x: 0, y: 0, radius: 360, color: '255, 214, 190', strength });
    context.restore();
  }
}

function drawSea(context: CanvasRenderingContext2D, turn: number): void {
  const sea = context.createLinearGradient(0, HORIZON, 0, HEIGHT);

  sea.addColorStop(0, '#d9967b');
  sea.addColorStop(0.1, '#8a7487');
  sea.addColorStop(0.34, '#2c4f6e');
  sea.addColorStop(1, '#0a2137');
  context.fillStyle = sea;
  context.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON);
  const random = seededRandom(fnv1a('waves'));

  for (let wave = 0; wave < 760; wave += 1) {
    const depth = random() ** 1.9;
    const y = HORIZON + 3 + depth * 216;
    const shimmer = 0.5 + 0.5 * Math.sin(TAU * (turn * (1 + Math.floor(random() * 3)) + random()));
    const nearLight = random() < 0.74;
    const spreadX = nearLight ? 60 + depth * 190 : 1400;
    const x =
      900 +
      (random() + random() + random() - 1.5) * 0.95 * spreadX +
      Math.sin(TAU * (turn + random())) * (2 + depth * 12);
    const length = (6 + random() * 34) * (0.5 + depth * 1.9);

    context.fillStyle = nearLight
      ? `rgba(255, 205, 158, ${0.5 * shimmer * (1 - depth * 0.62)})`
      : `rgba(160, 190, 214, ${0.15 * shimmer})`;
    context.fillRect(x - length / 2, y, length, 1 + depth * 1.8);
  }
}

/** The shore we stand on, dark, with a few pines. */
function drawCoast(context: CanvasRenderingContext2D, turn: number): void {
  const offset = Math.sin(turn * TAU) * COAST.sway - 30;
  const shore = (x: number) =>
    640 + 58 * Math.cos((x / WIDTH) * 3.1 + 0.3) + 10 * Math.sin(x / 71) + 62 * (x / WIDTH);

  context.fillStyle = COAST.color;
  context.beginPath();
  context.moveTo(offset, HEIGHT);
  for (let x = 0; x <= WIDTH + 60; x += 6) context.lineTo(offset + x, shore(x));
  context.lineTo(offset + WIDTH + 60, HEIGHT);
  context.fill();
  const random = seededRandom(fnv1a('pines'));

  for (let tree = 0; tree < 46; tree += 1) {
    const cluster = tree < 16 ? 1120 + random() * 220 : random() * 1340;
    const x = offset + cluster;
    const size = (tree < 16 ? 46 : 18) + random() * 42;

    drawPine(context, {
      x,
      y: shore(cluster) + 6,
      size,
      lean: Math.sin(TAU * (turn + random())) * 0.8,
    });
  }
}

type Pine = { x: number; y: number; size: number; lean: number };

function drawPine(context: CanvasRenderingContext2D, { x, y, size, lean }: Pine): void {
  context.beginPath();
  context.moveTo(x - 1, y);
  for (let tier = 0; tier < 5; tier += 1) {
    const at = tier / 5;
    const half = size * 0.2 * (1 - at) + 1.5;

    context.lineTo(x - half, y - size * (at * 0.86 + 0.1));
    context.lineTo(x - half * 0.42 + lean * at, y - size * (at * 0.86 + 0.2));
  }
  context.lineTo(x + lean, y - size);
  for (let tier = 4; tier >= 0; tier -= 1) {
    const at = tier / 5;
    const half = size * 0.2 * (1 - at) + 1.5;

    context.lineTo(x + half * 0.42 + lean * at, y - size * (at * 0.86 + 0.2));
    context.lineTo(x + half, y - size * (at * 0.86 + 0.1));
  }
  context.lineTo(x + 1, y);
  context.fill();
}

let grain: HTMLCanvasElement | undefined;

/** One fixed grain for all frames: it keeps the long gradients from breaking into bands and costs nothing to encode. */
function drawGrain(context: CanvasRenderingContext2D): void {
  if (!grain) {
    grain = document.createElement('canvas');
    grain.width = WIDTH;
    grain.height = HEIGHT;
    const inner = grain.getContext('2d');
    const random = seededRandom(fnv1a('grain'));
    const image = inner?.createImageData(WIDTH, HEIGHT);

    if (!inner || !image) return;
    for (let pixel = 0; pixel < image.data.length; pixel += 4) {
      const value = random() < 0.5 ? 0 : 255;

      image.data.set([value, value, value, 5], pixel);
    }
    inner.putImageData(image, 0, 0);
  }
  context.drawImage(grain, 0, 0);
}

function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const blend = (at: number) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share);

  return `rgb(${blend(1)}, ${blend(3)}, ${blend(5)})`;
}
