import type { Catalogue } from '../catalogue/catalogue.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { isDestinationName } from './known-names.ts';
import { narrowingsOf } from './regions.ts';

/**
 * The names in a free text ("Berlin, Munich and London"), in its order and as they stand there. A country or
 * region behind a comma stays with its town ("Paris, Texas"), unless it is itself a destination and the town is
 * one, too.
 */
export function nameParts(text: string, catalogue: Catalogue): string[] {
  const isDestination = (name: string) => isDestinationName(name, catalogue);

  return text
    .split(/[;/&\n]|\b(?:and|then|or)\b/i)
    .flatMap((list) => {
      const parts: string[] = [];

      for (const part of list.split(',')) {
        const before = parts.at(-1);
        const narrows =
          before !== undefined &&
          narrowingsOf(part).length > 0 &&
          !(isDestination(part) && isDestination(before));

        if (narrows) parts[parts.length - 1] = `${before},${part}`;
        else parts.push(part);
      }
      return parts;
    })
    .map((name) => name.trim())
    .filter((name) => foldText(name) !== '');
}
