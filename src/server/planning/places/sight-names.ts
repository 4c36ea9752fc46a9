import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { type Evidence, evidenceOf, isInPlaceOfName } from './name-evidence.ts';
import { isArticle, isGeneric, sightsByWords, sightTokens } from './sight-forms.ts';
import { isFirstName } from './no-names.ts';
import { isNameOfStreet, runLengths } from './text-words.ts';
import { saidIn, type WordRun } from './word-run.ts';

/** A sight of the catalogue that a name may mean; the weight says how likely it is. */
export type SightName = {
  id: string;
  destination: string;
  weight: number;
  /** Its own name, whole: a day trip called Toledo is the town itself, and "Versailles" is a palace. */
  isOwnName: boolean;
  isOwnPart: boolean;
  isNickname: boolean;
  /** The whole of one of its names rather than that without its kind. */
  isWhole: boolean;
};

const MOST_WORDS = 6;
/** A sight by its own name is meant before one that only goes by it as well. */
const OWN_NAME = 40;
/** A name that only sights of less appeal bear is no wish by itself. */
const LEAST_APPEAL = 30;

/** The sights of any destination that bear a name, one for each destination, the likeliest first. */
export function sightsCalled(name: string, catalogue: Catalogue): SightName[] {
  const best = new Map<string, SightName>();

  const key = sightTokens(name).join(' ');

  // "B&Bs" is no boat tour B, and "28 oct" no market of that number.
  if (key.length < 2 || /^\d+$/.test(key)) return [];
  for (const form of sightsByWords(catalogue).get(key) ?? []) {
    const [destination = ''] = form.id.split('/');
    const isWhole = form.tokens.join(' ') === key;
    const isOwnName = form.isOwnName && isWhole;
    const weight = form.appeal + (isOwnName ? OWN_NAME : 0) - farAway(form.id, catalogue);

    if (weight > (best.get(destination)?.weight ?? LEAST_APPEAL))
      best.set(destination, {
        id: form.id,
        destination,
        weight,
        isOwnName,
        isOwnPart: form.isOwnPart,
        isNickname: form.isNickname,
        isWhole,
      });
  }
  return [...best.values()].toSorted((a, b) => b.weight - a.weight);
}

/** What a sight loses that is a long day from its destination: one stays at the nearer one of two. */
function farAway(id: string, catalogue: Catalogue): number {
  const sight = catalogue.place(id);

  if (!sight) return 0;
  const km = distanceKm(sight.file, sight.destination);

  return km > NEAR_KM ? Math.min(MOST_FAR, (km - NEAR_KM) * FAR_PER_KM) : 0;
}

const NEAR_KM = 60;
const FAR_PER_KM = 0.3;
const MOST_FAR = 50;

/** The longest run of words from one on that is the name of a sight: "Hampton Court", "Rosetta Stone". */
export function sightRunAt(
  at: number,
  { text, words }: Pick<WordRun, 'text' | 'words'>,
  catalogue: Catalogue,
): { count: number; sights: SightName[] } | undefined {
  const first = words[at];

  if (!first || isArticle(first.key)) return undefined;
  if (first.isGlued) return gluedSightAt(at, { text, words }, catalogue);
  for (const count of runLengths(words, at, { most: MOST_WORDS })) {
    const run = { text, words, at, count };

    if (isArticle(words[at + count - 1]?.key ?? '') || isSomebody(run)) continue;
    if (isNameOfStreet(words.slice(at, at + count), words)) continue;
    const sights = sightsCalled(saidIn(run), catalogue);
    const told = isWrittenAsSight(run) ? sights : sights.filter(({ isNickname }) => isNickname);

    if (told.length > 0) return { count, sights: told };
  }
  return undefined;
}

/** "Mia is nine": a first name, and not the museum MIA. */
function isSomebody({ words, at, count }: WordRun): boolean {
  const [word] = words.slice(at, at + count);

  return count === 1 && word !== undefined && isFirstName(word.key) && /\p{Ll}/u.test(word.text);
}

/** Names in scripts without spaces; shorter ones are common words as well. */
const LEAST_SIGNS = 4;
const MOST_SIGNS = 14;

/** The longest run of signs from one on that is the whole name of a sight: "サグラダ・ファミリア". */
function gluedSightAt(
  at: number,
  { text, words }: Pick<WordRun, 'text' | 'words'>,
  catalogue: Catalogue,
): { count: number; sights: SightName[] } | undefined {
  const isGlued = (one: number) => words[one]?.isGlued === true;

  for (const count of runLengths(words, at, { most: MOST_SIGNS, isPart: isGlued })) {
    const sights = sightsCalled(saidIn({ text, words, at, count }), catalogue);

    if (count >= LEAST_SIGNS && sights.length > 0) return { count, sights };
  }
  return undefined;
}

/** Whether a run of words stands as a name does: by its capitals, or by words that no language has. */
function isWrittenAsSight({ words, at, count }: WordRun): boolean {
  const run = words.slice(at, at + count);
  const names = run.filter(({ key }) => !isArticle(key) && !isKind(key));
  const evidence = evidenceOf(words, at, count);
  const isStrange = names.some(({ key }) => !isOrdinary(key));

  // "Tower Bridge"
  if (names.length === 0) return count > 1 && run.every(({ isCapital }) => isCapital);
  // "fairy pools, old man of storr": a whole name of several words stands for itself.
  if (isStrange) return count > 1 || names.some(({ isCapital }) => isCapital) || evidence.isCapital;
  // "Gardens by the Bay": short words within a name have no capital.
  return (
    names.every(({ isCapital, key }) => isCapital || key.length < SHORT_WORD) &&
    names.some(({ isCapital }) => isCapital) &&
    (count > 1 || standsAlone(at, words, evidence))
  );
}

const SHORT_WORD = 4;

/** Whether an ordinary word with a capital is a name: neither the first of a sentence nor the second of a name. */
function standsAlone(at: number, words: WordRun['words'], evidence: Evidence): boolean {
  if (words[at]?.before === 'none' && words[at - 1]?.isCapital === true) return false;
  return !evidence.isOpening || evidence.isWhole || isInPlaceOfName(evidence);
}

/** A word for a kind of place, in any language that we know it in. */
function isKind(key: string): boolean {
  return sightTokens(key).every(isGeneric);
}
