import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinary, isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import type { Stance } from '../understanding/stance.ts';
import { type Evidence, evidenceOf, isInPlaceOfName } from './name-evidence.ts';
import { nameStance } from './name-stance.ts';
import { type Namesake, namesakesOf, narrowedBy, type PlacesWorld } from './namesakes.ts';
import { misspelt } from './near-names.ts';
import { placeNames } from './place-names.ts';
import { type TextWord, textWords } from './text-words.ts';

/** A name of a place in a text, with everything that it may mean. */
export type PlaceMention = {
  said: string;
  /** Where its words begin and end, counted in words. */
  at: number;
  count: number;
  stance: Stance;
  namesakes: Namesake[];
  /** The name is an ordinary word as well, so that it counts only where nothing else is named. */
  isWeak: boolean;
  /** What was written is a slip of the name. */
  hasSlip: boolean;
};

export type PlaceReading = { text: string; words: TextWord[]; mentions: PlaceMention[] };

const MOST_WORDS = 5;
const MOST_SIGNS = 8;
/** Smaller towns are too often a person or a thing in the middle of a sentence. */
const KNOWN_ABROAD = 100_000;
const MOST_QUALIFIER_WORDS = 3;
const MOST_BEGUN = 8;
const EQUAL = 50_000;
/** A namesake smaller than this is not what a name alone means where larger towns only begin with it. */
const LEAST_ALONE = 5000;
/** Names of places that are other words as often, and count by their capital letter and position alone. */
const OTHER_WORDS = new Set(
  (
    'nice split male bath cork reading mobile tours nancy phoenix orange java champagne turkey china jersey ' +
    'riviera fjords highlands pyramids goa bari como parma angers troyes best hope most lens vice mali chad ' +
    'oman niger guinea togo riunione reuniao reunion reunions rodas georgia jordan victoria alta fes macau man mans sale salt savannah burgundy pole'
  ).split(' '),
);
/** Short forms that are written in small letters as well. */
const ABBREVIATIONS = new Set(['nyc', 'cdmx', 'hcmc', 'bkk', 'ldn']);
/** Words with a capital letter that are towns somewhere and are hardly ever meant. */
const NO_TOWNS =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|januar|februar|marz|mai|juni|juli|oktober|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|segunda|terca|quarta|quinta|sexta|spring|summer|autumn|fall|winter|christmas|easter|airbnb|hotel|business|english|michelin|mum|mom|dad|university|school|airport|station|church|castle|museum|park|street|mobile|paradise|best|north|south|east|west|old|new|los|las|san|santa|saint|st|el|la|le|les|de|da|do|di|of|the|a|i|we|vegan|halal|kosher|kids|family|beach|nature|food|art|opera|market|bar|spa|city|center|centre|central|yes|no|ok|please|thanks|hello|hi|somewhere|anywhere)$/;

/** Every place that a text names, in its order. */
export async function readPlaces(text: string, world: PlacesWorld): Promise<PlaceReading> {
  const words = textWords(text);
  const mentions: PlaceMention[] = [];

  for (let at = 0; at < words.length;) {
    const mention = await mentionAt(at, { text, words, mentions }, world);

    if (mention) mentions.push(mention);
    at += mention?.count ?? 1;
  }
  return { text, words, mentions: withoutDoubt(mentions) };
}

/** Names that are ordinary words count where no other place is wanted, or beside one. */
function withoutDoubt(mentions: PlaceMention[]): PlaceMention[] {
  const strong = mentions.filter(({ isWeak, stance }) => !isWeak && stance === 'wanted');

  return mentions.filter(
    (one) =>
      !one.isWeak ||
      strong.length === 0 ||
      strong.some(({ at, count }) => at === one.at + one.count || at + count === one.at),
  );
}

type Reading = { text: string; words: readonly TextWord[]; mentions: readonly PlaceMention[] };

