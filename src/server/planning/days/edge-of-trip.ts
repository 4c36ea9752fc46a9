/** 1 for the first and the last day of so many, else 0: to sort days, those in the middle first. */
export function edgeOfTrip(day: number, days: readonly unknown[]): number {
  return Number(day === 0 || day === days.length - 1);
}
