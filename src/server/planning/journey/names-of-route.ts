import type { Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

/** Words in plain small letters, with single spaces and without marks. */
export function fold(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A place by the names that a text may call it. */
export type Named = Pick<Destination, 'id' | 'name'> & { aliases?: readonly string[] };

/** What a text may call a place, as a part of a pattern: "SF" as well as "San Francisco". */
export function wordOf({ name, aliases = [] }: Named): string {
  const names = [...new Set([name, ...aliases].map(fold))]
    .filter((one) => one !== '')
    .toSorted((a, b) => b.length - a.length);

  return `(?:${names.join('|')})`;
}
