import { daysBetween } from '../dates.ts';
import { sumMoney } from '../money.ts';

/** Duration on the trip page: the rounded difference between end and start, in days. */
export function tripDays(startDate: string, endDate: string): number {
  return Math.max(0, daysBetween(startDate.slice(0, 10), endDate.slice(0, 10)));
}

/** Total budget is the daily budget times the days. */
export function totalBudget(dailyBudget: number, days: number): number {
  return dailyBudget * days;
}

export function flightCost(flights: readonly { price: number }[]): number {
  return sumMoney(flights.map((flight) => flight.price));
}
