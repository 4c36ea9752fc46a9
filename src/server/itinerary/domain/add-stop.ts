import type { Visitable } from '#server/catalogue/catalogue.ts';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import { spansOn } from '#server/planning/days/day-facts.ts';
import type { MealKind } from '#server/planner/problem.ts';
import { AppError } from '#shared/app-error.ts';
import type { ItineraryEdit } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import type { Edited } from './edited.ts';
import { timedActivities } from './day-times.ts';
import { dayAt, editFault } from './edit-faults.ts';
import type { EditWorld } from './edit-world.ts';
import { type Entry, type LaidDay, layDay } from './lay-day.ts';
import { newEntry } from './new-stop.ts';
import { insertAt, isInsideDayTrip, programmeRange, withDay } from './order-day.ts';

type Days = readonly TripItineraryDay[];

/** More entries than any day can hold. */
const MOST_ENTRIES = 40;
const MEALS = ['lunch', 'dinner'] as const;

/** Puts a place of the catalogue on a day; a restaurant takes the place of a meal that was still open. */
export function addStop(
  days: Days,
  { placeId, toDay, toIndex }: Extract<ItineraryEdit, { kind: 'add' }>,
  world: EditWorld,
): Edited {
  const day = dayAt(days, toDay, 'edit.toDay');
  const place = placeToAdd(days, placeId, world);
  const laid = dayWith(day, { place, toIndex }, world);

  return { days: withDay(days, laid.day), label: `Added ${place.file.name} to day ${toDay}` };
}

/** The day with the place on it: at a position, else where it costs the day the least. */
export function dayWith(
  day: TripItineraryDay,
  { place, toIndex }: { place: Visitable; toIndex: number | undefined },
  world: EditWorld,
): LaidDay {
  const entries = timedActivities(day.activities);

  if (entries.length >= MOST_ENTRIES)
    throw new AppError('CONFLICT', `Day ${day.dayNumber} is full.`);
  const { meal, open } = mealFor(place, day, world);
  const start = mealHours(world.destination.country)[meal ?? 'dinner'][0] + 60;
  const added = { ...newEntry(place, { date: day.date, start, meal }, world), isNew: true };

  if (open !== undefined && toIndex === undefined) {
    const before = entries[open]?.start ?? start;

    return layDay(day, entries.with(open, { ...added, start: before }), world);
  }
  if (toIndex !== undefined) return layDay(day, insertAt(entries, toIndex, [added]), world);
  return bestOf(positions(entries).map((at) => layDay(day, insertAt(entries, at, [added]), world)));
}

/** Where something may come in: nowhere inside a day trip. */
function positions(entries: readonly Entry[]): number[] {
  const [first, last] = programmeRange(entries);

  return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
    (at) => !isInsideDayTrip(entries, at),
  );
}

/** A day that works comes before one that does not, then the shorter ways. */
function bestOf(laid: readonly LaidDay[]): LaidDay {
  const [best] = laid.toSorted(
    (a, b) => Number(b.fits) - Number(a.fits) || a.travelMinutes - b.travelMinutes,
  );

  if (!best) throw new RangeError('A day has at least one position');
  return best;
}

/** Which meal a restaurant is added for: one still open to choose, else one the day lacks, else by its hours. */
function mealFor(
  place: Visitable,
  day: TripItineraryDay,
  world: EditWorld,
): { meal: MealKind; open: number | undefined } {
  if (place.type !== 'food') return { meal: 'lunch', open: undefined };
  const spans = spansOn(place.file, world.factsOn(day.date));
  const hours = mealHours(world.destination.country);
  const served = MEALS.filter((meal) => {
    const [from, to] = hours[meal];

    return spans.some(([opens, closes]) => Math.min(closes, to) - Math.max(opens, from) >= 45);
  });
  const wanted: readonly MealKind[] = served.length > 0 ? served : ['lunch', 'dinner'];
  const openAt = (meal: MealKind) =>
    day.activities.findIndex(
      (one) => one.kind === 'meal' && one.meal === meal && !one.place && !one.partOf,
    );
  const isMissing = (meal: MealKind) => !day.activities.some((one) => one.meal === meal);
  const choice = wanted.find((meal) => openAt(meal) >= 0);
  const meal = choice ?? wanted.find(isMissing) ?? wanted[0] ?? 'lunch';

  return { meal, open: choice === undefined ? undefined : openAt(choice) };
}

/** A sight or restaurant that may come in. Throws NOT_FOUND for an unknown place, CONFLICT for one that is there already. */
export function placeToAdd(days: Days, placeId: string, world: EditWorld): Visitable {
  const { catalogue, destination, dayTripDestinations } = world;
  const place = catalogue.place(placeId);

  if (
    !place ||
    ![destination, ...dayTripDestinations].some(({ id }) => id === place.destination.id)
  ) {
    throw editFault('edit.placeId', `we know no such place in ${destination.name}`, 'NOT_FOUND');
  }
  if (place.type === 'day-trip') {
    throw editFault(
      'edit.placeId',
      'a day trip takes a whole day: regenerate the itinerary to fit it in',
    );
  }
  const there = days.find(({ activities }) =>
    activities.some((one) => one.kind !== 'free' && one.place?.id === placeId),
  );

  if (there) {
    throw editFault(
      'edit.placeId',
      `${place.file.name} is already on day ${there.dayNumber}`,
      'CONFLICT',
    );
  }
  return place;
}
