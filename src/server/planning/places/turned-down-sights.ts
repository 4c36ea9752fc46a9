import type { Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import type { PlaceReading } from './read-places.ts';
import type { SightMention } from './read-sights.ts';
import { isGeneric, isPlaceKind, sightForms, sightTokens } from './sight-forms.ts';

/**
 * Sights as they are spoken of, with all that is called by a quarter that is turned down ("no Arashiyama"). What a
 * sentence turns down by its name it does not ask for by another word: "the Blue Cave is too long on a speedboat".
 */
export function withoutTurnedDown(
  sights: readonly SightMention[],
  notes: PlaceReading,
  destinations: readonly Destination[],
): SightMention[] {
  const avoided = sights.filter(({ stance }) => stance === 'avoided');
  const kept = sights.filter(
    (one) =>
      one.stance !== 'wanted' ||
      (!avoided.some((other) => other.id === one.id && isInOneSentence(other, one, notes)) &&
        !isRefusedAgain(one.said, notes.text)),
  );

  return [
    ...kept,
    ...avoided.flatMap((one) => [
      ...ofItsQuarter(one, { kept, notes, destinations }),
      ...ofItsName(one, { kept, destinations }),
    ]),
  ];
}

const LEAST_LETTERS = 5;

/** "No Disney": what else begins with the one word that a sight goes by, "DisneySea", but for what is asked for. */
function ofItsName(
  one: SightMention,
  { kept, destinations }: { kept: readonly SightMention[]; destinations: readonly Destination[] },
): SightMention[] {
  const [word = '', ...more] = sightTokens(one.said);

  if (more.length > 0 || word.length < LEAST_LETTERS || isGeneric(word) || isOrdinary(word))
    return [];
  const ids = destinations.flatMap((destination) =>
    sightForms(destination).flatMap(({ id, tokens, isFood }) =>
      !isFood && tokens.some((token) => token.startsWith(word) && token !== word) ? [id] : [],
    ),
  );

  return [...new Set(ids)].flatMap((id) =>
    kept.some((other) => other.id === id) ? [] : [{ ...one, id }],
  );
}

/** "That place with the balloons, but no balloon for me": the one word that a sight was read by is refused as well. */
function isRefusedAgain(said: string, text: string): boolean {
  const word = foldText(said).replace(/s$/, '');

  return (
    /^[a-z]{5,}$/.test(word) &&
    new RegExp(
      String.raw`\b(?:no|without|kein\w*|ohne|pas de|sans|sin|senza|niente|sem) (?:the )?${word}s?\b(?! ?(?:tours?|crowds?|queues?))`,
    ).test(foldText(text))
  );
}

function isInOneSentence(a: SightMention, b: SightMention, { words }: PlaceReading): boolean {
  const [from, to] = a.at < b.at ? [a.at, b.at] : [b.at, a.at];

  return words.slice(from + 1, to + 1).every(({ before }) => before !== 'stop');
}

/** What else is called by a quarter, but for what is asked for. */
function ofItsQuarter(
  one: SightMention,
  {
    kept,
    notes,
    destinations,
  }: { kept: readonly SightMention[]; notes: PlaceReading; destinations: readonly Destination[] },
): SightMention[] {
  const isQuarter = notes.mentions.some(
    ({ at, said, namesakes }) => at === one.at && said === one.said && namesakes.length > 0,
  );
  const ids = isQuarter
    ? destinations.flatMap((destination) => sightsOpeningWith(one.said, destination))
    : [];

  return ids.flatMap((id) => (kept.some((other) => other.id === id) ? [] : [{ ...one, id }]));
}

/** The sights of a destination whose names begin with such a name of its own: "Arashiyama". */
export function sightsOpeningWith(said: string, destination: Destination): string[] {
  const words = sightTokens(said);
  const isProper = words.some(
    (word) => !isGeneric(word) && !isPlaceKind(word) && !isOrdinary(word),
  );

  if (!isProper || words.join(' ') === sightTokens(destination.name).join(' ')) return [];
  return sightForms(destination).flatMap(({ id, tokens, isFood }) =>
    !isFood && words.every((word, at) => tokens[at] === word) ? [id] : [],
  );
}
