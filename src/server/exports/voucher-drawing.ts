import { drawMapSketch } from './map-drawing.ts';
import type { MapSketch } from './map-sketch.ts';
import { plainLine } from './plain-text.ts';
import type { VoucherContent, VoucherRow, VoucherSection } from './voucher-content.ts';

/** Paths of font files. */
export type VoucherFonts = { regular: string; bold: string };

const INK = '#0B1F3A';
const CORAL = '#E4572E';
const QUIET = '#4D5B70';
const LINE = '#DBE3EE';
const LEAD_WIDTH = 84;
const HEAD_HEIGHT = 52;
const ROW_SPACE = 44;
/** A row of one line. */
const LINE_HEIGHT = 20;
const MAP_HEIGHT = 132;
/** A list of this many lines at most is not parted over two pages. */
const LINES_TOGETHER = 12;

type Page = { left: number; right: number; bottom: number };

/** Draws the words on as many pages as they need, with a footer and a number on each. */
export function drawVoucher(
  doc: PDFKit.PDFDocument,
  content: VoucherContent,
  fonts: VoucherFonts,
): void {
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  drawHead(doc, content);
  for (const section of content.sections) drawSection(doc, section);
  drawFooters(doc, content.footer);
}

function pageOf(doc: PDFKit.PDFDocument): Page {
  const { width, height, margins } = doc.page;

  return {
    left: margins.left,
    right: width - margins.right,
    bottom: height - margins.bottom,
  };
}

function drawHead(doc: PDFKit.PDFDocument, { title, facts }: VoucherContent): void {
  const { left, right } = pageOf(doc);

  doc.rect(0, 0, doc.page.width, 8).fill(CORAL);
  write(doc, 'Northstar', { font: 'bold', size: 11, color: CORAL, x: left });
  doc.moveDown(0.4);
  write(doc, title, { font: 'bold', size: 24, color: INK, x: left, width: right - left });
  write(doc, facts.join('  ·  '), { size: 10.5, color: QUIET, x: left, width: right - left });
}

function drawSection(doc: PDFKit.PDFDocument, section: VoucherSection): void {
  const { left, right } = pageOf(doc);
  const width = right - left;

  doc.moveDown(1);
  ensureSpace(doc, spaceToBegin(section));
  doc.outline.addItem(printable(section.title));
  doc.moveTo(left, doc.y).lineTo(right, doc.y).lineWidth(0.75).stroke(LINE);
  doc.y += 8;
  write(doc, section.title, { font: 'bold', size: 13, color: INK, x: left, width });
  if (section.note) write(doc, section.note, { size: 9, color: QUIET, x: left, width });
  doc.y += 4;
  if (section.map) drawMap(doc, section.map);
  for (const row of section.rows) drawRow(doc, row);
}

/** A heading stands with what it is about: its map and first row, or the whole of a short list. */
function spaceToBegin({ map, rows }: VoucherSection): number {
  const isShortList =
    rows.length <= LINES_TOGETHER && rows.every(({ lines }) => lines.length === 0);
  const list = isShortList ? rows.length * LINE_HEIGHT : ROW_SPACE;

  return HEAD_HEIGHT + (map ? MAP_HEIGHT : 0) + list;
}

function drawMap(doc: PDFKit.PDFDocument, sketch: MapSketch): void {
  const { left, right } = pageOf(doc);
  const top = doc.y;

  drawMapSketch(doc, sketch, { x: left, y: top, width: right - left, height: MAP_HEIGHT });
  doc.y = top + MAP_HEIGHT + 8;
}

function drawRow(doc: PDFKit.PDFDocument, row: VoucherRow): void {
  ensureSpace(doc, ROW_SPACE);
  const { left, right } = pageOf(doc);
  const top = doc.y;
  const x = row.lead ? left + LEAD_WIDTH : left;
  const width = right - x;
  const font = row.lead || row.lines.length > 0 ? 'bold' : 'regular';

  write(doc, row.lead, { font: 'bold', size: 10, color: CORAL, x: left, width: LEAD_WIDTH - 8 });
  const afterLead = doc.y;

  doc.y = top;
  const label = row.label ? `  (${row.label})` : '';

  const title = row.mark === undefined ? row.title : `${row.mark}. ${row.title}`;

  write(doc, `${title}${label}`, { font, size: 10, color: INK, x, width });
  for (const line of row.lines) {
    ensureSpace(doc, 14);
    write(doc, line, { size: 9, color: QUIET, x, width });
  }
  // A long lead may reach further down than its title, as long as both are on the same page.
  if (doc.y > top) doc.y = Math.max(doc.y, afterLead);
  doc.y += 5;
}

function drawFooters(doc: PDFKit.PDFDocument, text: string): void {
  const { start, count } = doc.bufferedPageRange();

  for (let number = 1; number <= count; number += 1) {
    doc.switchToPage(start + number - 1);
    const { left, right, bottom } = pageOf(doc);

    // The footer stands in the margin, where the text flow would open a new page.
    doc.page.margins.bottom = 0;
    doc.y = bottom + 14;
    write(doc, text, { size: 8, color: QUIET, x: left, width: right - left - 70 });
    doc.y = bottom + 14;
    write(doc, `Page ${number} of ${count}`, {
      size: 8,
      color: QUIET,
      x: right - 70,
      width: 70,
      align: 'right',
    });
  }
}

function ensureSpace(doc: PDFKit.PDFDocument, points: number): void {
  if (doc.y + points > pageOf(doc).bottom) doc.addPage();
}

type Style = {
  font?: 'regular' | 'bold';
  size: number;
  color: string;
  x: number;
  width?: number;
  align?: 'right';
};

function write(doc: PDFKit.PDFDocument, text: string, style: Style): void {
  doc
    .font(style.font ?? 'regular')
    .fontSize(style.size)
    .fillColor(style.color)
    .text(printable(text), style.x, doc.y, {
      ...(style.width ? { width: style.width } : {}),
      ...(style.align ? { align: style.align } : {}),
    });
}

/** Emoji and the invisible joiners between them have no place in a text font. */
function printable(text: string): string {
  const bare = plainLine(text).replace(
    /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200b-\u200f\u2060]|\ufe0e|\ufe0f/gu,
    '',
  );

  return plainLine(bare);
}
