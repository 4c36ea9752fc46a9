import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { distanceKm } from '../catalogue/distance.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { type Airport, loadTransport } from '../catalogue/transport.ts';
import type { Gazetteer, GazetteerPlace } from './gazetteer.ts';
import { narrowingsOf, type Qualifier, qualifiersOf } from './regions.ts';

/** A destination of the catalogue this near to the town that was meant is the town. */
const SAME_TOWN_KM = 40;
/** An airport this far away serves a destination, and is not in it: YYC is Calgary, not Banff. */
const SAME_AIRPORT_KM = 80;
/** A town of this size is meant rather than a longer name that only begins alike, or one with a letter wrong. */
const BEATS_A_BEGINNING = 20_000;
const BEATS_A_SLIP = 25_000;
/** Shorter ones are codes of airports, or names somebody has only begun to write. */
const LEAST_LETTERS = 4;
/** One letter wrong in so many or more is a slip, rather than another short name. */
const LETTERS_OF_A_SLIP = 6;
const MOST_QUALIFIER_WORDS = 3;
const AIRPORT_CODE = /^[A-Z]{3}$/;
const SMALL_CODE = /^[a-z]{3}$/;

/** What a name means: a destination of the catalogue, or a town that the gazetteer alone knows. */
export type MeantTown = { destination: Destination } | { place: GazetteerPlace };

/** Whether a destination lies in the country that stands behind a comma of a name, if one does. */
export function liesWithin(destination: Destination, name: string): boolean {
  return name
    .split(',')
    .slice(1)
    .map(narrowingsOf)
    .every((some) => some.length === 0 || isIn(destination, some));
}

/**
 * Destinations that a name means, the one to begin with first: their own name in any language, their region or
 * country, the code of their airport, or the beginning of a name. A country behind it, with a comma or without,
 * leaves those in it alone.
 */
export function knownByName(name: string, catalogue: Catalogue): Destination[] {
  const whole = knownExactly(name, catalogue);

  if (whole.length > 0) return whole;
  const airports = AIRPORT_CODE.test(name.trim()) ? loadTransport().airportsOf(name.trim()) : [];

  return airports.length > 0
    ? servedBy(airports, catalogue)
    : catalogue.findByName(name).filter((one) => liesWithin(one, name));
}

/** Destinations that bear a name as a whole, or lie in the region or country of that name. */
export function knownExactly(name: string, catalogue: Catalogue): Destination[] {
  const found = catalogue.findByName(name, true).filter((one) => liesWithin(one, name));

  return found.length > 0 || name.includes(',') ? found : knownWithCountry(name, catalogue);
}

/** Whether one of the catalogue's destinations has this very name. */
export function isDestinationName(name: string, catalogue: Catalogue): boolean {
  const wanted = headOf(name);

  return knownByName(name, catalogue).some((one) => catalogue.namesOf(one).includes(wanted));
}

/** The destination that a misspelt name is nearest to; undefined where none is, or several are alike. */
export function knownMisspelt(name: string, catalogue: Catalogue): Destination | undefined {
  const { destinations } = catalogue.findAlike(name);
  const [first, ...others] = destinations.filter((one) => liesWithin(one, name));
  const isClear = others.every((one) => one.country === first?.country);

  return isClear ? first : undefined;
}

/** Whether a name may mean a town that the catalogue does not hold, so that the gazetteer has to be asked. */
export function needsGazetteer(name: string, catalogue: Catalogue): boolean {
  const hasRegion = name
    .split(',')
    .slice(1)
    .some((part) => narrowingsOf(part).some(({ region }) => region !== undefined));

  return hasRegion || knownExactly(name, catalogue).length === 0;
}

/** Whether a name means the gazetteer's town rather than what the catalogue has under it. */
export function meansPlace(name: string, place: GazetteerPlace, catalogue: Catalogue): boolean {
  const [known] = knownByName(name, catalogue);

  if (!known) return !isSlip(name, place, catalogue) && !sameTown(place, catalogue);
  if (distanceKm(known, place) <= SAME_TOWN_KM) return false;
  return (
    knownExactly(name, catalogue).length > 0 ||
    (catalogue.namesOf(known).some((one) => one.startsWith(headOf(name))) &&
      place.population >= BEATS_A_BEGINNING)
  );
}

