import { loadOvernightSights, type OvernightSight } from '#server/catalogue/overnight-sights.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { daysBetween, isIsoDay } from '#shared/dates.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { type AskedFor, type AskedPlaces, readAskedPlaces } from '../places/asked-places.ts';
import { DAY_TRIP_TO } from '../places/day-trip-words.ts';
import { nameStance } from '../places/name-stance.ts';
import type { PlacesWorld } from '../places/namesakes.ts';
import { plainly, type Span, spanOf } from './name-spans.ts';
import { baseCalled } from './places-beside.ts';
import { readNights } from './read-nights.ts';

type Dates = { departureDate?: string; returnDate?: string };
type Found = Span & { sight: OvernightSight; said: string };
type Base = { place: PlaceSuggestion; nights: number };

/** A name stands in a list of places or has nights of its own, rather than telling what somebody likes: "desert landscapes". */
const STANDS_ALONE =
  /^\s*(?:$|[,.;:!?&+)]|(?:and|then|with|for|from|between|before|after|in between|overnight|camp\w*|safari\w*|cruise\w*|tour\w*|trip\w*|by|on|und|et|y|e)\b|\(|(?:\d+|one|two|three|four) (?:nights?|days?))/iu;
/** "Overnight or day trip to Ha Long Bay": who leaves it open goes for the day. */
const A_DAY_WILL_DO = new RegExp(`\\b${DAY_TRIP_TO} ?$`);
/** "A boat in Ha Long or Lan Ha Bay with a night on board": of two names for one night either will do. */
const OR_ANOTHER = /^\s*(?:or|oder|ou|o)\b/iu;
const ON_BOARD = /\b(?:night (?:on|aboard)|overnight|on board|aboard|cabin|sleep\w*)\b/iu;
const OVERNIGHT = /\b(?:overnight|nights?|cruise|sleep\w*|camp\w*|boat stay)\b/iu;
/** How far around a name its nights are told. */
const CLAUSE = 40;
/** What lies so near to a base is seen from there, and from no other town for a day. */
const OF_BASE_KM = 60;
/** Beside the nights under way each other place keeps one, and the trip one more. */
const SPARE_NIGHTS = 1;

/**
 * Sights for which one sleeps nearby as places of the trip: "Marrakesh, desert and Fes" stays in the Dadès valley and
 * in Merzouga between the two. Only on a trip through the country of such a sight, and where there are nights for it.
 */
export async function withOvernightStops(
  asked: AskedPlaces,
  request: AskedFor & Dates,
  world: PlacesWorld,
): Promise<AskedPlaces> {
  const { tripType = 'complete', places: chosen = [], destinations = '' } = request;
  const text = destinations.trim() === '' ? request.additionalPreferences : destinations;

  if (tripType !== 'complete' || asked.tour) return asked;
  const isChosen = chosen.length > 0;
  const [found] = sightsIn(text, asked, { catalogue: world.catalogue, isChosen });

  if (!found) return asked;
  const read = await readAgain(found, { text, request }, world);
  const others = [
    ...gatewaysTo(found, asked),
    ...read.places.filter(({ id }) => !isTold(read, id, found)),
  ].filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at);
  const bases = basesOf(found, { text, others }, world);

  return bases.length > 0 && areEnough(bases, others, request)
    ? withBases(read, { found, others, bases, text, isChosen }, world)
    : asked;
}

/** The town of the catalogue from which one goes there: Arusha to the Serengeti. */
function gatewaysTo({ said, sight }: Found, { told = [], places }: AskedPlaces): PlaceSuggestion[] {
  return places.filter(
    (place) =>
      place.kind === 'destination' &&
      !isBaseOf(sight, place) &&
      told.some((one) => one.id === place.id && one.name === said),
  );
}

/** Whether one sleeps in a place for a sight. */
function isBaseOf({ bases }: OvernightSight, { id, name, country }: PlaceSuggestion): boolean {
  return bases.some(([base]) => base === id || base === `${name}, ${country}`);
}

/** What notes may name for a night beside the places that were chosen: any other destination of their countries. */
function destinationsFor({ places }: AskedPlaces, catalogue: Catalogue): OvernightSight[] {
  const ids = new Set(places.map(({ id }) => id));

  return catalogue.destinations
    .filter(({ id }) => !ids.has(id))
    .map(({ id, name, aliases, country }) => ({
      names: [name, ...aliases],
      country,
      bases: [[id, 1]],
      isOnlyOvernight: true,
      sleep: '',
      tip: '',
    }));
}

