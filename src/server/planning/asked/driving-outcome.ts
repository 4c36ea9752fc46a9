import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { met, namesOfDays, unmet } from './outcome.ts';

/** Nobody drives: met unless a way of the plan is one by car. */
export function drivingOutcome(days: readonly PlannedDay[]): AskedOutcome {
  const driven = days.filter(({ activities, back }) =>
    [...activities.map(({ travel }) => travel), back].some((leg) => leg?.mode === 'drive'),
  );

  return driven.length === 0
    ? met('No driving', 'Every way is on foot, by public transport, by taxi or with a tour.')
    : unmet('No driving', `We know of no other way than by car on ${namesOfDays(driven)}.`);
}
