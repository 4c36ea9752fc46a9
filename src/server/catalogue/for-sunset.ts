import type { PlaceFile, PlaceKind } from './place.schema.ts';

const SUNSET_KINDS = new Set<PlaceKind>(['boat-trip', 'activity', 'bar', 'wildlife']);
/** Minutes at a terrace; a view that takes longer is worth it by day as well. */
const SHORT_VIEW = 60;

/**
 * Whether one goes to a place for the sunset alone: a terrace, a boat, a bar, penguins that come ashore. Towers, churches, beaches and views that
 * take half a day are best then, and worth it in any light.
 */
export function isForSunset(
  file: Pick<PlaceFile, 'kind' | 'best' | 'indoor' | 'minutes'> & { name?: string },
): boolean {
  const { kind, best, indoor, minutes } = file;

  if (isNamedForSunset(file)) return true;
  if (best !== 'sunset') return false;
  return SUNSET_KINDS.has(kind) || (kind === 'viewpoint' && !indoor && minutes <= SHORT_VIEW);
}

/** "Ramparts at Sunset" is a promise; a Sunset Boulevard is none. */
export function isNamedForSunset({ name = '' }: { name?: string }): boolean {
  return (
    /\bsunset(?! (?:strip|boulevard|beach|point|tower|blvd|avenue))\b/i.test(name) &&
    !/\bor sunset\b/i.test(name)
  );
}
