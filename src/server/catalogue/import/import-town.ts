import type { DestinationFile, FoodFile } from '../catalogue.schema.ts';
import type { StayFile } from '../stay.schema.ts';
import { distanceKm } from '../distance.ts';
import type { PlaceFile } from '../place.schema.ts';
import { INTERESTS } from '#shared/preferences/options.ts';
import { NOTICES, type OpenPlace } from '../refresh/open-place.ts';
import { type Imported, importFood, importSight } from './import-place.ts';
import { importStay } from './import-stay.ts';
import { isNoted } from './kind-of-tags.ts';
import { foldText } from '../fold-text.ts';

/** Further out than this a place is not of the town. */
const MAX_KM = { sight: 20, food: 8, stay: 10 } as const;
/** No stay of days needs more than these; the most written about are taken. */
const MOST = { sights: 80, food: 80, stays: 40 } as const;
/** So many places carry an interest for a score of 1, 2 and 3; more only a person can say. */
const SCORES = [1, 3, 8];

export type ImportReport = {
  sights: number;
  food: number;
  stays: number;
  /** Entries that were left out, by reason. */
  skipped: Record<string, number>;
  /** Hours of an entry that could not be read, each with its name and why. */
  unreadable: string[];
};

/**
 * A town as a destination: what is known of the town itself, and the sights, restaurants and stays of extracts of
 * open data. What the sources do not say is filled in by kind, marked as guessed, and told in `openData.missing`.
 */
export function importTown(
  town: DestinationFile,
  open: readonly OpenPlace[],
  today: string,
): { file: DestinationFile; report: ImportReport } {
  const skipped: Record<string, number> = {};
  const unreadable: string[] = [];
  const taken = new Set<string>();
  const places = combineSources(open).filter((place) => isOfTown(place, town, skipped));
  const collect = <T extends { name: string }>(
    group: readonly OpenPlace[],
    read: (place: OpenPlace) => Imported<T>,
  ) => group.flatMap((place) => take(read(place), { skipped, unreadable }));
  const within = (group: 'sight' | 'food' | 'stay') =>
    places.filter((place) => groupOf(place) === group);

  const sights = collect(within('sight'), (place) => importSight(place, taken))
    .toSorted((a, b) => (b.appeal ?? 0) - (a.appeal ?? 0))
    .slice(0, MOST.sights);
  const food = nearest(
    collect(within('food'), (place) => importFood(place, taken)),
    town,
  ).slice(0, MOST.food);
  const stays = nearest(
    collect(within('stay'), (place) =>
      importStay(place, { taken, usual: town.stays, area: town.name }),
    ),
    town,
  ).slice(0, MOST.stays);
  const sources = [...new Set(places.map(({ source }) => source))];
  const missing = missingOf(town, { sights, food, stays });

  return {
    file: {
      ...town,
      description: `${town.name}: ${sights.length} sights, ${food.length} restaurants and ${stays.length} places to stay from open data. Nobody of Northstar has looked them up.`,
      interests: interestsOf(sights, food),
      places: sights,
      food,
      stays: [...stays, ...generic(town.stays, stays)],
      openData: {
        imported: today.slice(0, 7),
        notices: sources.map((source) => NOTICES[source]),
        missing,
      },
    },
    report: { sights: sights.length, food: food.length, stays: stays.length, skipped, unreadable },
  };
}

function take<T extends { name: string }>(
  imported: Imported<T>,
  { skipped, unreadable }: Pick<ImportReport, 'skipped' | 'unreadable'>,
): T[] {
  if ('skipped' in imported) {
    count(skipped, imported.skipped);
    return [];
  }
  if (imported.unreadable) unreadable.push(`${imported.place.name}: ${imported.unreadable}`);
  return [imported.place];
}

function count(skipped: Record<string, number>, reason: string): void {
  skipped[reason] = (skipped[reason] ?? 0) + 1;
}

/** What is queried of Wikidata are sights; of the other sources, what they do not name but was written about. */
function groupOf({ group, source, tags }: OpenPlace) {
  return group ?? (source === 'wikidata' || isNoted(tags) ? 'sight' : undefined);
}

