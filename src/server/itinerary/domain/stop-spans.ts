import { needsLight } from '#server/planning/candidates/needs-light.ts';
import { inDaylight, spansOn } from '#server/planning/days/day-facts.ts';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import type { Span } from '#server/planner/problem.ts';
import { minutesOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { EditWorld } from './edit-world.ts';
import { spansWithin } from '#server/planner/spans.ts';

type SpansWorld = Pick<EditWorld, 'catalogue' | 'factsOn' | 'destination'>;

/** The opening spans of an entry's place on a date, as the place states them; undefined for no place. */
export function openSpans(
  { place }: PlannedActivity,
  date: string,
  { catalogue, factsOn }: SpansWorld,
): readonly Span[] | undefined {
  if (!place) return undefined;
  const known = catalogue.place(place.id);

  if (known) return spansOn(known.file, factsOn(date));
  return place.open.map(([open, close]): Span => [minutesOf(open), minutesOf(close)]);
}

/** When an entry can be had on a date: open, in daylight where it needs that, and in a meal's hours. */
export function usableSpans(
  activity: PlannedActivity,
  date: string,
  world: SpansWorld,
): readonly Span[] | undefined {
  if (activity.kind !== 'stop' && activity.kind !== 'meal') return undefined;
  const open = openSpans(activity, date, world);
  if (activity.kind === 'meal') {
    const hours = mealHours(world.destination.country)[activity.meal ?? 'dinner'];

    return open ? spansWithin(open, hours) : [hours];
  }
  const known = world.catalogue.place(activity.place?.id ?? '');

  return known?.type === 'sight' && needsLight(known.file)
    ? inDaylight(open ?? [], world.factsOn(date))
    : open;
}
