import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { distanceKm } from '../catalogue/distance.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { sightCounts } from '../catalogue/named-places.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { type FoundPlace, searchListed } from '../gazetteer/listed-places.ts';
import type { FoundTown, NameMatch } from '../gazetteer/town-search.ts';
import { listedSuggestion, townSuggestion } from '../gazetteer/place-suggestion.ts';

export type World = { catalogue: Catalogue; gazetteer: () => Promise<Gazetteer> };

type Ranked = { suggestion: PlaceSuggestion; rank: number };

const MATCH_RANK: Record<NameMatch, number> = { whole: 100, beginning: 70, word: 45, slip: 25 };
const SLIP_COSTS = 12;
const KIND_RANK = { destination: 34, country: 26, region: 22, sight: 0 } as const;
const OTHER_NAME_COSTS = 6;
/** A town as near as this to a destination of its name is that destination. */
const SAME_TOWN_KM = 40;
/** Beyond this many, towns of the name are too small to be looked for. */
const TOWNS_READ = 30;

/** The places that somebody who typed this may mean, the likeliest first. */
export async function suggestPlaces(
  { query, limit }: { query: string; limit: number },
  { catalogue, gazetteer }: World,
): Promise<PlaceSuggestion[]> {
  if (foldText(query) === '') {
    // Somebody is about to type: what their first letter needs is read meanwhile.
    void gazetteer().then((towns) => towns.search('a', 1));
    return wellKnown(catalogue).slice(0, limit);
  }
  const [name = '', ...behind] = query.split(',');
  const towns = await gazetteer();
  const listed = searchListed(name, catalogue).map((found) => rankListed(found, catalogue));
  const others = (await towns.search(name, TOWNS_READ))
    .filter(({ town }) => !isDestination(town, catalogue))
    .map((found) => rankTown(found));
  const wanted = foldText(behind.join(' '));
  const fits = ({ suggestion }: Ranked) =>
    wanted === '' || placeBehind(suggestion).some((word) => word.startsWith(wanted));

  return distinct([...listed, ...others].filter(fits).toSorted((a, b) => b.rank - a.rank)).slice(
    0,
    limit,
  );
}

function rankListed({ place, match, slips, isOwnName }: FoundPlace, catalogue: Catalogue): Ranked {
  return {
    suggestion: listedSuggestion(place, catalogue),
    rank:
      MATCH_RANK[match] -
      slips * SLIP_COSTS +
      KIND_RANK[place.kind] -
      (isOwnName ? 0 : OTHER_NAME_COSTS) +
      renownOf(place),
  };
}

/** How well known a place is, as points among namesakes. */
function renownOf(place: FoundPlace['place']): number {
  if (place.kind === 'destination') return Math.min(8, sightCounts(place.destination).famous);
  if (place.kind !== 'sight') return Math.min(4, place.destinations.length);
  const { appeal, fame } = place.sight;

  return (appeal ?? fame * 18) / 5;
}

/** A village of the name stands behind what is only begun alike; a million people count like a destination. */
function rankTown({ town, match, slips }: FoundTown): Ranked {
  const size = 5 * Math.log10(Math.max(10, town.population));

  return {
    suggestion: townSuggestion(town),
    rank: MATCH_RANK[match] - slips * SLIP_COSTS + size - OTHER_NAME_COSTS,
  };
}

function isDestination(
  town: { name: string; lat: number; lon: number },
  catalogue: Catalogue,
): boolean {
  const [nearest] = catalogue.nearest(town, 1);

  return (
    nearest !== undefined &&
    nearest.km <= SAME_TOWN_KM &&
    (catalogue.namesOf(nearest.destination).includes(foldText(town.name)) ||
      distanceKm(town, nearest.destination) < 1)
  );
}

/** What may be typed behind the comma: region and country, also by the country's code. */
function placeBehind({ region = '', country, countryName, bases }: PlaceSuggestion): string[] {
  return [
    region,
    countryName,
    country,
    `${region} ${countryName}`,
    ...(bases ?? []).map(({ name }) => name),
  ].map(foldText);
}

/** Two places that read the same are told once, the better known one. */
function distinct(ranked: readonly Ranked[]): PlaceSuggestion[] {
  const labels = new Set<string>();

  return ranked.flatMap(({ suggestion }) => {
    const key = `${suggestion.kind === 'sight' ? 'sight' : ''}${suggestion.label}`;

    if (labels.has(key)) return [];
    labels.add(key);
    return [suggestion];
  });
}

function wellKnown(catalogue: Catalogue): PlaceSuggestion[] {
  return catalogue.destinations
    .toSorted(
      (a, b) => sightCounts(b).famous - sightCounts(a).famous || a.name.localeCompare(b.name),
    )
    .map((destination) =>
      listedSuggestion({ kind: 'destination', id: destination.id, destination }, catalogue),
    );
}
