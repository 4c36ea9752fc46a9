/** Repeatable chance: the same text gives the same numbers on every machine. */

/** FNV-1a over UTF-16 units, finished with a mixing step; 0 to 2^32 - 1. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;

  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }

  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [0, 1) that belongs to a text. */
export function chanceOf(text: string): number {
  return hashText(text) / 2 ** 32;
}

/** Gumbel noise of a text: adding it to scores and taking the highest draws with softmax odds. */
export function gumbelOf(text: string): number {
  const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(text)));

  return -Math.log(-Math.log(chance));
}

/** One of a list, chosen by a text. Throws RangeError for an empty list. */
export function pickBy<T>(text: string, items: readonly T[]): T {
  const item = items[hashText(text) % Math.max(1, items.length)];

  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
