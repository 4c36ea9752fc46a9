/** Where a name stands in a text. */
export type Span = { from: number; to: number };

const LETTER = /[\p{L}\p{N}]/u;

/** In small letters without accents, as long as before. */
export function plainly(text: string): string {
  return text
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => letter.normalize('NFD').charAt(0) || letter)
    .toLowerCase();
}

/** Where a text has a name as whole words. */
export function spanOf(name: string, text: string): Span | undefined {
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const to = from + name.length;

    if (!LETTER.test(text.charAt(from - 1)) && !LETTER.test(text.charAt(to))) return { from, to };
  }
  return undefined;
}

/** Whether two names share a part of the text. */
export function overlap(one: Span, two: Span): boolean {
  return one.from < two.to && two.from < one.to;
}
