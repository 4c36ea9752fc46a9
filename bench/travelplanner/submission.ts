import type { Answer, AnswerDay } from './answer.ts';
import { plannedDay, type PlannedDay, type Ride } from './planned-day.ts';
import type { Query } from './query.ts';
import { driveKey, flightKey, type Reference } from './read-reference.ts';

/** An answer beside its question and what it may use: what every rule is asked about. */
export type Submission = {
  query: Query;
  reference: Reference;
  /** The days as they were handed in. */
  fields: AnswerDay[];
  days: PlannedDay[];
};

/** What keeps a plan from keeping a rule, in a few words; nothing when it keeps it. */
export type Fault = string | undefined;

/** Puts an answer beside its question. */
export function submission(query: Query, reference: Reference, answer: Answer): Submission {
  return { query, reference, fields: answer.plan, days: answer.plan.map(plannedDay) };
}

/** What the ride of a day costs for one person (a flight) or one car, if the reference knows it. */
export function ridePrice(reference: Reference, ride: Ride, date: string): number | undefined {
  if (ride.kind === 'unreadable') return undefined;
  if (ride.kind === 'flight') return reference.flights.get(flightKey({ ...ride, date }));
  return reference.drives.get(driveKey(ride.kind, ride.from, ride.to));
}

/** The first fault that any day has, with the number of that day. */
export function firstFault(
  { days }: Submission,
  faultOf: (day: PlannedDay, index: number) => Fault,
): Fault {
  for (const [index, day] of days.entries()) {
    const fault = faultOf(day, index);

    if (fault !== undefined) return `day ${index + 1}: ${fault}`;
  }
  return undefined;
}
