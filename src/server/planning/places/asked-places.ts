import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { PlaceChoice } from '#shared/preferences/trip-details.schema.ts';
import type { TripType } from '#shared/preferences/options.ts';
import type { NotUnderstood, UnclearPlace } from '#shared/preferences/understanding.schema.ts';
import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { destinationSuggestion } from '#server/gazetteer/place-suggestion.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { chosenOf, type Meant, meantBy } from './meant-place.ts';
import type { Namesake, PlacesWorld } from './namesakes.ts';
import { nearestNames } from './near-names.ts';
import { type PlaceReading, readPlaces } from './read-places.ts';
import { readSights, readSightsAnywhere, type SightMention } from './read-sights.ts';
import { sightForms, sightTokens } from './sight-forms.ts';
import { unknownPlace } from './unknown-place.ts';
import { withoutCommands } from './without-commands.ts';
import { toNotUnderstood, unreadNames } from './unread-words.ts';

/** Everything of a preference that may say where a trip goes. */
export type AskedFor = {
  tripType?: TripType | undefined;
  destinations?: string | undefined;
  additionalPreferences: string;
  places?: readonly PlaceChoice[] | undefined;
  mustSees?: readonly { id: string; name: string }[] | undefined;
};

/** Where a trip is asked to go, and what of it could not be made out. */
export type AskedPlaces = {
  /** What is planned for comes first: a destination, a town or, without one, a country. */
  places: PlaceSuggestion[];
  /** The words for the first of them, where they are not its own name. */
  said?: string;
  avoided: { destinations: string[]; countries: string[] };
  home?: string;
  sights: { wanted: string[]; avoided: string[] };
  unclear: UnclearPlace[];
  notUnderstood: NotUnderstood[];
};

const MOST_NEAREST = 3;
/** A town as near as this is a part of the place that the trip goes to. */
const PART_KM = 40;

/** Reads where a trip shall go: chosen places before the destination field, and both before the notes. */
export async function readAskedPlaces(asked: AskedFor, world: PlacesWorld): Promise<AskedPlaces> {
  const notes = await readPlaces(asked.additionalPreferences, world);
  const inNotes = meantBy(notes, world, { tripType: asked.tripType });
  const field = await readPlaces(asked.destinations ?? '', world);
  const inField = meantBy(field, world, { tripType: asked.tripType, isField: true });
  const chosen = chosenOf(asked.places ?? [], world);
  const named = [chosen, inField.places, inNotes.places].find((places) => places.length > 0) ?? [];
  const sights = sightsIn(notes, named, world.catalogue);
  const places =
    named.length > 0
      ? withoutParts(named, { notes, sights }, world.catalogue)
      : impliedBy(sights, inNotes, world.catalogue);
  const unclear = await unclearOf(
    asked,
    { chosen, inField, notes, inNotes, places, sights },
    world,
  );
  const taken = takenBy(notes, sights);

  return {
    places: places.map(({ suggestion }) => suggestion),
    ...(places[0]?.said === undefined ? {} : { said: places[0].said }),
    avoided: inNotes.avoided,
    ...(inNotes.home === undefined ? {} : { home: inNotes.home }),
    sights: {
      wanted: [
        ...sightIds(sights, 'wanted'),
        ...(asked.mustSees ?? []).map(({ id }) => id),
        ...sightsChosen(asked),
      ],
      avoided: sightIds(sights, 'avoided'),
    },
    unclear,
    notUnderstood: toNotUnderstood(
      unreadNames({ ...notes, isTaken: (at) => taken.has(at) }).filter(
        ({ said }) =>
          !unclear.some((one) => one.said === said) && withoutCommands(notes.text).includes(said),
      ),
      (said) => nearestSights(said, places, world.catalogue),
    ),
  };
}

function sightsChosen({ places = [] }: AskedFor): string[] {
  return places.flatMap(({ kind, id }) => (kind === 'sight' ? [id] : []));
}

