import { scenePicture } from '#shared/scene/scene-picture.ts';
import { escapeXml } from '#server/exports/xml.ts';
import type { ShareCard } from './share-card.ts';
import { CARD_SIZE } from './share-card-meta.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 72;
const STAR =
  'M32 4c2 17.300 10.700 26 28 28-17.300 2-26 10.700-28 28-2-17.300-10.700-26-28-28 17.300-2 26-10.700 28-28Z';
/** Sizes of the title, the greatest that fits in two lines is taken; a letter is about half as wide as high. */
const TITLE_SIZES = [92, 76, 60, 46] as const;
const LETTER_WIDTH = 0.53;
const MAX_TITLE = 90;
const MAX_LEAD = 84;

/** A card as SVG: the scene, a shade that carries the words, the mark. Text is escaped and bounded. */
export function drawShareCard({ title, lead, scene }: ShareCard): string {
  const { size, lines } = fitTitle(clip(title, MAX_TITLE));
  const first = HEIGHT - MARGIN - 62 - (lines.length - 1) * size * 1.08;
  const words = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${Math.round(first + index * size * 1.08)}" font-family="Northstar Heading" font-size="${size}" fill="#ffffff">${escapeXml(line)}</text>`,
  );

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    '<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">',
    '<stop offset="0" stop-color="#081322" stop-opacity=".34"/><stop offset=".3" stop-color="#081322" stop-opacity="0"/>',
    '<stop offset=".56" stop-color="#081322" stop-opacity=".22"/><stop offset="1" stop-color="#081322" stop-opacity=".88"/></linearGradient></defs>',
    asBackdrop(scenePicture(scene)),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>`,
    `<path d="${STAR}" fill="#f2b134" transform="translate(${MARGIN - 4} 50) scale(.9)"/>`,
    `<text x="${MARGIN + 68}" y="93" font-family="Northstar Heading" font-size="40" fill="#ffffff">Northstar</text>`,
    ...words,
    `<text x="${MARGIN}" y="${HEIGHT - MARGIN}" font-family="Northstar Text" font-size="30" fill="#e9eef5">${escapeXml(clip(lead, MAX_LEAD))}</text>`,
    '</svg>',
  ].join('');
}

/** The scene (1600 by 900) as wide as the card, its sky and ground cut alike. */
function asBackdrop(svg: string): string {
  return svg.replace(
    /^<svg [^>]*>/,
    `<svg x="0" y="0" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">`,
  );
}

function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = wrap(title, Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER_WIDTH)));

    if (lines.length <= 2 || size === TITLE_SIZES.at(-1)) return { size, lines: lines.slice(0, 3) };
  }
  return { size: TITLE_SIZES[0], lines: [title] };
}

function wrap(text: string, letters: number): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const piece = clip(word, letters);

    return last !== undefined && last.length + 1 + piece.length <= letters
      ? [...lines.slice(0, -1), `${last} ${piece}`]
      : [...lines, piece];
  }, []);
}

function clip(text: string, max: number): string {
  const letters = Array.from(text);

  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
}
