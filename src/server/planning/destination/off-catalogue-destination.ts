import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { roadWay } from '#server/catalogue/road-way.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import type { GazetteerPlace } from '#server/gazetteer/gazetteer.ts';
import { overnightSightAt } from '#server/catalogue/overnight-sights.ts';
import { isCalled } from '#server/catalogue/names-of.ts';
import { ownWalks } from './own-walks.ts';
import { sightsAround } from './sights-around.ts';
import { INTERESTS } from '#shared/preferences/options.ts';

/** A town that was asked for: as the gazetteer has it, in whose words, and how they were understood. */
export type NamedTown = { place: GazetteerPlace; words: string; understood: string };
export type Town = Destination & { understood: string };

/** Marks the ids of towns that the catalogue does not hold; the number is GeoNames' own. */
const PREFIX = 'geo-';

/** Why no interest can be proved there. */
const NO_SIGHTS = 'Northstar knows no sights there';
/** Prices of a town are lower than those of the places that people fly to. */
const TOWN_PRICES = 0.85;
/** From how many places of the continent an estimate is mixed where the country is unknown. */
const NEIGHBOURS = 4;
const AIRPORTS = 2;

const STAYS = [
  {
    level: 'budget',
    kind: 'guesthouse',
    name: 'A simple guesthouse of your choice',
    usd: [30, 60],
  },
  { level: 'moderate', kind: 'hotel', name: 'A mid-range hotel of your choice', usd: [70, 130] },
  { level: 'luxury', kind: 'hotel', name: 'A first-class hotel of your choice', usd: [150, 280] },
  { level: 'ultra-luxury', kind: 'hotel', name: 'A suite of your choice', usd: [300, 600] },
] as const;

/** How the name of a town was understood; undefined for a destination of the catalogue. */
export function understoodOf(destination: Destination): string | undefined {
  return 'understood' in destination && typeof destination.understood === 'string'
    ? destination.understood
    : undefined;
}

/** Whether a destination's id stands for a town that only the gazetteer knows. */
export function isOffCatalogue(id: string | undefined): boolean {
  return id?.startsWith(PREFIX) ?? false;
}

/** GeoNames' number of a town in an id; undefined for a destination of the catalogue. */
export function gazetteerIdOf(id: string): number | undefined {
  const number = Number(id.slice(PREFIX.length));

  return isOffCatalogue(id) && Number.isInteger(number) ? number : undefined;
}

/** "Paris, Texas", "Valverde, El Hierro"; the town alone where nobody adds the region. */
export function offCatalogueName({ name, region, country }: GazetteerPlace): string {
  const land = islandOf({ name, country }) ?? (country === 'GB' ? '' : region);

  return land ? `${name}, ${land}` : name;
}

/** The island that people name instead of the town, where it is called otherwise. */
function islandOf({ name, country }: Pick<GazetteerPlace, 'name' | 'country'>): string | undefined {
  const island = loadOtherNames().regions.find(
    (region) =>
      region.isIsland === true &&
      region.country === country &&
      foldText(region.town ?? '') === foldText(name),
  )?.names[0];

  return island !== undefined && !foldText(name).includes(foldText(island)) ? island : undefined;
}

/** With fewer people a place has houses and a steeple rather than blocks. */
const SMALL_TOWN = 50_000;

/**
 * A town that the catalogue does not hold, in the catalogue's shape: where it lies, its climate, airports and
 * prices as estimates, the sights that the catalogue knows around it, a stay of one's own choice for each budget, and
 * not one restaurant or hotel by name.
 */
