import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { minutesOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { Candidate } from '../candidates/candidates.ts';

/** Whether a candidate is a day trip rather than a sight in town. */
export function isDayTrip(candidate: Candidate): candidate is Candidate & { file: DayTripFile } {
  return 'travelMinutes' in candidate.file;
}

/** Whether an entry is the ride to or from a day trip, which follows from the ways of its day. */
export function isDayTripRide({ kind, partOf }: Pick<PlannedActivity, 'kind' | 'partOf'>): boolean {
  return kind === 'ride' && partOf !== undefined;
}

/** When the first stop of a day trip begins, in minutes after midnight. */
export function dayTripStart(activities: readonly PlannedActivity[], id: string): number {
  const first = activities.find(({ partOf, kind }) => partOf === id && kind !== 'ride');

  return minutesOf(first?.time ?? '');
}
