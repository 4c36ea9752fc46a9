import type { MapSketch, SketchPoint } from './map-sketch.ts';

const PAPER = '#F7F1E8';
const INK = '#0B1F3A';
const CORAL = '#E4572E';
const QUIET = '#4D5B70';
const RADIUS = 7;
const END_RADIUS = 3.5;
const PADDING = 18;
const SCALES_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
const MAX_SCALE_PT = 110;
/** A day on one square would be blown up to a plan of its paving stones. */
const MIN_EXTENT_KM = 0.3;

export type Box = { x: number; y: number; width: number; height: number };

/** Draws a day's stops as numbered dots along its way, ends of rides as small ones, the stay as a square, and a scale. */
export function drawMapSketch(doc: PDFKit.PDFDocument, sketch: MapSketch, box: Box): void {
  const { points, ptPerKm } = fit(sketch.points, box);
  const [first] = points;

  doc.save();
  doc.roundedRect(box.x, box.y, box.width, box.height, 8).fill(PAPER);
  if (first) {
    doc.moveTo(first.x, first.y);
    for (const { x, y } of points.slice(1)) doc.lineTo(x, y);
    if (sketch.isLoop) doc.lineTo(first.x, first.y);
    doc.lineWidth(1.2).lineJoin('round').strokeColor(CORAL).stroke();
  }
  for (const { x, y } of points.filter(({ isEnd }) => isEnd)) drawEnd(doc, { x, y });
  for (const point of spread(points.filter(({ isEnd }) => !isEnd))) drawPoint(doc, point);
  drawScale(doc, ptPerKm, box);
  doc.restore();
}

/** The points in the page's own units, as large as the box allows, in its middle. */
export function fit(
  points: readonly SketchPoint[],
  box: Box,
): { points: SketchPoint[]; ptPerKm: number } {
  const span = (pick: (point: SketchPoint) => number) => {
    const values = points.map(pick);
    const least = Math.min(...values);

    return { middle: (least + Math.max(...values)) / 2, size: Math.max(...values) - least };
  };
  const across = span(({ x }) => x);
  const down = span(({ y }) => y);
  const ptPerKm = Math.min(
    (box.width - 2 * PADDING) / Math.max(across.size, MIN_EXTENT_KM),
    (box.height - 2 * PADDING) / Math.max(down.size, MIN_EXTENT_KM),
  );

  return {
    ptPerKm,
    points: points.map((point) => ({
      ...point,
      x: box.x + box.width / 2 + (point.x - across.middle) * ptPerKm,
      y: box.y + box.height / 2 + (point.y - down.middle) * ptPerKm,
    })),
  };
}

/** Dots that would cover each other move aside, so that every number can be read. */
function spread(points: readonly SketchPoint[]): SketchPoint[] {
  const placed: SketchPoint[] = [];

  for (const point of points) {
    let { x } = point;

    for (
      let tries = 0;
      tries < 12 && placed.some((other) => isClose({ ...point, x }, other));
      tries += 1
    )
      x += RADIUS;
    placed.push({ ...point, x });
  }
  return placed;
}

function isClose(one: SketchPoint, other: SketchPoint): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < RADIUS * 1.7;
}

function drawEnd(doc: PDFKit.PDFDocument, { x, y }: Pick<SketchPoint, 'x' | 'y'>): void {
  doc.circle(x, y, END_RADIUS).lineWidth(1).fillAndStroke(CORAL, '#FFFFFF');
}

function drawPoint(doc: PDFKit.PDFDocument, { x, y, mark }: SketchPoint): void {
  if (mark === undefined) {
    doc
      .rect(x - 5, y - 5, 10, 10)
      .lineWidth(1)
      .fillAndStroke(INK, '#FFFFFF');
    return;
  }
  doc.circle(x, y, RADIUS).lineWidth(1).fillAndStroke(CORAL, '#FFFFFF');
  doc
    .font('bold')
    .fontSize(8)
    .fillColor('#FFFFFF')
    .text(String(mark), x - RADIUS, y - 5.5, {
      width: RADIUS * 2,
      align: 'center',
      lineBreak: false,
    });
}

function drawScale(doc: PDFKit.PDFDocument, ptPerKm: number, box: Box): void {
  const km = SCALES_KM.findLast((length) => length * ptPerKm <= MAX_SCALE_PT) ?? SCALES_KM[0] ?? 1;
  const left = box.x + 10;
  const bottom = box.y + box.height - 8;

  doc
    .moveTo(left, bottom - 4)
    .lineTo(left, bottom)
    .lineTo(left + km * ptPerKm, bottom)
    .lineTo(left + km * ptPerKm, bottom - 4)
    .lineWidth(0.8)
    .stroke(QUIET);
  doc
    .font('regular')
    .fontSize(7)
    .fillColor(QUIET)
    .text(km < 1 ? `${km * 1000} m` : `${km} km`, left + 3, bottom - 11, { lineBreak: false });
}
