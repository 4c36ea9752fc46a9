import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { Mode, Point, TravelModel } from '#server/planner/problem.ts';
import { createTravelModel } from '#server/planner/travel-model.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { withDayTrips } from '../day-trips/day-trip-travel.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** The ways of this party: by the modes of its level and wishes, with the outings' real journeys from the stay. */
export function travelFor(
  { request, wishes, level }: { request: PlanRequest; wishes: Wishes; level: BudgetLevel },
  dayTrips: readonly DayTripFile[],
  stay: Point,
): TravelModel {
  const inTown = createTravelModel({
    modes: modesFor(level, request.isEcoFriendly),
    eco: request.isEcoFriendly,
    maxWalkMinutes: longestWalk(wishes, request.isEcoFriendly),
    level,
    partySize: request.travelers,
  });

  return withDayTrips(inTown, dayTrips, { stay, travelers: request.travelers });
}

/** Lavish trips take taxis; green ones only where nothing else goes. */
function modesFor(level: BudgetLevel, isEco: boolean): Mode[] {
  const isLavish = level === 'luxury' || level === 'ultra-luxury';

  return isLavish && !isEco ? ['walk', 'taxi', 'transit'] : ['walk', 'transit', 'taxi'];
}

/** Longest single walk in minutes that suits the party. */
function longestWalk({ needs, pace }: Wishes, isEco: boolean): number {
  if (needs.includes('wheelchair') || needs.includes('toddler') || needs.includes('seniors'))
    return 15;
  if (needs.includes('relaxation') || pace === 'slow') return 18;
  return isEco ? 32 : 25;
}
