import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { PlaceChoice } from '#shared/preferences/trip-details.schema.ts';
import type { TripType } from '#shared/preferences/options.ts';
import type { UnclearPlace } from '#shared/preferences/understanding.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { listedById } from '#server/gazetteer/listed-places.ts';
import { countryName } from '#server/gazetteer/regions.ts';
import {
  destinationSuggestion,
  listedSuggestion,
  townSuggestion,
} from '#server/gazetteer/place-suggestion.ts';
import { avoidedBy } from './avoided-places.ts';
import { clearOne, type Namesake, type PlacesWorld, weighed } from './namesakes.ts';
import { nearestKnown, nearOthers } from './near-namesakes.ts';
import { type Around, isAreaOf } from './region-areas.ts';
import { baseOf, basesLeft, basesOf } from './region-bases.ts';
import { ownTown } from './own-towns.ts';
import { isFarSight, isTouredFor } from './far-sights.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { destinationsOfSights, isLand, wantedOf, withoutAvoidedParts } from './wanted-mentions.ts';

/** Whoever lives as near to a place of ours sets out from about there. */
const NEAR_HOME_KM = 250;

/** A place that is clear, and in which words it was asked for. */
export type Meant = { suggestion: PlaceSuggestion; said?: string };
type Unclear = Omit<UnclearPlace, 'field'>;

const MOST_CANDIDATES = 6;
/** "Cambridge near Boston": of the places of a name one as near as this to a clear one is meant. */
const BESIDE_KM = 60;

/** What the places of a text come to: those to go to, those to avoid, and those that are not clear. */
export function meantBy(
  reading: PlaceReading,
  world: PlacesWorld,
  { tripType, isField = false }: { tripType?: TripType | undefined; isField?: boolean },
) {
  const mentions = [...withoutAvoidedParts(reading.mentions)];
  const ofSights = destinationsOfSights(mentions);
  const avoidedIds = new Set(
    mentions.flatMap(({ stance, namesakes: [first] }) =>
      stance === 'avoided' && first?.listed?.kind === 'destination' ? [first.listed.id] : [],
    ),
  );
  const wanted = wantedOf({ ...reading, mentions }, isField);
  const countries = wanted.flatMap(({ namesakes: [first] }) =>
    first?.listed?.kind === 'country' ? [first.listed.id] : [],
  );
  const alone = nearEachOther(
    wanted,
    wanted.map((mention) => settle(mention, world, { countries, avoidedIds, ofSights, tripType })),
  );
  const clear = alone.flatMap(({ meant }) =>
    meant && meant.suggestion.kind !== 'country' ? [meant.suggestion] : [],
  );
  // "Ragusa and Taormina": a clear place tells the country of one that is not.
  const read = wanted.map((mention, at) => ({
    mention,
    ...(alone[at]?.unclear?.why === 'ambiguous' && clear.length > 0
      ? settle(mention, world, { countries, avoidedIds, ofSights, beside: clear, tripType })
      : alone[at]),
  }));
  const withTowns = withOwnTowns(read, world);
  const found = withTowns.flatMap(({ mention, meant }) =>
    meant && !isLand(mention) ? [meant] : [],
  );
  const own = ownOf(withTowns, found, { mentions, avoidedIds, words: reading.words });
  const towns = own.flatMap(({ meant }) =>
    meant && meant.suggestion.kind !== 'country' ? [meant] : [],
  );
  const lands = own.flatMap(({ meant }) => (meant?.suggestion.kind === 'country' ? [meant] : []));
  const areas = wanted.flatMap(({ namesakes: [first] }) =>
    first?.listed?.kind === 'region' ? first.listed.destinations.map(({ id }) => id) : [],
  );
  const open = own.flatMap(({ unclear }) => unclear ?? []);

  return {
    places: towns.length > 0 || open.length > 0 ? distinct(towns) : distinct(lands),
    countries,
    areas,
    unclear: open,
    isFirstUnclear:
      own.find(({ meant }) => meant?.suggestion.kind !== 'country')?.unclear !== undefined,
    avoided: avoidedBy(
      mentions.filter(({ stance }) => stance !== 'wanted' && !isField),
      new Set(towns.map(({ suggestion: { id } }) => id)),
    ),
    home: homeOf(mentions, world),
  };
}

function nearEachOther(wanted: readonly PlaceMention[], settled: readonly Settled[]): Settled[] {
  return settled.map((one, at) => {
    const { said, namesakes } = wanted[at] ?? { said: '', namesakes: [] };
    const others = settled.flatMap(({ meant }, other) =>
      meant && other !== at ? [meant.suggestion] : [],
    );
    const near = nearOthers(namesakes, one.meant?.suggestion, others);

    return near ? { meant: toMeant(near, said) } : one;
  });
}

/** Places that were chosen from the suggestions, as what is planned for. */
export function chosenOf(places: readonly PlaceChoice[], world: PlacesWorld): Meant[] {
  return places.flatMap(({ kind, id, nights: _, ...place }): Meant[] => {
    const listed = kind === 'town' ? undefined : listedById(id, world.catalogue);

    if (listed?.kind === 'sight')
      return [{ suggestion: destinationSuggestion(listed.destination, world.catalogue) }];
    if (listed?.kind === 'region') return baseOf(listed, world);
    if (listed) return [{ suggestion: listedSuggestion(listed, world.catalogue) }];
    return [
      {
        suggestion: {
          kind,
          id,
          ...place,
          label: place.name,
          countryName: countryName(place.country),
        },
      },
    ];
  });
}

