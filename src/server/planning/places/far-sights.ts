import type { PlaceMention } from './read-places.ts';

/** A sight in a town that the catalogue does not hold: beside a place that is named it is no journey of its own. */
export function isFarSight({ namesakes: [first] }: PlaceMention): boolean {
  return first?.listed?.kind === 'region' && first.listed.region.isSight === true;
}

/** Whether a region is named beside a far sight of its country, and a sight of one of its bases or no town at all. */
export function isTouredFor(
  { namesakes: [first] }: PlaceMention,
  mentions: readonly PlaceMention[],
  found: readonly unknown[],
): boolean {
  if (first?.listed?.kind !== 'region' || first.listed.region.isSight) return false;
  const { region } = first.listed;
  const far = mentions.filter(
    (one) =>
      one.stance === 'wanted' &&
      isFarSight(one) &&
      one.namesakes[0]?.listed?.kind === 'region' &&
      one.namesakes[0].listed.region.country === region.country,
  );

  return far.length > 0 && far.length >= found.length;
}
