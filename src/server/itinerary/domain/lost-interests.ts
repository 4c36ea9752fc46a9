import type { CheckFacts } from '#server/planner/check-facts.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';

const LOST = ': nothing in these days covers it any more.';

type Judged = { interests: readonly string[]; facts: Pick<CheckFacts, 'place'> };

/**
 * A plan's warnings with one for each interest that no stop meets any more. One that is met again is no longer
 * warned of; what the planner itself said of an interest stays as it is.
 */
export function withLostInterests(
  warnings: readonly string[],
  days: readonly Pick<PlannedDay, 'activities'>[],
  { interests, facts }: Judged,
): string[] {
  const met = new Set(
    days
      .flatMap(({ activities }) => activities)
      .flatMap(({ place, interests: own = [] }) =>
        place ? (facts.place(place.id)?.interests ?? own) : own,
      ),
  );
  const others = warnings.filter((text) => !text.endsWith(LOST));
  const isSaid = (interest: string) => others.some((text) => text.startsWith(`${interest}:`));

  return [
    ...others,
    ...interests.flatMap((interest) =>
      met.has(interest) || isSaid(interest) ? [] : [`${interest}${LOST}`],
    ),
  ];
}
