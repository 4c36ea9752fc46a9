import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { PlaceChoice } from '#shared/preferences/trip-details.schema.ts';
import type { TripType } from '#shared/preferences/options.ts';
import type { NotUnderstood, UnclearPlace } from '#shared/preferences/understanding.schema.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { type AirportName, airportsNamed } from './named-airport.ts';
import { withFlownTo } from '../journey/flown-to.ts';
import { gatewaysIn } from './wanted-mentions.ts';
import { withoutWayHome } from './way-home.ts';
import { stayWords, venueWords } from './stay-words.ts';
import { withoutParts } from './without-parts.ts';
import { describedPlace } from './described-place.ts';
import { chosenOf, type Meant, meantBy } from './meant-place.ts';
import type { PlacesWorld } from './namesakes.ts';
import { namesSaid } from './names-said.ts';
import { nearestNames } from './near-names.ts';
import { sightsAsked } from './sights-asked.ts';
import { type PlaceMention, type PlaceReading, readPlaces } from './read-places.ts';
import type { SightMention } from './read-sights.ts';
import { type ToldName, toldNames } from './told-names.ts';
import { withoutAvoided } from './avoided-places.ts';
import { withContext } from './sight-context.ts';
import { basesOfSights, sightsTellingWhere } from './bases-of-sights.ts';
import { withSightsSettled } from './sights-as-places.ts';
import { sightsInNotes } from './sights-in-notes.ts';
import { wordsOf } from './word-run.ts';
import { isGoneTo, leavesOpen } from './open-choice.ts';
import {
  namelessPlace,
  openingName,
  unknownPlace,
  withoutPartsOfUnknown,
} from './unknown-place.ts';
import { withoutCommands } from './without-commands.ts';
import { notUnderstood } from './not-understood.ts';

/** Everything of a preference that may say where a trip goes. */
export type AskedFor = {
  tripType?: TripType | undefined;
  destinations?: string | undefined;
  additionalPreferences: string;
  places?: readonly PlaceChoice[] | undefined;
  mustSees?: readonly { id: string; name: string }[] | undefined;
  returnDate?: string | undefined;
};

/** Where a trip is asked to go, and what of it could not be made out. */
export type AskedPlaces = {
  /** What is planned for comes first: a destination, a town or, without one, a country. */
  places: PlaceSuggestion[];
  /** The words for each of them by its id, where a text named it. */
  said?: Readonly<Record<string, string>>;
  avoided: { destinations: string[]; countries: string[] };
  home?: string;
  sights: { wanted: string[]; avoided: string[] };
  /** The words of the notes that name a place or a sight: no word in them is a wish of its own. */
  names?: string[];
  /** A region to be toured, in the words of the traveller, with the bases that it has; a listed tour is made of all. */
  tour?: { said: string; bases: string[]; isListed?: true; first?: string; last?: string };
  /** Where a trip begins and ends, by ids, whose flights go by another town's airport. */
  ends?: { first?: string; last?: string };
  /** Where one sleeps for a sight, by id, and for how many nights. */
  overnight?: { id: string; nights: number }[];
  /** Names that another place stands for: a region by its base. */
  told?: ToldName[];
  /** Where one comes through on the way, as it was said. */
  through?: string[];
  unclear: UnclearPlace[];
  notUnderstood: NotUnderstood[];
};

