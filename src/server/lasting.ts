/** Whether what was read still holds, which is asked for less than reading it again. */
export type Holds = () => Promise<boolean>;

/** What was read, to be kept for as long as it holds. */
export type Lasting<Value> = { value: Value; holds: Holds };

const QUARTER_MS = 15 * 60_000;

/** The number of the quarter of an hour: wherever one is, a day begins with one. */
export function quarterHour(now: Date): number {
  return Math.floor(now.getTime() / QUARTER_MS);
}
