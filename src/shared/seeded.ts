/** Repeatable chance: the same text gives the same numbers on every machine. */

/** FNV-1a over UTF-16 units: enough to choose by, 0 to 2^32 - 1. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;

  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** FNV-1a finished with a mixing step, so that texts that are nearly alike lie far apart; 0 to 2^32 - 1. */
export function hashText(text: string): number {
  let hash = fnv1a(text);

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

/** A source of numbers in [0, 1); the same seed gives the same numbers on every machine. */
export type Random = () => number;

/** mulberry32: 32 bits of state, fast, and even enough for a search. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);

    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
