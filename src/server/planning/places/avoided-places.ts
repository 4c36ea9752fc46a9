import { isFarSight } from './far-sights.ts';
import type { PlaceMention } from './read-places.ts';

/** What is spoken against; neither the way home nor a sight of a place takes back a place that is named. */
export function avoidedBy(
  mentions: readonly PlaceMention[],
  wantedIds: ReadonlySet<string>,
): { destinations: string[]; countries: string[] } {
  const isKept = (id: string) => !wantedIds.has(id);

  return {
    destinations: [
      ...mentions.flatMap(({ stance, namesakes: [first] }) => {
        const { listed } = first ?? {};

        if (listed?.kind === 'region')
          return listed.destinations.map(({ id }) => id).filter(isKept);
        if (listed?.kind !== 'destination') return [];
        return stance === 'avoided' || isKept(listed.id) ? [listed.id] : [];
      }),
      ...mentions.flatMap(avoidedByName),
    ],
    countries: mentions
      .filter(({ stance }) => stance === 'avoided')
      .flatMap(({ namesakes: [one] }) => (one?.listed?.kind === 'country' ? [one.listed.id] : [])),
  };
}

/** A place to avoid that the catalogue does not have, by its name: what was read is told. */
function avoidedByName(mention: PlaceMention): string[] {
  const {
    stance,
    said,
    namesakes: [first],
  } = mention;
  const isOurs = first?.listed !== undefined && first.listed.kind !== 'region';
  const hasBase = first?.listed?.kind === 'region' && first.listed.destinations.length > 0;

  if (stance !== 'avoided' || !first || isOurs || hasBase) return [];
  return [isFarSight(mention) ? said : first.suggestion.name];
}

/** "She wants Paris. I said not Paris again. Fine, Lyon": what was taken back is not gone to, where more is named. */
export function withoutAvoided<T extends { suggestion: { id: string } }>(
  places: readonly T[],
  avoided: readonly string[],
): T[] {
  const kept = places.filter(({ suggestion: { id } }) => !avoided.includes(id));

  return kept.length > 0 ? kept : [...places];
}