/** The sights that notes name: those of the place that the trip goes to and of no other. */
function sightsIn(
  notes: PlaceReading,
  named: readonly Meant[],
  catalogue: Catalogue,
): SightMention[] {
  const destination = catalogue.destination(named[0]?.suggestion.id ?? '');
  const towns = new Set(
    notes.mentions
      .filter(
        ({ namesakes: [first], said, stance }) =>
          (isPlaceAlone(first, named[0]) && !isSightName(said, destination)) || stance === 'home',
      )
      .flatMap(({ at, count }) => Array.from({ length: count }, (_, index) => at + index)),
  );
  const text = { text: notes.text, words: notes.words, isTaken: (at: number) => towns.has(at) };

  if (destination) return readSights(text, destination, catalogue);
  if (named.length > 0) return [];
  // A word of a longer name that nobody knows is no sight somewhere else.
  const unknown = unknownPlace(notes) ?? '';

  return readSightsAnywhere(text, catalogue).filter(
    ({ said }) => said.length >= unknown.length || !unknown.includes(said),
  );
}

/** "Angkor Wat" names Siem Reap, and the temple in it as well. */
function isSightName(said: string, destination: Destination | undefined): boolean {
  const key = sightTokens(said).join(' ');

  return (
    destination !== undefined &&
    key !== sightTokens(destination.name).join(' ') &&
    sightForms(destination).some(({ tokens, isFood }) => !isFood && tokens.join(' ') === key)
  );
}

/** A name that stands for no sight of the place where the trip goes: that place itself, a country, another of ours. */
function isPlaceAlone(namesake: Namesake | undefined, first: Meant | undefined): boolean {
  const { listed, suggestion } = namesake ?? {};

  return (
    suggestion?.id === first?.suggestion.id ||
    listed?.kind === 'country' ||
    (listed?.kind === 'destination' && suggestion?.country !== first?.suggestion.country)
  );
}

/** Places to go without those that are a sight or a part of the first one: "Istanbul, Aya Sofya", "Berlin, Potsdam". */
function withoutParts(
  [first, ...others]: readonly Meant[],
  { notes, sights }: { notes: PlaceReading; sights: readonly SightMention[] },
  catalogue: Catalogue,
): Meant[] {
  if (!first) return [];
  const isSight = ({ said }: Meant) =>
    notes.mentions.some(
      (mention) =>
        mention.said === said &&
        sights.some(({ at, count }) => mention.at < at + count && at < mention.at + mention.count),
    );
  const isDestination = ({ suggestion: { id } }: Meant) => catalogue.destination(id) !== undefined;

  return [
    first,
    ...others.filter(
      (one) =>
        (isDestination(one) || !isSight(one)) &&
        distanceKm(first.suggestion, one.suggestion) > PART_KM,
    ),
  ];
}

/** The destination that the named sights lie in, where no place was named. */
function impliedBy(
  sights: readonly SightMention[],
  { countries }: { countries: readonly string[] },
  catalogue: Catalogue,
): Meant[] {
  const [first] = sights.filter(({ stance }) => stance === 'wanted');
  const destination = catalogue.destination(first?.id.split('/')[0] ?? '');
  const isWithin = countries.length === 0 || countries.includes(destination?.country ?? '');

  return destination && first && isWithin
    ? [{ suggestion: destinationSuggestion(destination, catalogue), said: first.said }]
    : [];
}

function sightIds(sights: readonly SightMention[], stance: 'wanted' | 'avoided'): string[] {
  return [...new Set(sights.filter((one) => one.stance === stance).map(({ id }) => id))];
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
  const unknown = isOpen ? unknownPlace(notes) : undefined;

  if (unknown === undefined || !withoutCommands(notes.text).includes(unknown)) return [];
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

/** The words of the notes that a place or a sight was made of. */
function takenBy({ mentions }: PlaceReading, sights: readonly SightMention[]): Set<number> {
  return new Set(
    [...mentions, ...sights].flatMap(({ at, count }) =>
      Array.from({ length: count }, (_, index) => at + index),
    ),
  );
}

function nearestSights(said: string, places: readonly Meant[], catalogue: Catalogue): string[] {
  const destination = catalogue.destination(places[0]?.suggestion.id ?? '');
  const start = said.slice(0, 3).toLowerCase();

  return (destination?.places ?? [])
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(start)),
    )
    .slice(0, MOST_NEAREST)
    .map(({ name }) => name);
}
