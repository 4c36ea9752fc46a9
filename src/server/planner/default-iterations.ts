/** Rounds that leave next to nothing on trips of a usual size, and the fewest and most that are given. */
const DEFAULT_ROUNDS = { perNode: 70, least: 1500, most: 20_000 } as const;

/** Rounds of search for a trip: more days and more places need more, up to a limit. */
export function defaultRounds(size: { days: number; visits: number }): number {
  const { perNode, least, most } = DEFAULT_ROUNDS;

  return Math.min(most, Math.max(least, perNode * (size.visits + 8 * size.days)));
}