type Reading = { catalogue: Catalogue; isChosen: boolean };

/** The sights of the trip's countries that a text names to go to, long names before the short ones in them. */
function sightsIn(text: string, asked: AskedPlaces, { catalogue, isChosen }: Reading): Found[] {
  const countries = new Set(asked.places.map(({ country }) => country));
  const plain = plainly(text);

  return [...loadOvernightSights(), ...(isChosen ? destinationsFor(asked, catalogue) : [])]
    .filter(({ country }) => countries.has(country))
    .flatMap((sight): Found[] => {
      const [span] = sight.names.flatMap((name) => spanOf(plainly(name), plain) ?? []);

      return span ? [{ ...span, sight, said: text.slice(span.from, span.to) }] : [];
    })
    .filter(({ sight, from, to }) =>
      isChosen
        ? isNight(text, { from, to })
        : isMeant(text, { sight, from, to }) || isHalfOfPlace(text, { from, to }, asked),
    )
    .filter(
      ({ from, to, said }) => nameStance({ text, from, to, names: [said] }, catalogue) === 'wanted',
    );
}

/** Beside places that were chosen a night is one only where it is told right before: "one night in the winelands". */
const A_NIGHT =
  /\b(?:(?:a|an|one|two|three|1|2|3) (?:\w+ )?nights?|overnight(?: \w+)?|sleep\w*|stay\w* (?:a|one|the) night) (?:\w+ ){0,4}?(?:in|at|on|near|by|to)(?: \w+){0,5}? ?(?:the )?$/iu;
/** "Kazbegi with a night in the mountains". */
const WITH_A_NIGHT = /^,? ?(?:with |for )?(?:a|one|1) night\b/iu;

function isNight(text: string, { from, to }: Span): boolean {
  return (
    A_NIGHT.test(text.slice(Math.max(0, from - CLAUSE), from)) || WITH_A_NIGHT.test(text.slice(to))
  );
}

/**
 * "Petra, Wadi Rum, Aqaba": a place that is called after two, both of which are named and not as one, is two stays;
 * "Aqaba and Wadi Rum" is one.
 */
function isHalfOfPlace(text: string, { from, to }: Span, { places }: AskedPlaces): boolean {
  const plain = plainly(text);
  const said = plain.slice(from, to);

  return places.some(({ name }) => {
    const halves = plainly(name).split(' and ');
    const others = halves.filter((half) => half !== said);

    return (
      halves.length === 2 &&
      others.length === 1 &&
      others.every((other) => spanOf(other, plain) !== undefined) &&
      spanOf(plainly(name), plain) === undefined &&
      spanOf(`${said} and ${others.join('')}`, plain) === undefined
    );
  });
}

function isMeant(text: string, { sight, from, to }: Span & { sight: OvernightSight }): boolean {
  const around = text.slice(Math.max(0, from - CLAUSE), to + CLAUSE);

  const isOnBoard = ON_BOARD.test(around);
  const standsAlone =
    STANDS_ALONE.test(text.slice(to)) || (isOnBoard && OR_ANOTHER.test(text.slice(to)));

  return (
    standsAlone &&
    (sight.isOnBoard !== true || isOnBoard) &&
    !A_DAY_WILL_DO.test(foldText(text.slice(Math.max(0, from - CLAUSE), from))) &&
    (sight.isOnlyOvernight !== true || OVERNIGHT.test(around))
  );
}

/** The places once more, with the base in place of a plain word, which no list of names goes on behind. */
function readAgain(
  { from, to, sight }: Found,
  { text, request }: { text: string; request: AskedFor },
  world: PlacesWorld,
): Promise<AskedPlaces> {
  const [name = ''] = (sight.bases.at(-1)?.[0] ?? '').split(',');
  const told = `${text.slice(0, from)}${name}${text.slice(to)}`;
  const isNotes = (request.destinations ?? '').trim() === '';

  return readAskedPlaces(
    isNotes ? { ...request, additionalPreferences: told } : { ...request, destinations: told },
    world,
  );
}

