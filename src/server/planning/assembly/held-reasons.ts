import type { PlannedRoute } from '#server/planner/problem.ts';
import { CAPTIVE, isOfWildAnimals } from '../candidates/wild-animals.ts';
import { isOfTheme, type Theme } from '../themes/theme.ts';
import type { PlanInput } from './build-problem.ts';

/** A shorter walk is a stroll to who comes for hiking. */
const FULL_HIKE = 180;

/** What a trip is made for: whole hikes before shorter ones, and animals in the wild alone. */
export function inFullFirst(reasons: readonly Theme[]): Theme[] {
  return reasons.flatMap((reason) => {
    const { kinds = [], leastMinutes = 0 } = reason;

    if (isOfWildAnimals(reason)) return [{ ...reason, not: reason.not ?? CAPTIVE }];
    return kinds.includes('hike') && leastMinutes < FULL_HIKE
      ? [{ ...reason, leastMinutes: FULL_HIKE }, reason]
      : [reason];
  });
}

type Offer = Pick<PlanInput, 'candidates' | 'frames'>;
type Plan = { routes: readonly PlannedRoute[]; dayIndexes: readonly number[] };

/** The same offer with nothing to be held on the days that hold what the trip is made for. */
export function withoutDaysOf(reason: Theme, offer: Offer, { routes, dayIndexes }: Plan): Offer {
  const own = new Set(
    offer.candidates.filter(({ file }) => isOfTheme(file, reason)).map(({ id }) => id),
  );
  const held = new Set(
    routes.flatMap(({ stops }, at) =>
      stops.some(({ id }) => own.has(id)) ? [dayIndexes[at] ?? at] : [],
    ),
  );

  return {
    candidates: offer.candidates,
    frames: offer.frames.map((frame, day) =>
      held.has(day) ? { ...frame, kind: 'Travel Day' } : frame,
    ),
  };
}
