/** A source of numbers in [0, 1); the same seed gives the same numbers on every machine. */
export type Random = () => number;

/** mulberry32: 32 bits of state, fast, and even enough for a search. */
export function createRandom(seed: number): Random {
  let state = seed | 0;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);

    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
