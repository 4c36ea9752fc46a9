import { distanceKm } from '#server/catalogue/distance.ts';
import { spansOn } from '#server/generation/domain/day-facts.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import type { PlaceChoice, StopRef } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { dayAt, stopAt } from './edit-faults.ts';
import type { EditWorld } from './edit-world.ts';
import { createFitness } from './fitness.ts';
import { freePlaces } from './free-places.ts';
import type { Visitable } from './new-stop.ts';
import { toChoice } from './place-choice.ts';
import { swapStop } from './swap-stop.ts';
import { type Worth, worthOf } from './worth.ts';

const OFFERED = 3;
/** How many of the best are put to the checker at most. */
const MOST_CHECKED = 14;
/** What a kilometre away from the stop takes off a place's worth. */
const WORTH_OF_KM = 6;

/** Up to three places instead of a stop, the best first: those that the checker passes before those it does not. */
export function stopAlternatives(
  days: readonly TripItineraryDay[],
  stop: StopRef,
  { world, facts }: { world: EditWorld; facts: CheckFacts },
): PlaceChoice[] {
  const activity = stopAt(days, stop);
  const { date } = dayAt(days, stop.day, 'stop.day');
  const meal = activity.meal ?? 'lunch';
  const unlocked = days.map((day) =>
    day.dayNumber === stop.day ? unlockedAt(day, stop.index) : day,
  );
  const judge = createFitness(unlocked, world, facts);
  const worthOfAll = worthOf(world);
  const found: PlaceChoice[] = [];
  const ranked = freePlaces(days, world)
    .filter((place) => (place.type === 'food') === (activity.kind === 'meal'))
    .filter(({ file }) => spansOn(file.hours, world.factsOn(date)).length > 0)
    .map((place) => ({ place, worth: worthAt(place, activity.place ?? world.stay, worthOfAll) }))
    .filter(({ worth }) => worth > -Infinity)
    .toSorted((a, b) => b.worth - a.worth)
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

/** Nearer is better; what is not for this traveller is not offered. */
function worthAt(place: Visitable, at: { lat: number; lon: number }, worth: Worth): number {
  const value = worth.get(place.id)?.value;

  return value === undefined ? -Infinity : value - distanceKm(place.file, at) * WORTH_OF_KM;
}