async function mentionAt(
  at: number,
  reading: Reading,
  world: PlacesWorld,
): Promise<PlaceMention | undefined> {
  for (const count of counts(at, reading.words)) {
    const namesakes =
      namedAt(at, count, reading, world) ?? (await begunAt(at, count, reading, world));

    if (namesakes) return mention({ at, count, namesakes, hasSlip: false }, reading, world);
  }
  for (const count of counts(at, reading.words).filter((one) => one <= 3)) {
    const namesakes = await namedWithASlip(at, count, reading, world);

    if (namesakes) return mention({ at, count, namesakes, hasSlip: true }, reading, world);
  }
  return undefined;
}

/** How many words may make the name that begins at one, the most first. */
function counts(at: number, words: readonly TextWord[]): number[] {
  const isGlued = words[at]?.isGlued ?? false;
  let most = 1;

  while (most < (isGlued ? MOST_SIGNS : MOST_WORDS)) {
    const next = words[at + most];

    if (!next || next.before !== 'none' || next.isGlued !== isGlued) break;
    most += 1;
  }
  return Array.from({ length: most }, (_, index) => most - index);
}

function namedAt(
  at: number,
  count: number,
  { text, words }: Reading,
  world: PlacesWorld,
): Namesake[] | undefined {
  const name = saidAt(text, words, at, count);
  const key = foldText(name);
  const evidence = evidenceOf(words, at, count);

  if (key.length < 2 || isPerson(words, at + count)) return undefined;
  const isListed = placeNames(world.catalogue).called(key).length > 0;

  if (isListed) return isMeantListed(name, key, evidence) ? namesakesOf(name, world) : undefined;
  if (NO_TOWNS.test(key) || key.length < 3 || !isInPlaceOfTown(key, evidence, words[at]))
    return undefined;
  const found = namesakesOf(name, world);
  const largest = found[0]?.town?.population ?? 0;
  const isPlain = !isInPlaceOfName(evidence) && !evidence.isListed;

  if (evidence.isWhole && largest < LEAST_ALONE && found.length === 1 && isBegun(key))
    return undefined;
  return found.length > 0 && (!isPlain || largest >= KNOWN_ABROAD) ? found : undefined;
}

/** Names that are mostly the first part of a longer one. */
function isBegun(key: string): boolean {
  return /^(villefranche|vila nova|villanova|villeneuve|neustadt|saint \w+|san \w+|santa \w+)$/.test(
    key,
  );
}

/** A whole text that several longer names begin with: "Vila Nova", "Villefranche". */
async function begunAt(
  at: number,
  count: number,
  { text, words }: Reading,
  world: PlacesWorld,
): Promise<Namesake[] | undefined> {
  if (count !== words.length || words[at]?.isGlued) return undefined;
  const key = foldText(saidAt(text, words, at, count));
  const found = (await world.gazetteer.search(key, MOST_BEGUN)).filter(
    ({ town, match }) => match === 'beginning' && foldText(town.name).startsWith(`${key} `),
  );

  return found.length > 1
    ? found.flatMap(({ town }) =>
        // None of them is what was said, so none is likelier.
        namesakesOf(town.name, world)
          .filter((one) => one.town?.id === town.id)
          .map((one) => ({ ...one, weight: EQUAL })),
      )
    : undefined;
}

/** "LA" and "KL" by their capitals; "nice" and "split" only as a name that stands where a name does. */
function isMeantListed(name: string, key: string, evidence: Evidence): boolean {
  if (ABBREVIATIONS.has(key)) return true;
  const isShort = /^[a-z]{2,3}$/.test(key);

  if (evidence.isWhole) return true;
  if (isShort && isOrdinary(key))
    return name === name.toUpperCase() || (isInPlaceOfName(evidence) && evidence.isCapital);
  if (isShort) return name === name.toUpperCase() || key.length === 3;
  if (!OTHER_WORDS.has(key)) return true;
  return evidence.isCapital && (isInPlaceOfName(evidence) || evidence.isListed);
}

