import type { Visitable } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { spansOn } from '#server/planning/days/day-facts.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import type { MealKind, Point } from '#server/planner/problem.ts';
import type { PlaceChoice, StopRef } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { timedActivities } from './day-times.ts';
import { anchorOf } from './day-trip-anchor.ts';
import { dayAt, stopAt } from './edit-faults.ts';
import type { EditWorld } from './edit-world.ts';
import { createFitness } from './fitness.ts';
import { freePlaces } from './free-places.ts';
import { newEntry, stayMinutes } from './new-stop.ts';
import { toChoice } from './place-choice.ts';
import { usableSpans } from './stop-spans.ts';
import { swapStop } from './swap-stop.ts';
import { type Worth, worthOf } from './worth.ts';

const OFFERED = 3;
/** How many of the best are put to the checker at most. */
const MOST_CHECKED = 14;
/** What a kilometre away from the stop takes off a place's worth. */
const WORTH_OF_KM = 6;
/** What a minute more than the stop took takes off, too. */
const WORTH_OF_MINUTE = 0.4;
/** How far from the stop's hour a place may have to be had, in minutes. */
const LEEWAY = 75;

/** Up to three places instead of a stop, the best first: those that the checker passes before those it does not. */
export function stopAlternatives(
  days: readonly TripItineraryDay[],
  asked: StopRef,
  { world, facts }: { world: EditWorld; facts: CheckFacts },
): PlaceChoice[] {
  const stop = anchorOf(days, asked);
  const activity = stopAt(days, stop, 'stop');
  const { date, activities } = dayAt(days, stop.day, 'stop.day');
  const meal = activity.meal ?? 'lunch';
  const { start = 0, minutes = 0 } = timedActivities(activities)[stop.index] ?? {};
  const unlocked = days.map((day) =>
    day.dayNumber === stop.day ? unlockedAt(day, stop.index) : day,
  );
  const judge = createFitness(unlocked, world, facts);
  const worth = worthOf(world);
  const found: PlaceChoice[] = [];
  const ranked = freePlaces(days, world)
    .filter((place) => (place.type === 'food') === (activity.kind === 'meal'))
    .filter(({ file }) => spansOn(file, world.factsOn(date)).length > 0)
    .map((place) => ({
      place,
      isThen: isHadAround(place, { date, meal, start }, world),
      rank: rankAt(place, { near: activity.place ?? world.stay, minutes, meal }, { world, worth }),
    }))
    .filter(({ rank }) => rank > -Infinity)
    .toSorted((a, b) => Number(b.isThen) - Number(a.isThen) || b.rank - a.rank)
    .slice(0, MOST_CHECKED);

  for (const { place } of ranked) {
    const { days: after } = swapStop(unlocked, { kind: 'swap', stop, placeId: place.id }, world);

    found.push(toChoice(place, { date, meal, fitness: judge(after, place.id) }, world));
    if (found.filter(({ fits }) => fits).length >= OFFERED) break;
  }
  return found.toSorted((a, b) => Number(b.fits) - Number(a.fits)).slice(0, OFFERED);
}

function unlockedAt(day: TripItineraryDay, index: number): TripItineraryDay {
  return {
    ...day,
    activities: day.activities.map((one, i) => (i === index ? { ...one, locked: false } : one)),
  };
}

/** Whether a place is open at about the hour of the stop, for as long as one stays. */
function isHadAround(
  place: Visitable,
  { date, meal, start }: { date: string; meal: MealKind; start: number },
  world: EditWorld,
): boolean {
  const { activity, minutes } = newEntry(place, { date, start, meal }, world);

  return (usableSpans(activity, date, world) ?? []).some(
    ([open, close]) => open <= start + LEEWAY && close - minutes >= Math.max(open, start - LEEWAY),
  );
}

/** Nearer is better, and no longer than the stop was; what is not for this traveller is not offered. */
function rankAt(
  place: Visitable,
  stop: { near: Point; minutes: number; meal: MealKind },
  { world, worth }: { world: EditWorld; worth: Worth },
): number {
  const value = worth.get(place.id)?.value;

  if (value === undefined) return -Infinity;
  const longer = Math.max(0, stayMinutes(place, stop.meal, world) - stop.minutes);

  return value - distanceKm(place.file, stop.near) * WORTH_OF_KM - longer * WORTH_OF_MINUTE;
}
