import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { type Catalogue, type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import type { NotUnderstood } from '#shared/preferences/understanding.schema.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Meant } from './meant-place.ts';
import { nameStance } from './name-stance.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import type { SightMention } from './read-sights.ts';
import { isArticle, isGeneric } from './sight-forms.ts';
import type { TextWord } from './text-words.ts';

type Text = { text: string; words: readonly TextWord[]; isTaken: (at: number) => boolean };
/** The words behind "one day in": where a day is to be spent. */
type DayOut = { said: string; from: number; to: number; at: number; count: number };

const MOST_WORDS = 4;
const A = /^(?:a|an|one|1|the|full|whole|tag|dia|jour|journee|giorno|ein|einen|un|une|uno)$/;
const DAY = /^(?:day|days|tag|tagesausflug|dia|jour|journee|giorno|giornata|daytrip)$/;
const TRIP = /^(?:trip|tour|out|excursion|walk|ausflug)$/;
const TO = /^(?:in|into|to|at|around|among|through|on|nach|ins|im|en|a|al|aux|au|nel|nella|dans)$/;
/** Words that end the name of a place. */
const ENDS =
  /^(?:with|if|by|for|from|but|or|when|where|then|and|und|et|y|e|mit|wenn|avec|con|please|maybe|perhaps|would)$/;

/** Where notes ask to spend one day: "one day in the Highlands", "a day trip to the Chianti". */
function daysOut({ text, words, isTaken }: Text): DayOut[] {
  return words.flatMap((_, day) => {
    const at = placeBehindDay(words, day);
    const end = at === undefined ? day : endOfName(words, at);
    const [first, last] = [words[at ?? -1], words[end - 1]];

    if (at === undefined || !first || !last || end === at || isTaken(at)) return [];
    const [from, to] = [first.from, last.to];

    return [{ said: text.slice(from, to), from, to, at, count: end - at }];
  });
}

/** The word behind "one day trip to the"; undefined where no such words stand there. */
function placeBehindDay(words: readonly TextWord[], day: number): number | undefined {
  const keyOf = (at: number) => words[at]?.key ?? '';
  let at = day + 1;

  if (!DAY.test(keyOf(day)) || !A.test(keyOf(day - 1))) return undefined;
  while (isNext(words[at]) && TRIP.test(keyOf(at))) at += 1;
  if (!isNext(words[at]) || !TO.test(keyOf(at))) return undefined;
  at += 1;
  while (isNext(words[at]) && isArticle(keyOf(at))) at += 1;
  return isNext(words[at]) ? at : undefined;
}

function endOfName(words: readonly TextWord[], at: number): number {
  let end = at;

  while (end - at < MOST_WORDS && isNext(words[end]) && !ENDS.test(words[end]?.key ?? '')) end += 1;
  return end;
}

function isNext(word: TextWord | undefined): boolean {
  return word?.before === 'none';
}

/** The day trips of a destination to where a day is to be spent: one for each such wish, by any words about it. */
export function dayTripsAsked(
  text: Text,
  destination: Destination,
  catalogue: Catalogue,
): SightMention[] {
  return daysOut(text).flatMap(({ said, from, to, at, count }) => {
    const trip = tripTo(said, destination);
    const stance = nameStance({ text: text.text, from, to, names: [] }, catalogue);

    return trip ? [{ id: globalPlaceId(destination.id, trip.id), said, at, count, stance }] : [];
  });
}

/** Days that are wished for at places that the trip does not go to, and for which it has no day trip. */
export function daysNowhere(
  notes: PlaceReading,
  { places, sights }: { places: readonly Meant[]; sights: readonly SightMention[] },
  catalogue: Catalogue,
): NotUnderstood[] {
  const [first] = places;
  const here = catalogue.destination(first?.suggestion.id ?? '');
  const isPart = (one: PlaceMention) =>
    one.namesakes.some(({ suggestion, listed }) =>
      listed?.kind === 'region'
        ? listed.destinations.some(({ id }) => id === here?.id)
        : places.some(({ suggestion: { id } }) => id === suggestion.id) ||
          suggestion.id === here?.country,
    );

  if (!here) return [];
  return daysOut({ ...notes, isTaken: () => false }).flatMap((day) => {
    const isIn = (one: { at: number }) => one.at >= day.at && one.at < day.at + day.count;
    const named = notes.mentions.filter(
      (one) => isIn(one) && one.stance === 'wanted' && one.namesakes.length > 0,
    );

    return named.length === 0 || named.some(isPart) || sights.some(isIn)
      ? []
      : [{ said: `a day in ${day.said}`, nearest: [] }];
  });
}

/** By its name before what is only said of it, then the best known one. */
function tripTo(said: string, { dayTrips }: Destination): DayTripFile | undefined {
  const wanted = foldText(said)
    .split(' ')
    .filter((word) => !isArticle(word) && !isGeneric(word));
  // "The countryside", "the old town": no words for a place of their own.
  const isTelling = wanted.some((word) => !isOrdinaryForm(word) || isNamed(word, said));

  if (!isTelling) return undefined;
  const holding = (words: (trip: DayTripFile) => readonly string[]) =>
    dayTrips.filter((trip) => {
      const own = new Set(words(trip).flatMap((part) => foldText(part).split(' ')));

      return wanted.every((word) => own.has(word));
    });
  const found = [holding(namesOf), holding(saidOf)].find((some) => some.length > 0) ?? [];

  return found.toSorted((a, b) => appealOf(b) - appealOf(a))[0];
}

/** "The Highlands": an ordinary word with the capital letter of a name. */
function isNamed(word: string, said: string): boolean {
  return said.split(/\s+/).some((one) => /^\p{Lu}/u.test(one) && foldText(one) === word);
}

function saidOf(trip: DayTripFile): string[] {
  const { why, stops = [] } = trip;

  return [...namesOf(trip), why, ...stops.flatMap((stop) => [stop.name, stop.why ?? ''])];
}
