import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { namesOfStops } from '../asked/outcome.ts';
import { groupOf } from '../candidates/candidates.ts';
import { readKindLimits } from './kind-measures.ts';

/**
 * How many of each kind that the notes limit the next stay of a trip may have, by group: an even share of what the
 * stays before it have left, so that the first does not take all; undefined where nothing is limited.
 */
export function kindShares(
  notes: string,
  { days, staysLeft }: { days: readonly PlannedDay[]; staysLeft: number },
): Record<string, number> | undefined {
  const limits = readKindLimits(notes);

  if (limits.length === 0) return undefined;
  return Object.fromEntries(
    limits.map(({ group, most }) => {
      const taken = namesOfStops(days, ({ kind }) => groupOf(kind as PlaceKind) === group).length;

      return [group, Math.ceil(Math.max(0, most - taken) / Math.max(1, staysLeft))];
    }),
  );
}