function isOfTown(
  place: OpenPlace,
  town: DestinationFile,
  skipped: Record<string, number>,
): boolean {
  const group = groupOf(place);
  const reason =
    group === undefined
      ? 'neither sight nor restaurant nor stay'
      : place.closed
        ? 'closed for good'
        : distanceKm(town, place) > MAX_KM[group]
          ? 'too far from the town'
          : undefined;

  if (reason) count(skipped, reason);
  return reason === undefined;
}

function nearest<T extends { lat: number; lon: number }>(
  all: readonly T[],
  town: DestinationFile,
): T[] {
  return all.toSorted((a, b) => distanceKm(town, a) - distanceKm(town, b));
}

/** A stay of one's own choice for each budget that no imported stay has. */
function generic(usual: readonly StayFile[], stays: readonly StayFile[]): StayFile[] {
  const levels = new Set(stays.map(({ level }) => level));

  return usual.filter(({ level }) => !levels.has(level));
}

function interestsOf(
  sights: readonly PlaceFile[],
  food: readonly FoodFile[],
): DestinationFile['interests'] {
  return Object.fromEntries(
    INTERESTS.map((interest) => {
      const serving =
        interest === 'Culinary'
          ? food.length
          : sights.filter(({ interests }) => interests.includes(interest)).length;
      const score = SCORES.filter((least) => serving >= least).length;
      const why = `${serving} ${serving === 1 ? 'place' : 'places'} of open data, by kind alone`;

      return [interest, [score, score === 0 ? 'open data names no place for it' : why]];
    }),
  );
}

/** What nobody knows of the town and its places, one line each. */
function missingOf(
  town: DestinationFile,
  { sights, food, stays }: { sights: PlaceFile[]; food: FoodFile[]; stays: StayFile[] },
): string[] {
  const without = (fact: 'hours' | 'price', all: readonly { guessed?: string[] | undefined }[]) =>
    all.filter(({ guessed }) => guessed?.includes(fact)).length;

  return [
    `Opening hours of ${without('hours', sights)} of ${sights.length} sights and ${without('hours', food)} of ${food.length} restaurants are unverified: what places of their kind usually keep.`,
    `Admission is unknown for ${without('price', sights)} of ${sights.length} sights.`,
    'How much a sight is worth is estimated from its kind and from how much is written about it.',
    'Climate, daily spending and room rates are estimates for the region.',
    ...(food.length === 0 ? ['No restaurant is known: meals are of your own choice.'] : []),
    ...(stays.length === 0 ? ['No place to stay is known by name.'] : []),
    ...(town.airports.length === 0 ? ['No airport near it is known.'] : []),
  ];
}

/** Two sources may put one place this far apart: at its gate, and in its middle. */
const SAME_KM = 0.4;
/** Tags of another source that say how much is written about a place. */
const TELLING = ['sitelinks', 'heritage'] as const;

/**
 * The places of several extracts, each once: those of OpenStreetMap first, as they know hours and kinds, with what
 * the other sources add to them.
 */
function combineSources(places: readonly OpenPlace[]): OpenPlace[] {
  const kept = places.filter(({ source }) => source === 'openstreetmap').map(copy);

  for (const place of places) {
    if (place.source === 'openstreetmap') continue;
    const same = kept.find((one) => isSame(one, place));

    if (same) enrich(same, place);
    else kept.push(copy(place));
  }
  return kept;
}

function copy(place: OpenPlace): OpenPlace {
  return { ...place, names: [...place.names] };
}

function isSame(a: OpenPlace, b: OpenPlace): boolean {
  if (a.wikidata && b.wikidata) return a.wikidata === b.wikidata;
  if (a.group && b.group && a.group !== b.group) return false;
  const names = new Set(a.names.map(foldText));

  return distanceKm(a, b) <= SAME_KM && b.names.some((name) => names.has(foldText(name)));
}

function enrich(into: OpenPlace, from: OpenPlace): void {
  into.names = [...new Set([...into.names, ...from.names])];
  into.wikidata ??= from.wikidata;
  into.url ??= from.url;
  into.closed ??= from.closed;
  into.tags = {
    ...Object.fromEntries(
      TELLING.flatMap((key) => (from.tags[key] ? [[key, from.tags[key]]] : [])),
    ),
    ...into.tags,
  };
}
