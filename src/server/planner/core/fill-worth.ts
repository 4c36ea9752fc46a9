/** What minutes of visits are worth to a day beside the visits themselves. */
export type Fill = {
  /** Up to how many minutes each route is to be filled. */
  minutes: Float64Array;
  /** What each of these is worth. */
  rate: number;
  /** What the first so many are worth on top of that: an empty day is worse than a thin one. */
  first: { minutes: number; rate: number };
  /** What a visit that begins after dinner is worth to a route that has none yet, and when that is; on so many
   * routes at most, as nobody goes out every night. */
  evening: { from: Int32Array; worth: number; most: number };
};

/** Whether a visit that opens then is one for after dinner. */
export function isAfterDinner({ evening }: Fill, route: number, opens: number): boolean {
  return opens >= (evening.from[route] as number);
}

/** What so many minutes of visits are worth to a route. */
export function fillWorth({ minutes, rate, first }: Fill, route: number, seen: number): number {
  const filled = Math.min(seen, minutes[route] as number);

  return filled * rate + Math.min(filled, first.minutes) * first.rate;
}