const MOST_NEAREST = 3;
/** Reads where a trip shall go: chosen places before the destination field, and both before the notes. */
export async function readAskedPlaces(asked: AskedFor, world: PlacesWorld): Promise<AskedPlaces> {
  const notes = settled(await readPlaces(asked.additionalPreferences, world), world);
  const inNotes = meantBy(notes, world, { tripType: asked.tripType });
  const field = settled(await readPlaces(asked.destinations ?? '', world), world);
  const inField = meantBy(field, world, { tripType: asked.tripType, isField: true });
  const chosen = chosenOf(asked.places ?? [], world);
  const ofField = withFlownTo(placesOf(inField, field, world), notes.text, inNotes.places);
  const named = [chosen, ofField, placesOf(inNotes, notes, world)].find((some) => some.length > 0);
  const goals = withoutAvoided(named ?? [], inNotes.avoided.destinations);
  const airports = airportsOf(goals, notes, world.catalogue);
  const meant = withoutWayHome(withoutAirports(goals, airports), asked);
  const stay = [...stayWords(notes, meant, world.catalogue), ...venueWords(notes)];
  const inStay = wordsOf(stay);
  // "Mexico City, staying in Roma Norte" goes to no Rome.
  const away = meant.filter(
    ({ said }) => !notes.mentions.some((one) => one.said === said && inStay.has(one.at)),
  );
  // "Laburo en Madrid de 9 a 18": the only place that is named is gone to.
  const all = away.length > 0 ? away : meant;
  await world.pause?.();
  const read = sightsInNotes(notes, all, world.catalogue).filter(({ at }) => !inStay.has(at));
  await world.pause?.();
  const places = withoutParts(all, { notes, field, sights: read }, world.catalogue);
  const sights = read.filter(
    (sight) => !isNameOfStop(sight, notes, places) && !isNameOfPlace(sight, notes, places),
  );
  const unclear = await unclearOf(
    asked,
    { chosen, inField, notes, inNotes, places, sights },
    world,
  );
  const told = toldNames(notes, places);
  const heard = told.map(({ name }) => name);
  const through = gatewaysIn(notes);
  // "On Saturday home to Tokyo" is no place to go to.
  const wayHome = goals.flatMap((one) => (meant.includes(one) ? [] : (one.said ?? [])));

  return {
    places: places.map(({ suggestion }) => suggestion),
    said: Object.fromEntries(
      places.flatMap(({ suggestion: { id }, said }) => (said === undefined ? [] : [[id, said]])),
    ),
    avoided: inNotes.avoided,
    ...(inNotes.home === undefined ? {} : { home: inNotes.home }),
    sights: sightsAsked({ sights, words: notes.words }, sightsChosen(asked), world.catalogue),
    names: namesSaid(notes, [...places, ...sights], heard),
    told,
    through,
    unclear,
    notUnderstood: notUnderstood(
      notes,
      {
        places,
        sights,
        stay: [...stay, ...airports.map(({ at }) => ({ at, count: 1 }))],
        unclear,
        told: [...through, ...heard, ...wayHome],
        isNamed: named !== undefined,
        isByNotes: chosen.length === 0 && inField.places.length === 0,
      },
      world.catalogue,
    ),
  };
}

/** "Tokyo, we land at Narita": the town of an airport is none to go to. */
function withoutAirports(
  goals: readonly Meant[],
  airports: readonly { said: string; town: string }[],
): Meant[] {
  return goals.filter(
    ({ said, suggestion }) =>
      !airports.some((one) => one.said === said && one.town !== suggestion.id),
  );
}

/** The airports of the places that a text is about, as they are named in it. */
function airportsOf(
  places: readonly Meant[],
  { words }: PlaceReading,
  { destination }: Catalogue,
): (AirportName & { town: string })[] {
  return places.flatMap(({ suggestion }) => {
    const known = destination(suggestion.id);

    return known ? airportsNamed(words, known).map((one) => ({ ...one, town: suggestion.id })) : [];
  });
}

/** "Hanoi, then Hue": where nights are spent is no day out from elsewhere. */
function isNameOfStop(
  { said, at }: SightMention,
  { mentions }: PlaceReading,
  places: readonly Meant[],
): boolean {
  return mentions.some(
    (one) =>
      one.isStop &&
      one.at === at &&
      one.said === said &&
      places.some((place) => place.said === said),
  );
}

/** "Hanoi, Ninh Binh": a place of the trip is no day out from another one, and by a slip no sight of its own. */
function isNameOfPlace(
  { id, said, at }: SightMention,
  { mentions }: PlaceReading,
  places: readonly Meant[],
): boolean {
  const [destination] = id.split('/');

  return mentions.some(
    (one) =>
      one.at === at &&
      one.said === said &&
      places.some(({ said: name, suggestion }) =>
        suggestion.id === destination
          ? name === said && one.hasSlip
          : name === said || one.namesakes[0]?.suggestion.id === suggestion.id,
      ),
  );
}

