import type {
  ItineraryTrip,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, timeOf } from '#shared/dates.ts';
import type { CheckFacts, PlaceFacts } from '../check-facts.ts';
import type { FixtureWorld } from './fixture-world.ts';

/** A plan that is spoiled in one way: which rule must name it, and which words its detail must hold. */
export type Planted = { trip: ItineraryTrip; facts: CheckFacts; names?: string };
export type Fault = {
  rule: number;
  what: string;
  isBusiness?: boolean;
  /** Undefined when this plan offers no place for the fault. */
  plant: (trip: ItineraryTrip, facts: CheckFacts, world: FixtureWorld) => Planted | undefined;
};

export type Where = { day: PlannedDay; activity: PlannedActivity; at: number };

/** The first activity on a full day that a test accepts. */
export function find(trip: ItineraryTrip, accept: (where: Where) => boolean): Where | undefined {
  return trip.itinerary
    .slice(1, -1)
    .flatMap((day) => day.activities.map((activity, at) => ({ day, activity, at })))
    .find(accept);
}

export function named({ day, activity }: Where): string {
  return `Day ${day.dayNumber}, ${activity.place?.name ?? activity.activity}`;
}

export const isVisit = ({ activity }: Where) => activity.kind === 'stop';
export const isLunch = ({ activity }: Where) => activity.meal === 'lunch';
export const isDinner = ({ activity }: Where) => activity.meal === 'dinner';

export function shift(activity: PlannedActivity, minutes: number): void {
  activity.time = timeOf(minutesOf(activity.time) + minutes);
}

/** Spoils the first activity that is accepted. */
export function spoil(
  accept: (where: Where) => boolean,
  change: (where: Where, facts: CheckFacts, world: FixtureWorld) => void,
  words?: string,
) {
  return (trip: ItineraryTrip, facts: CheckFacts, world: FixtureWorld): Planted | undefined => {
    const where = find(trip, accept);

    if (!where) return undefined;
    const names = words ?? named(where);

    change(where, facts, world);
    return { trip, facts, names };
  };
}

export function withPlace(facts: CheckFacts, id: string, change: Partial<PlaceFacts>): CheckFacts {
  return {
    ...facts,
    place: (asked) => {
      const place = facts.place(asked);

      return place && asked === id ? { ...place, ...change } : place;
    },
  };
}

/** Keeps the plan and changes what is true about the first accepted place. */
export function learn(accept: (where: Where) => boolean, change: Partial<PlaceFacts>) {
  return (trip: ItineraryTrip, facts: CheckFacts): Planted | undefined => {
    const where = find(trip, accept);

    return (
      where && {
        trip,
        facts: withPlace(facts, where.activity.place?.id ?? '', change),
        names: named(where),
      }
    );
  };
}
