import { fnv1a } from '../seeded.ts';
import { STOCK_PHOTOS } from './stock-photos.ts';

const MAX_KEYWORDS = 4;
const MIN_KEYWORD_LENGTH = 3;
/** The placeholder service's picture numbers that may be asked for. */
const PLACEHOLDER_IDS = { from: 100, to: 999 } as const;
const NO_KEYWORDS = new Set(['and', 'the', 'with', 'from', 'near', 'over', 'for']);

/** At most four keywords of three or more letters, in the order in which they stand in the text. */
export function imageKeywords(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_KEYWORD_LENGTH && !NO_KEYWORDS.has(word));

  return [...new Set(words)].slice(0, MAX_KEYWORDS);
}

/** The address of a stock photo of what the text names first; undefined when none shows it. */
export function stockPhoto(text: string, width = 1600): string | undefined {
  const keywords = imageKeywords(text);
  const phrase = keywords.join(' ');
  const subject =
    keywords.find((keyword) => Object.hasOwn(STOCK_PHOTOS, keyword)) ??
    Object.keys(STOCK_PHOTOS).find(
      (name) => name.includes(' ') && phrase.includes(imageKeywords(name).join(' ')),
    );
  const photos = subject === undefined ? undefined : STOCK_PHOTOS[subject];
  const photo = photos?.[fnv1a(text) % photos.length];

  return (
    photo &&
    `https://images.unsplash.com/photo-${photo}?auto=format&fit=crop&w=${width}&h=${heightOf(width)}&q=80`
  );
}

/** The address of a placeholder photo, the same each time for the same text. */
export function placeholderPhoto(text: string, width = 1600): string {
  const count = PLACEHOLDER_IDS.to - PLACEHOLDER_IDS.from + 1;

  return `https://picsum.photos/id/${PLACEHOLDER_IDS.from + (fnv1a(text) % count)}/${width}/${heightOf(width)}`;
}

/** Pictures are 16 by 9. */
function heightOf(width: number): number {
  return Math.round((width * 9) / 16);
}