function sightsChosen({ places = [], mustSees = [] }: AskedFor): string[] {
  return [
    ...mustSees.map(({ id }) => id),
    ...places.flatMap(({ kind, id }) => (kind === 'sight' ? [id] : [])),
  ];
}

function settled(reading: PlaceReading, world: PlacesWorld): PlaceReading {
  const told = withoutPartsOfUnknown(reading);
  // "Winterfell. Snow, wolves": an ordinary word is no town beside a name at the head of the text.
  const known = {
    ...reading,
    mentions: openingName(reading) ? told.filter(({ isWeak }) => !isWeak) : told,
  };

  return {
    ...reading,
    mentions: withSightsSettled(withContext(known, world), reading.words, world.catalogue),
  };
}

/** The places that a text names; where it names none, or a country alone, those that its sights lie in. */
function placesOf(
  meant: ReturnType<typeof meantBy>,
  reading: PlaceReading,
  { catalogue }: PlacesWorld,
): Meant[] {
  const { places, unclear } = meant;

  if (unclear.length > 0) return places;
  const described = describedPlace(reading.text, places, catalogue);

  if (described.length > 0) return described;
  if (places.some(({ suggestion: { kind } }) => kind !== 'country'))
    return [...places, ...basesBeside(places, reading, { meant, catalogue })];
  const bases = basesOfSights(sightsTellingWhere(reading), meant, catalogue);

  return bases.length > 0 ? bases : places;
}

/** "Andalusia, the Alhambra and the Mezquita of Córdoba": within a land that is named, sights have places of their own. */
function basesBeside(
  places: readonly Meant[],
  { mentions }: PlaceReading,
  { meant, catalogue }: { meant: ReturnType<typeof meantBy>; catalogue: Catalogue },
): Meant[] {
  const ids = new Set(places.map(({ suggestion: { id } }) => id));
  const isOpen = ({ sights }: PlaceMention) =>
    !sights.some(({ destination }) => ids.has(destination));

  if (meant.countries.length + meant.areas.length === 0) return [];
  return basesOfSights(mentions.filter(isOpen), meant, catalogue);
}

type Readings = {
  chosen: readonly Meant[];
  inField: ReturnType<typeof meantBy>;
  notes: PlaceReading;
  inNotes: ReturnType<typeof meantBy>;
  places: readonly Meant[];
  sights: readonly SightMention[];
};

/** What has to be asked back: only where nothing says clearly where to go. */
async function unclearOf(
  { tripType, destinations = '' }: AskedFor,
  readings: Readings,
  world: PlacesWorld,
): Promise<UnclearPlace[]> {
  const { chosen, inField, inNotes, places } = readings;

  if (chosen.length > 0) return [];
  const ofField = inField.unclear.map((one) => ({ ...one, field: 'destinations' as const }));

  if (destinations.trim() !== '')
    return inField.places.length > 0 && !inField.isFirstUnclear ? [] : ofField;
  if (inNotes.unclear.length > 0 && (places.length === 0 || inNotes.isFirstUnclear))
    return inNotes.unclear.map((one) => ({ ...one, field: 'additionalPreferences' as const }));
  return tripType === 'surprise' ? [] : unknownIn(readings, world);
}

/** A name in the notes that no place bears, with the names nearest to it, where the notes name nothing else. */
async function unknownIn(
  { notes, inNotes, places, sights }: Readings,
  world: PlacesWorld,
): Promise<UnclearPlace[]> {
  const isOpen = places.length === 0 && sights.length === 0 && inNotes.countries.length === 0;
  const unknown = isOpen ? (unknownPlace(notes) ?? namelessPlace(notes.text)) : undefined;

  if (unknown === undefined || !withoutCommands(notes.text).includes(unknown)) return [];
  // "Zuerst Kaffee, dann egal wohin": where the place is open, only a name that one goes to.
  if (leavesOpen(notes.text) && !isGoneTo(unknown, notes)) return [];
  return [
    {
      field: 'additionalPreferences',
      said: unknown,
      why: 'unknown',
      candidates: (await nearestNames(unknown, world))
        .slice(0, MOST_NEAREST)
        .map(({ suggestion }) => suggestion),
    },
  ];
}
