import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Gazetteer, GazetteerPlace } from '#server/gazetteer/gazetteer.ts';
import { knownMisspelt, meansPlace, needsGazetteer } from '#server/gazetteer/known-names.ts';
import { WORDS_BEFORE_A_PLACE } from '#server/gazetteer/names-in-text.ts';
import { qualifiersOf } from '#server/gazetteer/regions.ts';
import type { NamedTown } from './off-catalogue-destination.ts';
import { understoodAs } from './off-catalogue-words.ts';
import { findMentions } from '../understanding/mentions.ts';
import { stanceBefore } from '../understanding/stance.ts';

/** Smaller places are too often ordinary words in a sentence. */
const LEAST_IN_PROSE = 5000;

/**
 * The town that a name means where that is none of the catalogue's: by its exact name, the largest first.
 * Undefined where the catalogue knows it or nobody does.
 */
export function townCalled(
  name: string,
  { catalogue, gazetteer }: { catalogue: Catalogue; gazetteer: Gazetteer },
): NamedTown | undefined {
  if (!needsGazetteer(name, catalogue)) return undefined;
  const [place] = gazetteer.find(name, 1);

  if (!place) {
    return townInProse(name, { catalogue, gazetteer }) ?? misspelt(name, { catalogue, gazetteer });
  }
  if (!meansPlace(name, place, catalogue)) return undefined;
  return isMentioned(name, catalogue) && !name.includes(',')
    ? undefined
    : named(place, { words: name, gazetteer });
}

/** A town with a slip in its name, where no destination of the catalogue is as near to what was typed. */
function misspelt(
  name: string,
  { catalogue, gazetteer }: { catalogue: Catalogue; gazetteer: Gazetteer },
): NamedTown | undefined {
  if (isMentioned(name, catalogue) || knownMisspelt(name, catalogue)) return undefined;
  const place = gazetteer.findAlike(name);

  return place && named(place, { words: name, gazetteer });
}

function named(
  place: GazetteerPlace,
  { words, gazetteer }: { words: string; gazetteer: Gazetteer },
): NamedTown {
  const [town = ''] = words.split(',');

  return { place, words, understood: understoodAs(place, gazetteer.find(town)) };
}

/** The words of the catalogue come first: a country, a sight or a destination inside the text. */
function isMentioned(name: string, catalogue: Catalogue): boolean {
  return findMentions(name, catalogue).some(({ type }) => type !== 'place');
}

/** A capitalised name behind a word of place or of wishing, with what narrows it. */
const NAME = String.raw`\p{Lu}[\p{L}'’.]+(?:[ -](?:(?:de|del|da|do|di|la|le|el|upon|am|sur)[ -])*\p{Lu}[\p{L}'’.]+)*`;
const IN_PROSE = new RegExp(
  String.raw`\b(?:at|${WORDS_BEFORE_A_PLACE.join('|')})\s+(${NAME}(?:,\s*${NAME})?)`,
  'gu',
);
/** Words with a capital letter that are towns somewhere and are hardly ever meant. */
const NO_TOWNS =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter|christmas|easter|airbnb|hotel|business|english|michelin|mum|mom|dad|university|school|airport|station|church|castle|museum|park|street|mobile|reading|hope|paradise|best|north|south|east|west)$/i;

/** Somebody is there already, and nobody asks to go. */
const LIVES_THERE = /\b(lives?|living|based|born|works?|working|stud(y|ies|ying)) (in|at|near)$/i;

/** The first town that a sentence asks for and that the catalogue does not know. */
export function townInProse(
  text: string,
  { catalogue, gazetteer }: { catalogue: Catalogue; gazetteer: Gazetteer },
): NamedTown | undefined {
  for (const { words, before } of namesInProse(text, catalogue)) {
    if (LIVES_THERE.test(before) || stanceBefore(foldText(before)) !== 'wanted') continue;
    const place = largest(words, gazetteer);

    if (place) return named(place, { words, gazetteer });
  }
  return undefined;
}

/** Whether a text holds a name that only the gazetteer could know; cheap, so that it is read for those alone. */
export function mayNameTown(text: string, catalogue: Catalogue): boolean {
  return namesInProse(text, catalogue).length > 0;
}

function namesInProse(text: string, catalogue: Catalogue): { words: string; before: string }[] {
  const mentions = findMentions(text, catalogue);

  if (mentions.some(({ type, stance }) => type !== 'country' && stance === 'wanted')) return [];
  const known = new Set(mentions.map(({ name }) => foldText(name)));

  return [...text.matchAll(IN_PROSE)].flatMap((match) => {
    const words = match[1] ?? '';
    const [town = ''] = words.split(',');
    const isOrdinary = NO_TOWNS.test(town) || known.has(foldText(town));
    const start = text.lastIndexOf('.', match.index) + 1;

    return isOrdinary || qualifiersOf(town).length > 0
      ? []
      : [{ words, before: text.slice(start, match.index + match[0].length - words.length).trim() }];
  });
}

/** The town again by its id in a plan, for a trip that was saved. */
export function townOfId(id: number, gazetteer: Gazetteer, words?: string): NamedTown | undefined {
  const place = gazetteer.byId(id);

  return place && named(place, { words: words ?? place.name, gazetteer });
}

function largest(words: string, gazetteer: Gazetteer): GazetteerPlace | undefined {
  const [whole] = gazetteer.find(words, 1);
  const [town] = whole ? [whole] : gazetteer.find(words.split(',')[0] ?? '', 1);

  return town && town.population >= LEAST_IN_PROSE ? town : undefined;
}
