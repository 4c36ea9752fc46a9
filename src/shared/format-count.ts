/** Below this every whole number is exact and written without an exponent. */
const SIMPLE_MAX = 1e15;

/**
 * A number of things, rounded, as US English writes it: "5,000". What `Intl` would write, without asking it:
 * its first answer takes a slow phone tens of milliseconds.
 */
export function formatCount(count: number): string {
  if (!(Math.abs(count) < SIMPLE_MAX)) return Math.round(count).toLocaleString('en-US');
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}
