import type { PlannedPlace } from './planned-place.schema.ts';

/** "Ends at Camden Lock"; undefined where one is still there afterwards, or the end has no name. */
export function toldEnd({ endsAt }: Pick<PlannedPlace, 'endsAt'>): string | undefined {
  return endsAt?.name === undefined ? undefined : `Ends at ${endsAt.name}`;
}
