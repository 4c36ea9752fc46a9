import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';

/** What is said of a rest or of work is said the first time; a place's own words stay with it. */
export function toldOnce(days: readonly PlannedDay[]): PlannedDay[] {
  const told = new Set<string>();
  const isAgain = (text: string) => told.has(text) || !told.add(text);

  return days.map((day) => ({
    ...day,
    activities: day.activities.map((activity) => {
      const { description = '', kind, ...rest } = activity;
      const isOfAll = kind === 'free' || kind === 'work';

      return isOfAll && description !== '' && isAgain(description) ? { ...rest, kind } : activity;
    }),
  }));
}
