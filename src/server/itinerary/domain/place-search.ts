import type { Visitable } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isOpenOnOneOf } from '#server/planning/days/day-facts.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import type { PlaceChoice, SearchPlacesInput } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { dayWith } from './add-stop.ts';
import { dayAt } from './edit-faults.ts';
import type { EditWorld } from './edit-world.ts';
import { createFitness } from './fitness.ts';
import { freePlaces } from './free-places.ts';
import { withDay } from './order-day.ts';
import { toChoice } from './place-choice.ts';
import { worthOf } from './worth.ts';

/**
 * Places of the destination that match every word by name, local name, kind, cuisine or interest and are
 * not on the trip yet: the best names first, then what they are worth, each with the checker's word on it. Those that
 * are closed on all days of the trip only by name. Without a word sights come first: each day has its meals.
 */
export function searchPlaces(
  days: readonly TripItineraryDay[],
  { day: dayNumber, query, limit }: SearchPlacesInput,
  { world, facts }: { world: EditWorld; facts: CheckFacts },
): PlaceChoice[] {
  const day = dayAt(days, dayNumber, 'day');
  const words = foldText(query).split(' ').filter(Boolean);
  const worth = worthOf(world);
  const judge = createFitness(days, world, facts);
  const dates = days.map(({ date }) => world.factsOn(date));

  return freePlaces(days, world)
    .filter((place) => words.every((word) => searchText(place).includes(word)))
    .map((place) => ({ place, named: nameRank(place, words) }))
    .filter(({ place, named }) => named > 0 || isOpenOnOneOf(place.file, dates))
    .map(({ place, named }) => ({
      place,
      rank:
        (words.length === 0 && place.type !== 'food' ? 1 : named) * 1000 +
        (worth.get(place.id)?.value ?? 0),
    }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ place }) => {
      const after = withDay(days, dayWith(day, { place, toIndex: undefined }, world).day);
      const fitness = judge(after, place.id);

      return toChoice(place, { date: day.date, meal: mealOn(after, place.id), fitness }, world);
    });
}

function mealOn(days: readonly TripItineraryDay[], placeId: string): 'lunch' | 'dinner' {
  const entry = days
    .flatMap(({ activities }) => activities)
    .find(({ place }) => place?.id === placeId);

  return entry?.meal ?? 'lunch';
}

function searchText(place: Visitable): string {
  const { name, localName, kind } = place.file;
  const more =
    place.type === 'food' ? [place.file.cuisine, ...place.file.dishes] : place.file.interests;

  return foldText([name, localName ?? '', kind, ...more].join(' '));
}

/** 2 for a name that begins with the words, 1 for one that holds them, 0 for anything else. */
function nameRank({ file }: Visitable, words: readonly string[]): number {
  const text = words.join(' ');
  const names = [file.name, file.localName ?? ''].map(foldText);

  if (text === '') return 0;
  if (names.some((name) => name.startsWith(text))) return 2;
  return names.some((name) => words.every((word) => name.includes(word))) ? 1 : 0;
}
