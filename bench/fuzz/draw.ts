/** Draws that a seed repeats. */
export type Draw = {
  /** From 0 up to, not with, `end`. */
  below: (end: number) => number;
  /** True once in so many times. */
  once: (times: number) => boolean;
  one: <Value>(values: readonly Value[]) => Value;
};

/** Mulberry32: small, and even enough for this. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);

    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);

  return {
    below,
    once: (times) => below(times) === 0,
    one: <Value>(values: readonly Value[]) => values[below(values.length)] as Value,
  };
}
