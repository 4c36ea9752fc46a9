import {
  type Catalogue,
  type CataloguePlace,
  type Destination,
  globalPlaceId,
} from '#server/catalogue/catalogue.ts';
import { sightOfHouse } from '#server/catalogue/same-house.ts';
import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../candidates/place-words.ts';

/** The days of a plan for one place. */
export type PlanOfPlace = {
  destination: Destination;
  catalogue: Catalogue;
  days: readonly PlannedDay[];
};

/** Something that was asked for, and how the plan holds it. */
export function met(wish: string, detail: string): AskedOutcome {
  return { wish, met: true, detail };
}

/** Something that was asked for, why the plan does not hold it, and what comes nearest. */
export function unmet(wish: string, detail: string, nearest?: string): AskedOutcome {
  return { wish, met: false, detail, ...(nearest ? { nearest } : {}) };
}

export type Entry = { day: PlannedDay; activity: PlannedActivity };
export type KnownEntry = Entry & { known: CataloguePlace };

/** The stops of a plan, or its meals, with their days. */
export function entriesOf(
  days: readonly PlannedDay[],
  wanted: PlannedActivity['kind'] = 'stop',
): Entry[] {
  return days.flatMap((day) =>
    day.activities.filter(({ kind }) => kind === wanted).map((activity) => ({ day, activity })),
  );
}

/**
 * The entry of a plan that goes to a place: a sight as a stop, a table for a meal, a coffee house for a break or as the
 * sight that it is as well.
 */
export function visitOf(
  id: string,
  days: readonly PlannedDay[],
  catalogue: Catalogue,
): Entry | undefined {
  const known = catalogue.place(id);
  const isTable = known?.type === 'food';
  const sight = isTable && sightOfHouse(known.file, known.destination.places);
  const ids = sight ? [id, globalPlaceId(known.destination.id, sight.id)] : [id];
  const kinds = isTable ? (['meal', 'stop', 'free'] as const) : (['stop'] as const);

  return kinds
    .flatMap((kind) => entriesOf(days, kind))
    .find(({ activity }) => activity.place && ids.includes(activity.place.id));
}

/** Those that the catalogue knows, with what it knows of them. */
export function knownEntries(
  days: readonly PlannedDay[],
  catalogue: Catalogue,
  wanted: PlannedActivity['kind'] = 'stop',
): KnownEntry[] {
  return entriesOf(days, wanted).flatMap((entry) => {
    const known = catalogue.place(entry.activity.place?.id ?? '');

    return known ? [{ ...entry, known }] : [];
  });
}

/** The names of the places that a plan stops at, or eats at, each once, of those that are meant. */
export function namesOfStops(
  days: readonly PlannedDay[],
  isMeant: (place: NonNullable<PlannedActivity['place']>) => boolean,
  kind: PlannedActivity['kind'] = 'stop',
): string[] {
  const names = entriesOf(days, kind).flatMap(({ activity: { place } }) =>
    place && isMeant(place) ? [place.name] : [],
  );

  return [...new Set(names)];
}

const MOST_NAMES = 3;

/** Whether what was to be left out is, or the first of what still stands in the plan. */
export function keptOut(wish: string, still: readonly string[]): AskedOutcome {
  return still.length === 0
    ? met(wish, 'Left out.')
    : unmet(wish, `Still in the plan: ${joinWords(still.slice(0, MOST_NAMES))}.`);
}

/** "Day 2 and day 5", within a sentence. */
export function namesOfDays(days: readonly Pick<PlannedDay, 'dayNumber'>[]): string {
  return joinWords(days.map(({ dayNumber }) => `day ${dayNumber}`));
}
