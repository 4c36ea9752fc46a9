import type { DateThatMatters } from '../understanding/read-dates.ts';
import type { JourneyStay } from './journey-plan.ts';

type Stay = Pick<JourneyStay, 'arrive' | 'depart'> & {
  destination: { food: readonly unknown[] };
};

/**
 * The stay that has the one festive dinner of a trip, by its index: where the party is on the evening of the day that
 * was told, else the last one with restaurants that we know.
 */
export function festiveStay(stays: readonly Stay[], dates: readonly DateThatMatters[]): number {
  const told = stays.findLastIndex(({ arrive, depart }) =>
    dates.some(({ date }) => date >= arrive && date <= depart),
  );

  return told >= 0 ? told : stays.findLastIndex(({ destination }) => destination.food.length > 0);
}
