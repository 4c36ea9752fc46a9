import type { Destination } from '#server/catalogue/catalogue.ts';
import type { CandidateContext } from '../candidates/candidates.ts';
import { suitsParty } from './day-parts.ts';
import { hasChildren } from '../understanding/has-children.ts';

/** When a party comes, and whether with children: what a suggested day may ask for. */
type Party = { month: number; hasChildren: boolean };

/**
 * How many suggested days for this party come before a day trip's; undefined where the destination suggests no days or
 * none with that trip. The list begins with what one does first, so a stay of more full days than this has room for it.
 */
export function daysBefore(
  trip: string,
  { days = [] }: Pick<Destination, 'days'>,
  party: Party,
): number | undefined {
  const forAll = days.filter(
    (day) =>
      !day.interests &&
      !day.fits &&
      day.months?.includes(party.month) !== false &&
      suitsParty(day, party.hasChildren),
  );
  const at = forAll.findIndex(({ dayTrip }) => dayTrip === trip);

  return at < 0 ? undefined : at;
}

/** What a party's days tell of it. */
export function partyOf({ days, taste }: Pick<CandidateContext, 'days' | 'taste'>): Party {
  return {
    month: Number(days[0]?.date.slice(5, 7) ?? 1),
    hasChildren: hasChildren(taste.wishes),
  };
}
