import type { NotUnderstood, UnclearPlace } from '#shared/preferences/understanding.schema.ts';
import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { editDistance, slipsAllowed } from '#server/catalogue/spelling.ts';
import { hasWords } from '#server/catalogue/names-of.ts';
import { sightsCalled } from '../themes/worded-themes.ts';
import { isOnCard } from '../understanding/worded-dishes.ts';
import { carriersIn } from './carriers.ts';
import { leftOut } from './left-out.ts';
import { unreadLikes } from './liked-things.ts';
import type { Meant } from './meant-place.ts';
import { namedOffTrip } from './named-off-trip.ts';
import type { PlaceReading } from './read-places.ts';
import type { SightMention } from './read-sights.ts';
import { usedWords } from './read-without.ts';
import { type Words, wordsOf } from './word-run.ts';
import { sightsCalled as sightsNamed } from './sight-names.ts';
import { stationsIn } from './stations.ts';
import { storiesTold } from './story-places.ts';
import { isNameOfTable, isTable } from './wanted-mentions.ts';
import { unreadGlued, unreadQuotes } from './unread-glued.ts';
import { unreadParts } from './unread-parts.ts';
import { toNotUnderstood, type UnreadRun, unreadNames, wholeName } from './unread-words.ts';
import { withoutCommands } from './without-commands.ts';
import { isAllergen } from '../diet/allergens.ts';
import { JOURNEY_WORDS } from '../asked/read-times.ts';
import { appointmentPlaces } from '../asked/read-appointments.ts';
import { isDayName, MONTH_NAMES } from '../understanding/dates-in-text.ts';
import { isEvent } from '../understanding/events.ts';

const MOST_NEAREST = 3;
const LEAST_ALIKE = 5;

/** What was made of notes. */
type Understood = {
  places: readonly Meant[];
  sights: readonly SightMention[];
  /** The words of stays and of where one meets. */
  stay: readonly Words[];
  unclear: readonly UnclearPlace[];
  /** Names that are told otherwise. */
  told: readonly string[];
  /** Whether a place is named anywhere, and by the notes themselves. */
  isNamed: boolean;
  isByNotes: boolean;
};

/** The names and numbers of notes that nothing was made of, with those that come nearest. */
export function notUnderstood(
  notes: PlaceReading,
  { places, sights, stay, unclear, told, isNamed, isByNotes }: Understood,
  catalogue: Catalogue,
): NotUnderstood[] {
  const taken = wordsOf([
    ...notes.mentions,
    ...sights,
    ...stay,
    ...carriersIn(notes.text),
    ...stationsIn(notes.words),
  ]);
  const isOfPlace = wordsOf([...notes.mentions, ...sights.filter(({ count }) => count > 1)]);
  const asked = withoutCommands(notes.text);
  const towns = places.flatMap(({ suggestion }) => catalogue.destination(suggestion.id) ?? []);
  const unread = unreadIn(notes, { taken, isOfPlace, unclear }, catalogue).filter(
    ({ said }) => !towns.some((town) => isCalledThere(said, town)),
  );
  const tables = notes.mentions.filter((one) => isNameOfTable(one, notes.words));
  const known = [...told, ...[...unclear, ...tables].map(({ said }) => said)];

  return [
    ...(isNamed ? namedOffTrip(notes, { places, sights, inStay: wordsOf(stay) }, catalogue) : []),
    ...(isNamed && isByNotes
      ? leftOut(notes, { places, read: [...sights, ...stay], told: known })
      : []),
    ...toNotUnderstood(unread, (said) => nearestSights(said, places, catalogue)),
    ...itemsUnread(
      notes,
      { taken: new Set([...taken, ...wordsOf(unread)]), towns, known },
      catalogue,
    ),
    ...(unclear.length > 0 ? [] : storiesTold(asked)),
    ...unreadNumbers(asked).filter(({ said }) => usedWords(asked, [said], catalogue).size === 0),
  ];
}

/** Names that no reader made anything of. */
function unreadIn(
  notes: PlaceReading,
  of: {
    taken: ReadonlySet<number>;
    isOfPlace: ReadonlySet<number>;
    unclear: readonly UnclearPlace[];
  },
  catalogue: Catalogue,
): UnreadRun[] {
  const asked = withoutCommands(notes.text);
  const runs = distinctRuns(
    [unreadNames, unreadQuotes, unreadGlued, unreadLikes]
      .flatMap((unread) => unread({ ...notes, isTaken: (at) => of.taken.has(at) }))
      .map((run) => wholeName(run, notes, (at) => of.isOfPlace.has(at))),
  ).filter(
    ({ said }) =>
      !of.unclear.some((one) => sharesWord(one.said, said)) &&
      !isReadOtherwise(said, notes.text) &&
      asked.includes(said),
  );
  // "Laktoseintoleranz", "arachides": read as a diet or an allergy.
  const used = usedWords(
    notes.text,
    runs.flatMap(({ said }) => (said.includes(' ') ? [] : [said])),
    catalogue,
  );

  return runs.filter(({ said }) => !used.has(said));
}

const LEAST_SHARED = 4;

/** "Port Vassaly" is asked back, and "Vassaly beach" is no other name. */
function sharesWord(one: string, other: string): boolean {
  const words = foldText(one).split(' ');

  return foldText(other)
    .split(' ')
    .some((word) => word.length >= LEAST_SHARED && words.includes(word));
}

/** "Beignets", "Māori culture": what sights or cards of the town are called is wished for in these words. */
function isCalledThere(said: string, town: Destination): boolean {
  const run = foldText(said).split(' ');

  return sightsCalled(run, town) !== undefined || isOnCard(run, town.food);
}

