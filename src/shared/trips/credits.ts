import type { PlannedDay } from '../generation/generated-trip.schema.ts';

/** Whom to name for the places of days that come from open data, as one line; undefined where none does. */
export function creditLine(days: readonly Pick<PlannedDay, 'activities'>[]): string | undefined {
  const credits = days.flatMap(({ activities }) =>
    activities.flatMap(({ place }) => place?.credit ?? []),
  );

  return credits.length === 0 ? undefined : `Places: ${[...new Set(credits)].join('; ')}`;
}
