import { glow } from './hero-scene.ts';

const TAU = Math.PI * 2;

type Point = { x: number; y: number };

/** From the shore on the left, over the bay, up to the star. */
const CURVE: readonly [Point, Point, Point, Point] = [
  { x: 716, y: 640 },
  { x: 1010, y: 520 },
  { x: 700, y: 330 },
  { x: 1060, y: 150 },
];
/** Where on the line the stops lie. */
const STOPS = [0, 0.34, 0.66] as const;
const DASH = [9, 11] as const;

/** The journey as a thin line with stops, a traveller on it, and the star it leads to. */
export function drawRoute(context: CanvasRenderingContext2D, turn: number): void {
  context.save();
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.strokeStyle = 'rgba(255, 236, 214, 0.66)';
  context.setLineDash([...DASH]);
  context.lineDashOffset = -turn * (DASH[0] + DASH[1]) * 6;
  context.beginPath();
  context.moveTo(CURVE[0].x, CURVE[0].y);
  context.bezierCurveTo(CURVE[1].x, CURVE[1].y, CURVE[2].x, CURVE[2].y, CURVE[3].x, CURVE[3].y);
  context.stroke();
  context.restore();
  for (const stop of STOPS) drawStop(context, pointAt(stop), ringAge(turn, stop));
  drawTraveller(context, turn);
  drawNorthStar(context, turn);
}

/** How far a stop's ring has spread since the traveller passed, 0 to 1; 1 once it is gone. */
function ringAge(turn: number, stop: number): number {
  const since = (turn - stop * 0.86 + 1) % 1;

  return Math.min(1, since / 0.16);
}

function drawStop(context: CanvasRenderingContext2D, { x, y }: Point, age: number): void {
  context.fillStyle = '#fff3e2';
  context.beginPath();
  context.arc(x, y, 4.4, 0, TAU);
  context.fill();
  if (age >= 1) return;
  context.strokeStyle = `rgba(255, 243, 226, ${0.75 * (1 - age)})`;
  context.lineWidth = 1.6;
  context.beginPath();
  context.arc(x, y, 5 + age * 20, 0, TAU);
  context.stroke();
}

/** Sets out, arrives and fades into the star before the loop begins again. */
function drawTraveller(context: CanvasRenderingContext2D, turn: number): void {
  const way = Math.min(1, turn / 0.86);
  const alpha =
    Math.min(1, turn / 0.05) * (turn < 0.86 ? 1 : Math.max(0, 1 - (turn - 0.86) / 0.06));
  const { x, y } = pointAt(way);

  if (alpha <= 0) return;
  glow(context, { x, y, radius: 22, color: '255, 138, 102', strength: 0.85 * alpha });
  context.fillStyle = `rgba(255, 244, 232, ${alpha})`;
  context.beginPath();
  context.arc(x, y, 4, 0, TAU);
  context.fill();
}

function drawNorthStar(context: CanvasRenderingContext2D, turn: number): void {
  const { x, y } = CURVE[3];
  const arrival = Math.max(0, 1 - Math.abs(turn - 0.9) / 0.08);
  const size = 25 + 2.4 * Math.sin(turn * TAU * 2) + arrival * 9;

  glow(context, {
    x,
    y,
    radius: 120 + arrival * 40,
    color: '255, 210, 130',
    strength: 0.42 + arrival * 0.2,
  });
  context.fillStyle = '#ffe2a6';
  context.beginPath();
  for (let point = 0; point < 4; point += 1) {
    const angle = (point * TAU) / 4 - TAU / 4;
    const waist = angle + TAU / 8;

    context.lineTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size);
    context.quadraticCurveTo(
      x + Math.cos(waist) * size * 0.16,
      y + Math.sin(waist) * size * 0.16,
      x + Math.cos(angle + TAU / 4) * size,
      y + Math.sin(angle + TAU / 4) * size,
    );
  }
  context.fill();
}

function pointAt(share: number): Point {
  const rest = 1 - share;
  const along = (axis: 'x' | 'y') =>
    rest ** 3 * CURVE[0][axis] +
    3 * rest ** 2 * share * CURVE[1][axis] +
    3 * rest * share ** 2 * CURVE[2][axis] +
    share ** 3 * CURVE[3][axis];

  return { x: along('x'), y: along('y') };
}
