import type { Destination } from '#server/catalogue/catalogue.ts';
import { daysBetween } from '#shared/dates.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { workPointOf } from '../days/work-blocks.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { askedStay } from './asked-stay.ts';
import type { Candidate } from './candidates.ts';
import { chooseStays, type StayChoice } from './choose-stay.ts';
import { stayNeedsOf } from './stay-needs.ts';

type Around = { destination: Destination; level: BudgetLevel; sights: readonly Candidate[] };

/** The stays to try for a request, the best for its party first. */
export function staysFor(
  { request, wishes }: { request: PlanRequest; wishes: Wishes },
  { destination, level, sights }: Around,
): StayChoice[] {
  const workPoint = workPointOf(request, destination);

  return chooseStays(destination, {
    level,
    party: {
      travelers: request.travelers,
      nights: daysBetween(request.departureDate, request.returnDate),
    },
    valued: sights.map(({ visit }) => visit),
    isEco: request.isEcoFriendly,
    needs: stayNeedsOf(request, wishes),
    asked: askedStay(request.additionalPreferences, destination),
    places: wishes.places,
    ...(workPoint ? { workPoint } : {}),
  });
}