export function offCatalogueDestination(named: NamedTown, catalogue: Catalogue): Town {
  const { place, words, understood } = named;
  const name = offCatalogueName(place);
  const alike = likePlaces(place, catalogue);
  const { sleep, sights: ofTheNight } = overnightSightAt(place) ?? {};
  // Who comes for a night aboard does not drive to what lies around the harbour.
  const sights = ofTheNight ? [] : sightsAround(place, catalogue);
  const { lat, lon } = place;

  return {
    id: `${PREFIX}${place.id}`,
    name,
    understood,
    aliases: aliasesOf(words, place, catalogue),
    country: place.country,
    continent: place.continent,
    lat,
    lon,
    timeZone: zoneOf(place, alike),
    airports: airportsNear(place),
    climate: { ...place.climate, seaC: null },
    bestMonths: mildMonths(place.climate.highC),
    dailyUsd: dailyOf(alike),
    interests: Object.fromEntries(INTERESTS.map((interest) => [interest, [0, NO_SIGHTS]])),
    description: `${name} in ${place.countryName}. Northstar knows where it lies, its climate and what a day there may cost, and ${sights.length > 0 ? 'some sights around it: what they leave of your days is your own' : 'none of its sights: your days there are your own'}.`,
    imageKeywords: [place.name, place.countryName],
    scene: [place.population < SMALL_TOWN ? 'old-town' : 'city'],
    etiquette: [],
    safety: ['Ask at your stay which parts of town to leave out after dark.'],
    getAround:
      sights.length > 0
        ? 'A hired car is the way to what lies around it.'
        : 'Ask at your stay how to get around: Northstar knows neither buses nor taxi stands there.',
    asOf: alike[0]?.asOf ?? '2026-11',
    places: [...sights, ...ownWalks(place)],
    food: [],
    stays: STAYS.map((stay) => ({
      id: stay.level,
      name: sleep ? `A ${sleep} of your choice` : stay.name,
      lat,
      lon,
      kind: stay.kind,
      level: stay.level,
      usd: nightlyOf(stay, alike),
      area: 'the centre',
      confidence: 'low',
    })),
    dayTrips: [],
    business: [],
  };
}

/** So near to a destination of the same country a town keeps its time, whatever lies nearer over the border. */
const SAME_TIME_KM = 400;

function zoneOf(place: GazetteerPlace, alike: readonly Destination[]): string {
  const zones = new Set(
    alike
      .filter((one) => one.country === place.country && distanceKm(one, place) <= SAME_TIME_KM)
      .map((one) => one.timeZone),
  );
  const [zone] = zones;

  return zone !== undefined && zones.size === 1 ? zone : place.timeZone;
}

/** What it was asked for as, and its plain name unless a destination of the catalogue is called so. */
function aliasesOf(words: string, place: GazetteerPlace, catalogue: Catalogue): string[] {
  const taken = catalogue.destinations.some((one) => isCalled(one, place.name));

  return [...new Set([words, ...(taken ? [] : [place.name])])];
}

/** The catalogue's places whose prices say most: those of the country, else the nearest of the continent. */
function likePlaces(place: GazetteerPlace, catalogue: Catalogue): Destination[] {
  const sameCountry = catalogue.destinations.filter((one) => one.country === place.country);

  if (sameCountry.length > 0) return sameCountry;

  return catalogue.destinations
    .filter((one) => one.continent === place.continent)
    .toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))
    .slice(0, NEIGHBOURS);
}

function dailyOf(alike: readonly Destination[]): Destination['dailyUsd'] {
  const mean = (level: keyof Destination['dailyUsd'], fallback: number) =>
    Math.round(
      TOWN_PRICES *
        (alike.length === 0
          ? fallback
          : alike.reduce((sum, one) => sum + one.dailyUsd[level], 0) / alike.length),
    );

  return {
    budget: mean('budget', 40),
    moderate: mean('moderate', 95),
    luxury: mean('luxury', 230),
    ultraLuxury: mean('ultraLuxury', 500),
  };
}

function nightlyOf({ level, usd }: (typeof STAYS)[number], alike: readonly Destination[]) {
  const rates = alike.flatMap(({ stays }) => stays.filter((stay) => stay.level === level));
  const mean = (end: 0 | 1) =>
    rates.length === 0
      ? usd[end]
      : Math.round(
          (TOWN_PRICES * rates.reduce((sum, stay) => sum + stay.usd[end], 0)) / rates.length,
        );

  return [mean(0), mean(1)] satisfies [number, number];
}

/** The nearest airports, by road at a country's usual pace. */
function airportsNear(place: GazetteerPlace): Destination['airports'] {
  return loadTransport()
    .nearestAirports(place, AIRPORTS)
    .map(({ airport, km }) => ({
      iata: airport.iata,
      minutes: Math.min(
        360,
        Math.max(20, Math.round((15 + roadWay(place, airport).minutes) / 5) * 5),
      ),
      mode: km > 40 ? ('bus' as const) : ('taxi' as const),
      usd: Math.min(120, Math.round(10 + km * 0.25)),
    }));
}

/** Months with days between 18 and 29 °C; where no month is like that, the warmest one. */
function mildMonths(highC: readonly number[]): number[] {
  const mild = highC.flatMap((high, month) => (high >= 18 && high <= 29 ? [month + 1] : []));

  return mild.length > 0 ? mild : [highC.indexOf(Math.max(...highC)) + 1];
}