function isInPlaceOfTown(key: string, evidence: Evidence, first: TextWord | undefined): boolean {
  const words = key.split(' ');
  const isOrdinaryName = words.every((word) => isOrdinary(word));

  if (evidence.isWhole || first?.isGlued) return true;
  if (isOrdinaryName)
    return (
      (evidence.isCapital &&
        ((evidence.isOpening && (evidence.isClosing || evidence.isFollowed) && words.length < 3) ||
          (evidence.isPlaced && !evidence.isLoose) ||
          (evidence.isPlaced && words.length > 1))) ||
      (evidence.isOpening && evidence.isFollowed && words.length > 1)
    );
  return evidence.isCapital || isInPlaceOfName(evidence);
}

/** "Florence and I want to go": nobody travels to Florence with a town. */
function isPerson(words: readonly TextWord[], behind: number): boolean {
  const [and, who] = [words[behind]?.key ?? '', words[behind + 1]?.key ?? ''];

  return /^(and|und|et|y|e)$/.test(and) && /^(i|me|my|ich|moi|je|yo|io|eu)$/.test(who);
}

async function namedWithASlip(
  at: number,
  count: number,
  { text, words, mentions }: Reading,
  world: PlacesWorld,
): Promise<Namesake[] | undefined> {
  const name = saidAt(text, words, at, count);
  const key = foldText(name);
  const evidence = evidenceOf(words, at, count);
  const isKnownWord = key.split(' ').some((word) => isOrdinaryForm(word));

  if (isKnownWord || key.length < 5 || words[at]?.isGlued) return undefined;
  if (!isInPlaceOfName(evidence) && !(evidence.isListed && evidence.isCapital)) return undefined;
  const found = await misspelt(name, world);
  const isSecond = mentions.some(({ stance }) => stance === 'wanted');

  // Behind a clear place a strange word is rather a sight with a slip than another journey.
  return found.length > 0 && (!isSecond || found[0]?.listed?.kind === 'destination')
    ? found
    : undefined;
}

function mention(
  { at, count, namesakes, hasSlip }: Pick<PlaceMention, 'at' | 'count' | 'namesakes' | 'hasSlip'>,
  { text, words, mentions }: Reading,
  world: PlacesWorld,
): PlaceMention {
  const said = saidAt(text, words, at, count);
  const narrowed = narrowing(at + count, namesakes, { text, words }, world);
  const last = words[at + count - 1];

  return {
    said,
    at,
    count: count + (narrowed?.count ?? 0),
    stance: nameStance(
      {
        text,
        from: words[at]?.from ?? 0,
        to: last?.to ?? 0,
        names: mentions.map((one) => one.said),
      },
      world.catalogue,
    ),
    namesakes: narrowed?.namesakes ?? namesakes,
    isWeak:
      count === 1 &&
      (OTHER_WORDS.has(foldText(said)) ||
        (isOrdinary(foldText(said)) && namesakes[0]?.town !== undefined)),
    hasSlip,
  };
}

/** What stands right behind a name and tells it from its namesakes: ", Texas", "in Costa Rica", "Argentina". */
function narrowing(
  from: number,
  namesakes: readonly Namesake[],
  { text, words }: Pick<Reading, 'text' | 'words'>,
  world: PlacesWorld,
): { namesakes: Namesake[]; count: number } | undefined {
  const skips = words[from]?.key === 'in' ? 1 : 0;

  for (let count = MOST_QUALIFIER_WORDS; count > 0; count -= 1) {
    const run = words.slice(from + skips, from + skips + count);

    if (run.length < count || run.slice(1).some(({ before }) => before !== 'none')) continue;
    if (run[0]?.before === 'dash') continue;
    const within = narrowedBy(saidAt(text, words, from + skips, count), namesakes, world);

    if (within) return { namesakes: within, count: count + skips };
  }
  return undefined;
}

/** The words of a run as they were written. */
export function saidAt(
  text: string,
  words: readonly TextWord[],
  at: number,
  count: number,
): string {
  return text.slice(words[at]?.from ?? 0, words[at + count - 1]?.to ?? 0);
}
