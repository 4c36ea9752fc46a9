import type { CataloguePlace } from '#server/catalogue/catalogue.ts';
import { type DayFacts, spansOn } from '#server/planning/days/day-facts.ts';
import type { Span } from '#server/planner/problem.ts';
import { minutesOf, shortDay } from '#shared/dates.ts';
import type { PlannedDay, PlannedPlace } from '#shared/generation/generated-trip.schema.ts';
import type { PlanBasis } from '../plan-draft.ts';

/** A stop or meal of the plan with what the catalogue knows of it. */
export type NotedStop = {
  place: PlannedPlace;
  known: CataloguePlace;
  date: string;
  /** When it begins, in minutes after midnight. */
  start: number;
  facts: DayFacts | undefined;
};

/** The stops that the catalogue knows, in the order of the plan. */
export function notedStops(
  { catalogue, planInput }: Pick<PlanBasis, 'catalogue' | 'planInput'>,
  days: readonly PlannedDay[],
): NotedStop[] {
  return days.flatMap(({ date, activities }) =>
    activities.flatMap(({ place, kind, time }): NotedStop[] => {
      const known = place && kind !== 'work' ? catalogue.place(place.id) : undefined;
      const facts = planInput.facts.find((one) => one.date === date);

      return place && known ? [{ place, date, known, start: minutesOf(time), facts }] : [];
    }),
  );
}

/** "May 12", or "May 12 at 09:00" where a slot is booked. */
export function whenOf({ date, place: { slot } }: NotedStop): string {
  const day = shortDay(date).replace(/^\w+, /, '');

  return slot ? `${day} at ${slot}` : day;
}

/** When a stop is open on its own day. */
export function hoursOf({ known, facts }: NotedStop): Span[] {
  return facts && known.type !== 'day-trip' ? spansOn(known.file, facts) : [];
}