/** A mention, and what it comes to. */
type Read = Settled & { mention: PlaceMention; isOwn?: boolean };

/** What is a place of its own: no area in which another lies, and no far sight beside another place. */
function ownOf(read: readonly Read[], found: readonly Meant[], text: Around): Read[] {
  const { mentions } = text;
  // "Provence, Sénanque abbey": the region's base, not a village for one sight.
  const hasBase = read.some(
    ({ mention, meant }) =>
      meant !== undefined && meant.suggestion.kind !== 'country' && !isFarSight(mention),
  );
  // "Andalusia, the Alhambra and the Mezquita": sights of several towns, and the region to tour.
  const toured = read.flatMap(({ mention, unclear }) =>
    unclear?.why === 'area' && isTouredFor(mention, mentions, found) ? [mention] : [],
  );
  return read.filter(
    (one) =>
      one.isOwn ||
      toured.includes(one.mention) ||
      (!isAreaOf(one, found, text) &&
        !(isFarSight(one.mention) && (found.length > 0 || hasBase || toured.length > 0))),
  );
}

function withOwnTowns(read: readonly Read[], world: PlacesWorld): Read[] {
  return read.map((one) => {
    const town = ownTown(one, read, world);

    return town
      ? { ...one, meant: { suggestion: town, said: one.mention.said }, isOwn: true }
      : one;
  });
}

type Settled = { meant?: Meant | undefined; unclear?: Unclear | undefined };

type Beside = {
  /** Destinations that the text speaks against: no base of a region that it names. */
  avoidedIds: ReadonlySet<string>;
  /** Destinations in which a sight of the text lies. */
  ofSights: ReadonlySet<string>;
  /** Countries that the text names. */
  countries: readonly string[];
  /** Clear places that it names. */
  beside?: readonly PlaceSuggestion[];
};

function settle(
  { said, namesakes }: PlaceMention,
  world: PlacesWorld,
  { tripType, avoidedIds, ...others }: Beside & { tripType: TripType | undefined },
): Settled {
  const pool = likelyOf(namesakes, others);
  const best = clearOne(pool);

  if (!best) return { unclear: { said, why: 'ambiguous', candidates: candidatesOf(pool) } };
  if (best.listed?.kind === 'country' && best.listed.destinations.length === 0) {
    const meant = chiefTownOf(best.listed.id, said, world);

    return meant ? { meant } : { unclear: { said, why: 'unknown', candidates: [] } };
  }
  if (best.listed?.kind !== 'region') return { meant: toMeant(best, said) };
  const destinations = basesLeft(best.listed, avoidedIds, world);

  if (destinations.length > 1 && tripType !== 'surprise')
    return { unclear: { said, why: 'area', candidates: basesOf(destinations, world) } };
  const [base] = baseOf({ ...best.listed, destinations }, world);

  return base ? { meant: { ...base, said } } : {};
}

/** Of the places of a name those near what else the text names, else those in its countries. */
function likelyOf(
  namesakes: readonly Namesake[],
  { countries, ofSights, beside = [] }: Omit<Beside, 'avoidedIds'>,
): readonly Namesake[] {
  const around = beside.map(({ country }) => country);
  const near = namesakes.filter(({ suggestion }) =>
    beside.some((one) => distanceKm(one, suggestion) <= BESIDE_KM),
  );
  const within = namesakes
    .filter(({ suggestion, listed }) =>
      (listed?.kind === 'country' ? around : [...countries, ...around]).includes(
        suggestion.country,
      ),
    )
    .map(weighed);

  const seen = namesakes.filter(({ listed }) => listed !== undefined && ofSights.has(listed.id));

  return (
    [near, nearestKnown(namesakes, beside), within, seen].find((some) => some.length > 0) ??
    namesakes
  );
}

function toMeant({ suggestion }: Namesake, said: string): Meant {
  return { suggestion, said };
}

/** The town to begin with in a country that the catalogue holds nothing of. */
function chiefTownOf(country: string, said: string, { gazetteer }: PlacesWorld): Meant | undefined {
  const [place] = gazetteer.find(countryName(country), 1);
  const town = place && gazetteer.called(place.name).find(({ id }) => id === place.id);

  return town && { suggestion: townSuggestion(town), said };
}

function candidatesOf(namesakes: readonly Namesake[]): PlaceSuggestion[] {
  return namesakes.slice(0, MOST_CANDIDATES).map(({ suggestion }) => suggestion);
}

/** Where the party sets out; the nearest place of ours stands for a town beyond the catalogue. */
function homeOf(mentions: readonly PlaceMention[], { catalogue }: PlacesWorld): string | undefined {
  const { namesakes: [home] = [], sights: [sight] = [] } =
    mentions.find(({ stance }) => stance === 'home') ?? {};

  if (home?.listed) return home.listed.kind === 'destination' ? home.listed.id : undefined;
  // "From Glastonbury": a day out of Bath.
  if (home?.town === undefined) return sight?.destination;
  const [nearest] = catalogue.nearest(home.town, 1);

  return nearest && nearest.km <= NEAR_HOME_KM ? nearest.destination.id : undefined;
}

/** Each place once, where it is named by its own name before where it is named by another: "Crete: Chania, Heraklion". */
function distinct(places: readonly Meant[]): Meant[] {
  const isOwn = ({ suggestion: { name }, said = '' }: Meant) => foldText(name) === foldText(said);

  return places.filter((place) => {
    const same = places.filter(({ suggestion: { id } }) => id === place.suggestion.id);

    return (same.find(isOwn) ?? same[0]) === place;
  });
}