/** The town that a name means; the gazetteer is read only for a name that the catalogue may not hold. */
export async function findMeantTown(
  name: string,
  { catalogue, gazetteer }: { catalogue: Catalogue; gazetteer: () => Promise<Gazetteer> },
): Promise<MeantTown | undefined> {
  const [destination] = knownByName(name, catalogue);

  if (destination && headOf(name).length < LEAST_LETTERS) return { destination };
  if (!needsGazetteer(name, catalogue)) return destination && { destination };
  const towns = await gazetteer();
  const [place] = towns.find(name, 1);

  if (place && meansPlace(name, place, catalogue)) return { place };
  const known = destination ?? (place && sameTown(place, catalogue));

  if (known) return { destination: known };
  return SMALL_CODE.test(name.trim())
    ? findMeantTown(name.trim().toUpperCase(), { catalogue, gazetteer })
    : meantWithASlip(name, { catalogue, towns });
}

function meantWithASlip(
  name: string,
  { catalogue, towns }: { catalogue: Catalogue; towns: Gazetteer },
): MeantTown | undefined {
  const destination = knownMisspelt(name, catalogue);
  const place = destination ? undefined : towns.findAlike(name);

  return destination ? { destination } : place && { place };
}

/** The catalogue's destination that a town of the gazetteer is. */
function sameTown(place: GazetteerPlace, catalogue: Catalogue): Destination | undefined {
  const [nearest] = catalogue.nearest(place, 1);
  const isSame =
    nearest !== undefined &&
    nearest.km <= SAME_TOWN_KM &&
    catalogue.namesOf(nearest.destination).includes(foldText(place.name));

  return isSame ? nearest.destination : undefined;
}

/** "Sidney" is Sydney with a slip rather than the small town in Ohio, unless somebody adds Ohio. */
function isSlip(name: string, place: GazetteerPlace, catalogue: Catalogue): boolean {
  return (
    place.population < BEATS_A_SLIP &&
    headOf(name).length >= LETTERS_OF_A_SLIP &&
    !name.includes(',') &&
    catalogue.findAlike(name).slips === 1 &&
    knownMisspelt(name, catalogue) !== undefined
  );
}

/** "Lisbon Portugal": a whole name with a country or state behind it that no comma parts. */
function knownWithCountry(name: string, catalogue: Catalogue): Destination[] {
  const words = name.trim().split(/\s+/);

  for (let count = 1; count <= MOST_QUALIFIER_WORDS && count < words.length; count += 1) {
    const within = qualifiersOf(words.slice(-count).join(' '));
    const found = catalogue
      .findByName(words.slice(0, -count).join(' '), true)
      .filter((one) => isIn(one, within));

    if (found.length > 0 && within.every(({ region }) => region === undefined)) return found;
  }
  return [];
}

/** The city that the airport is named for first, then whichever is reached fastest: Gatwick is London's, not Brighton's. */
function servedBy(airports: readonly Airport[], catalogue: Catalogue): Destination[] {
  const codes = airports.map(({ iata }) => iata);

  return catalogue.destinations
    .flatMap((destination) => {
      const used = destination.airports.find(({ iata }) => codes.includes(iata));
      const airport = airports.find(({ iata }) => iata === used?.iata);
      const isNear = airport && distanceKm(airport, destination) <= SAME_AIRPORT_KM;

      const isOwn = foldText(airport?.city ?? '') === foldText(destination.name);

      return used && isNear ? [{ destination, minutes: used.minutes, isOwn }] : [];
    })
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.minutes - b.minutes)
    .map(({ destination }) => destination);
}

function isIn({ country }: Destination, some: readonly Qualifier[]): boolean {
  return some.some((one) => one.country === country);
}

function headOf(name: string): string {
  return foldText(name.split(',')[0] ?? '');
}
