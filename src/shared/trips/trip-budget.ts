import { daysBetween } from '../dates.ts';

/** Duration on the trip page: the rounded difference between end and start, in days. */
export function tripDays(startDate: string, endDate: string): number {
  return Math.max(0, daysBetween(startDate.slice(0, 10), endDate.slice(0, 10)));
}

/** Total budget is the daily budget times the days. */
export function totalBudget(dailyBudget: number, days: number): number {
  return dailyBudget * days;
}

/** A fare is kept for all that it is for, and told for one. */
export function farePerPerson({
  price,
  pricedFor = 1,
}: {
  price: number;
  pricedFor?: number | undefined;
}): number {
  return price / pricedFor;
}
