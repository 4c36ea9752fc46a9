import type { PlanInput } from '#server/planning/assembly/build-problem.ts';
import {
  type Candidate,
  sightCandidates,
  type Restaurant,
  restaurants,
  toRestaurant,
} from '#server/planning/candidates/candidates.ts';
import { latestView } from '#server/planning/days/day-windows.ts';
import { type DestinationInput, planInputFor } from '#server/planning/assembly/planning-input.ts';
import { locksOf, pinSights, pinRestaurants } from '#server/planning/days/locks.ts';
import type { StayChoice } from '#server/planning/candidates/choose-stay.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import type { EditWorld } from './edit-world.ts';
import { candidateOf, candidateContextOn } from './new-stop.ts';

/** How freely a day may be laid anew. */
export type Freedom = {
  /** Ids of visits that must be in the day. */
  mandatory: ReadonlySet<string>;
  /** Ids of stops that keep their very time, beside those that are locked. */
  pinned: ReadonlySet<string>;
  /** Whether places may come in that were not on the day. */
  mayAdd: boolean;
};

export type DayOfTrip = {
  days: readonly TripItineraryDay[];
  /** Position among the days. */
  at: number;
  base: DestinationInput;
  stay: StayChoice;
};

/** More than anything new can be worth, so that what the traveller has on the day stays before it comes in. */
const KEPT_WORTH = 2500;

/** What one day of a saved trip can be made of: its own stops first, pinned where they must stay. */
export function dayInput(trip: DayOfTrip, freedom: Freedom, world: EditWorld): PlanInput {
  const { base, stay, at } = trip;
  const planInput = planInputFor(base, stay, moneyLeft(trip, world));
  const ofDay = <T>(list: readonly T[]) => list.slice(at, at + 1);

  return {
    ...planInput,
    // A day that is laid again keeps to its length at once.
    frames: ofDay(planInput.frames).map((frame) => ({ ...frame, lastView: latestView(frame) })),
    facts: ofDay(planInput.facts),
    work: ofDay(planInput.work),
    festive: planInput.festive?.day === at ? { ...planInput.festive, day: 0 } : undefined,
    candidates: sightsFor(trip, freedom, world),
    restaurants: restaurantsFor(trip, freedom, world),
    ownChoiceMeals: planInput.ownChoiceMeals
      .filter(({ meal }) => (meal.spans[at] ?? []).length > 0)
      .map((choice) => ({ ...choice, meal: { ...choice.meal, spans: ofDay(choice.meal.spans) } })),
    interests: planInput.interests.filter((interest) => !isMetElsewhere(interest, trip, world)),
    seedText: `${planInput.seedText}|day ${at + 1}`,
  };
}

function sightsFor(trip: DayOfTrip, freedom: Freedom, world: EditWorld): Candidate[] {
  const day = dayOf(trip);
  const used = usedIds(trip.days);
  const own = ownIds(day, 'stop').flatMap((id): Candidate[] => {
    const place = world.catalogue.place(id);
    const known = place?.type === 'sight' ? candidateOf(place, day.date, world) : undefined;

    return known ? [kept(known, freedom)] : dayTripOf(id, trip);
  });
  const added = freedom.mayAdd
    ? sightCandidates(candidateContextOn(day.date, world)).filter(({ id }) => !used.has(id))
    : [];

  return pinSights([...own, ...added], locksFor(day, freedom));
}

function kept(one: Candidate, { mandatory }: Freedom): Candidate {
  const { mandatory: _, ...visit } = one.visit;

  return {
    ...one,
    visit: {
      ...visit,
      value: visit.value + KEPT_WORTH,
      // Of its own group, so that its worth does not depend on what is beside it.
      group: one.id,
      ...(mandatory.has(one.id) ? { mandatory: true } : {}),
    },
  };
}

/** A day trip keeps to its day. */
function dayTripOf(id: string, { base, at }: DayOfTrip): Candidate[] {
  return base.candidates
    .filter((one) => one.id === id)
    .map((one) => ({
      ...one,
      open: one.open.slice(at, at + 1),
      visit: {
        ...one.visit,
        value: one.visit.value + KEPT_WORTH,
        spans: one.visit.spans.slice(at, at + 1),
        // Counted from the one day there is.
        ...(one.visit.lockedAt ? { lockedAt: { ...one.visit.lockedAt, day: 0 } } : {}),
      },
    }));
}

function restaurantsFor(trip: DayOfTrip, freedom: Freedom, world: EditWorld): Restaurant[] {
  const day = dayOf(trip);
  const context = candidateContextOn(day.date, world);
  const used = usedIds(trip.days);
  const own = ownIds(day, 'meal').flatMap((id): Restaurant[] => {
    const place = world.catalogue.place(id);

    if (place?.type !== 'food') return [];
    const restaurant = toRestaurant(place.file, { ...context, destination: place.destination });

    return [
      { ...restaurant, meal: { ...restaurant.meal, value: restaurant.meal.value + KEPT_WORTH } },
    ];
  });

  return pinRestaurants(
    [...own, ...restaurants(context).filter(({ id }) => !used.has(id))],
    locksFor(day, freedom),
  );
}

/** The day's locks, and what must stay although it is not locked; counted from the one day there is. */
function locksFor(day: TripItineraryDay, { pinned }: Freedom) {
  const activities = day.activities.map((activity) =>
    activity.place && pinned.has(activity.place.id) ? { ...activity, locked: true } : activity,
  );

  return locksOf([{ ...day, dayNumber: 1, activities }]);
}

function dayOf({ days, at }: DayOfTrip): TripItineraryDay {
  const day = days[at];

  if (!day) throw new RangeError(`No day at ${at}`);
  return day;
}

function ownIds({ activities }: TripItineraryDay, kind: 'stop' | 'meal'): string[] {
  return activities.flatMap((one) => (one.kind === kind && one.place ? [one.place.id] : []));
}

function usedIds(days: readonly TripItineraryDay[]): Set<string> {
  return new Set(
    days.flatMap(({ activities }) => activities.flatMap(({ place }) => (place ? [place.id] : []))),
  );
}

function isMetElsewhere(interest: string, { days, at }: DayOfTrip, world: EditWorld): boolean {
  return days.some(
    (day, i) =>
      i !== at &&
      ownIds(day, 'stop').some((id) => {
        const place = world.catalogue.place(id);

        return (
          place !== undefined && place.type !== 'food' && place.file.interests.includes(interest)
        );
      }),
  );
}

/** What the other days leave of the days' money. */
function moneyLeft({ days, at }: DayOfTrip, world: EditWorld): number {
  const spent = days.reduce((sum, day, i) => (i === at ? sum : sum + day.cost), 0);
  const { flights, stay } = world.costs;

  return Math.max(0, world.budget.total - flights - stay - world.transfers - spent);
}
