import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { PlaceReading } from './read-places.ts';
import type { SightMention } from './read-sights.ts';
import { sightsCalled } from './sight-names.ts';

/** "For", "in" or "for the" may stand between the two names. */
const MOST_BETWEEN = 2;

/**
 * The sights, those that several places of a trip have in the place that is named right beside them: "in Jaipur for
 * Diwali" is about the lights of Jaipur, and not about those of Delhi, which was named first.
 */
export function inNamedTown(
  sights: readonly SightMention[],
  { words, mentions }: PlaceReading,
  { catalogue, destinations }: { catalogue: Catalogue; destinations: readonly Destination[] },
): SightMention[] {
  const ids = new Set(destinations.map(({ id }) => id));
  const isNear = (from: number, to: number) =>
    to - from >= 1 &&
    to - from <= MOST_BETWEEN &&
    words.slice(from, to + 1).every(({ before }) => before === 'none');

  return sights.map((sight) => {
    const end = sight.at + sight.count;
    const beside = mentions.flatMap(({ at, count, stance, namesakes: [first] }) =>
      stance === 'wanted' &&
      first?.listed?.kind === 'destination' &&
      ids.has(first.listed.id) &&
      (isNear(at + count, sight.at) || isNear(end, at))
        ? [first.listed.id]
        : [],
    );
    const there = sightsCalled(sight.said, catalogue).find(({ destination }) =>
      beside.includes(destination),
    );

    return there ? { ...sight, id: there.id } : sight;
  });
}