/** Whether a place is only there because the sight was read as it. */
function isTold({ told = [], places }: AskedPlaces, id: string, { said, sight }: Found): boolean {
  const place = places.find((one) => one.id === id);

  if (!place) return false;
  return (
    isBaseOf(sight, place) ||
    (place.kind === 'town' && told.some((one) => one.id === id && one.name === said))
  );
}

type Choosing = { text: string; others: readonly PlaceSuggestion[] };

/** Where one sleeps for it: on a way there and back, or between two places. */
function basesOf({ sight, said }: Found, { text, others }: Choosing, world: PlacesWorld): Base[] {
  const told = readNights(text, [{ id: said, name: said }]).get(said);
  const chain = others.length === 1 ? (sight.round ?? sight.bases) : sight.bases;

  const bases = chain.flatMap(([base, nights], at): Base[] => {
    const place = baseCalled(base, world);

    return place ? [{ place, nights: at === chain.length - 1 ? (told ?? nights) : nights }] : [];
  });

  // "Erg Chebbi": alone it is the place that is gone to.
  return others.length === 0 && bases.at(-1)?.place.kind === 'destination' ? [] : bases;
}

function areEnough(
  bases: readonly Base[],
  others: readonly unknown[],
  { departureDate = '', returnDate = '' }: Dates,
): boolean {
  if (!isIsoDay(departureDate) || !isIsoDay(returnDate)) return false;
  const under = bases.reduce((sum, { nights }) => sum + nights, 0);

  return daysBetween(departureDate, returnDate) >= under + others.length + SPARE_NIGHTS;
}

function withBases(
  read: AskedPlaces,
  {
    found: { said, from },
    others,
    bases,
    text,
    isChosen,
  }: Choosing & { found: Found; bases: readonly Base[]; isChosen: boolean },
  { catalogue }: PlacesWorld,
): AskedPlaces {
  const plain = plainly(text);
  // A night out from one town begins and ends there.
  const before =
    isChosen && others.length > 1
      ? asFarAs(nearestTo(bases, others), others)
      : others.filter(
          ({ name }) => others.length === 1 || (placeAt(name, plain, plainly(said)) ?? 0) < from,
        );
  const behind = others.filter((one) => !before.includes(one));
  const [last] = bases.slice(-1);
  const isThere = (id: string) => bases.some(({ place }) => place.id === id);

  return {
    ...read,
    places: [...before, ...bases.map(({ place }) => place), ...behind],
    told: [
      ...(read.told ?? []).filter(({ id, name }) => !isThere(id) && name !== said),
      ...(last ? [{ id: last.place.id, name: said }] : []),
    ],
    sights: {
      ...read.sights,
      wanted: read.sights.wanted.filter((id) => !isAtBase(catalogue.place(id)?.file, bases)),
    },
    overnight: bases.map(({ place, nights }) => ({ id: place.id, nights })),
    notUnderstood: read.notUnderstood.filter((one) => !said.includes(one.said)),
  };
}

/** Where a place is named, by its name or by the half of it that is not the sight's: "Wadi Rum, Aqaba". */
function placeAt(name: string, plain: string, sight: string): number | undefined {
  const halves = plainly(name).split(' and ');
  const names = [
    plainly(name),
    ...(halves.length > 1 ? halves : []).filter((one) => one !== sight),
  ];

  return names.flatMap((one) => spanOf(one, plain)?.from ?? [])[0];
}

function nearestTo(bases: readonly Base[], others: readonly PlaceSuggestion[]): number {
  const [first] = bases;
  const ways = others.map((one) => (first ? distanceKm(one, first.place) : 0));

  return ways.indexOf(Math.min(...ways));
}

/** The places up to that one; a night behind the last of several comes before it. */
function asFarAs(at: number, others: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  return others.slice(0, Math.min(at + 1, others.length - 1));
}

/** Whether a sight lies where one sleeps, so that it is seen from there. */
function isAtBase(
  sight: { lat?: number | undefined; lon?: number | undefined } | undefined,
  bases: readonly Base[],
): boolean {
  const { lat, lon } = sight ?? {};

  if (lat === undefined || lon === undefined) return false;
  return bases.some(({ place }) => distanceKm({ lat, lon }, place) <= OF_BASE_KM);
}
