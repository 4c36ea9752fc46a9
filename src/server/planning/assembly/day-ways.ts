import { minutesOf } from '#shared/dates.ts';
import type { PlannedActivity, TravelLeg } from '#shared/generation/generated-trip.schema.ts';

/** When the party leaves for its first stop. A ride has its own minutes behind its time. */
export function leavingFor(first: PlannedActivity | undefined): number | undefined {
  if (!first) return undefined;
  return minutesOf(first.time) - (first.kind === 'ride' ? 0 : (first.travel?.minutes ?? 0));
}

/** Kilometres on foot by the ways that a day tells. */
export function walkKm(
  activities: readonly PlannedActivity[],
  back: TravelLeg | undefined,
): number {
  const km = [...activities.map(({ travel }) => travel), back]
    .filter((travel) => travel?.mode === 'walk')
    .reduce((sum, travel) => sum + (travel?.km ?? 0), 0);

  return Math.round(km * 10) / 10;
}
