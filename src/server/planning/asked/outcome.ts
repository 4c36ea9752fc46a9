import type { Catalogue, CataloguePlace } from '#server/catalogue/catalogue.ts';
import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../candidates/place-words.ts';

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

/** "Day 2 and day 5", within a sentence. */
export function namesOfDays(days: readonly Pick<PlannedDay, 'dayNumber'>[]): string {
  return joinWords(days.map(({ dayNumber }) => `day ${dayNumber}`));
}