/** Items of a list that no reader made anything of. */
function itemsUnread(
  notes: PlaceReading,
  of: { taken: ReadonlySet<number>; towns: readonly Destination[]; known: readonly string[] },
  catalogue: Catalogue,
): NotUnderstood[] {
  const asked = withoutCommands(notes.text);
  const ofPlaces = wordsOf(notes.mentions.filter(({ namesakes }) => namesakes.length > 0));
  const parts = unreadParts(
    { ...notes, isTaken: (at) => of.taken.has(at) },
    {
      isOfPlace: (at) => ofPlaces.has(at),
      towns: of.towns,
      usedIn: (some) => usedWords(notes.text, some, catalogue),
    },
  );

  return toNotUnderstood(
    parts.filter(
      ({ said }) =>
        !of.known.includes(said) &&
        // "bath, jane austen": the town was found by its sight.
        !of.towns.some((town) => catalogue.namesOf(town).includes(foldText(said))) &&
        !isReadOtherwise(said, notes.text) &&
        asked.includes(said),
    ),
    (said) => sightsElsewhere(said, catalogue),
  );
}

/** A sight of that very name, wherever it lies: the Golden Gate Bridge is not in Rome. */
function sightsElsewhere(said: string, catalogue: Catalogue): string[] {
  const [first] = sightsNamed(said, catalogue).filter(({ isOwnName }) => isOwnName);
  const place = catalogue.place(first?.id ?? '');

  return place ? [`${place.file.name} in ${place.destination.name}`] : [];
}

/** Names that were found in more than one way, once each. */
function distinctRuns(runs: readonly UnreadRun[]): UnreadRun[] {
  return runs.filter(({ said }, at) => runs.findIndex((one) => one.said === said) === at);
}

/** A beginning in common, or a slip or two. */
function isAlike(word: string, own: string): boolean {
  return (
    own.length >= LEAST_ALIKE &&
    (own.startsWith(word) || word.startsWith(own) || editDistance(word, own) <= slipsAllowed(word))
  );
}

/** The sights of the first place whose names come nearest to one that is not known. */
function nearestSights(said: string, places: readonly Meant[], catalogue: Catalogue): string[] {
  const destination = catalogue.destination(places[0]?.suggestion.id ?? '');
  const words = foldText(said)
    .split(' ')
    .filter((word) => word.length >= LEAST_ALIKE);

  return (destination?.places ?? [])
    .filter(({ name }) =>
      foldText(name)
        .split(' ')
        .some((own) => words.some((word) => isAlike(word, own))),
    )
    .slice(0, MOST_NEAREST)
    .map(({ name }) => name);
}

/** Numbers with a unit that no rule reads: dates, times, ages, money and counts of days and people have their own. */
const UNREAD =
  /(?<![\d.,:])\d+(?:[.,]\d+)?[ -]?(?:stars?|sterne?|étoiles?|estrellas|stelle|estrelas|(?:bed)?rooms?|beds?|(?:doppel|einzel)?zimmer|chambres?|habitaciones|camere|quartos|km|kilomet\w+|miles?|°c?|degrees?|grad|degrés|grados|gradi|graus|square met\w+)(?![\p{L}\d])/giu;

/** "4-star", "10 km": what a plan holds nothing of, so that it is told rather than dropped. */
function unreadNumbers(text: string): NotUnderstood[] {
  return [...new Set(text.match(UNREAD) ?? [])].map((said) => ({ said, nearest: [] }));
}

/** Whether a name that is neither a place nor a sight is read elsewhere: a festival, where one meets, coming and going. */
function isReadOtherwise(said: string, text: string): boolean {
  return (
    isEvent(said, text) ||
    isWhereOneMeets(said, text) ||
    isTable(foldText(said).split(' ').at(-1) ?? '') ||
    JOURNEY_WORDS.test(foldText(said)) ||
    isWhereOneLands(said, text) ||
    isPartOfTime(said, text) ||
    isOfAllergy(said, text)
  );
}

/** "Potsdamer Platz", also where the day follows at once. */
function isWhereOneMeets(said: string, text: string): boolean {
  const [last = ''] = said.split(' ').slice(-1);
  const name = isDayName(last) ? said.slice(0, -last.length).trim() : said;

  return appointmentPlaces(text).some((place) => hasWords(place, name));
}

/** "Beide Mitte 70", "Ende Oktober": an age or a time. */
function isPartOfTime(said: string, text: string): boolean {
  const word = foldText(said);

  return (
    /^(?:anfang|mitte|ende)$/.test(word) &&
    new RegExp(`\\b${word} (?:\\d|${MONTH_NAMES})`).test(foldText(text))
  );
}

/** "A shellfish allergy (shrimp and crab)". */
function isOfAllergy(said: string, text: string): boolean {
  return ALLERGY.test(text) && isAllergen(said);
}

const ALLERGY = /allerg|intoleran/i;

/** "Lands at Ezeiza Saturday 8:20": an airport by its own name. */
function isWhereOneLands(said: string, text: string): boolean {
  const before = foldText(text.slice(0, text.indexOf(said)));

  return LANDING_AT.test(before);
}

const LANDING_AT =
  /\b(?:lands?|landing|arrives?|arriving|fly(?:ing)? (?:in|out)|leav(?:e|es|ing)) (?:on )?(?:(?:[a-z]{3,9}day|[a-z]{3}|\d{1,2}|am|pm) ){0,4}(?:at|in|into|from)$/;
