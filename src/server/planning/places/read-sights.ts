import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { isOrdinary, isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import type { Stance } from '../understanding/stance.ts';
import { nameStance } from './name-stance.ts';
import { wholePlainName } from './plain-adjectives.ts';
import { isNumber, isPlainToken } from './plain-tokens.ts';
import {
  isArticle,
  isLandscape,
  isPlaceKind,
  PARTS_NAMES,
  type SightForm,
  sightForms,
  sightTokens,
} from './sight-forms.ts';
import { isNameOfStreet, runLengths, type TextWord } from './text-words.ts';
import { scoreOf, tellingOf, WHOLE } from './sight-score.ts';
import { spanOf } from './word-run.ts';

/** A sight that a text names; `open` where it asks whether that is worth it. */
export type SightMention = {
  id: string;
  said: string;
  at: number;
  count: number;
  stance: Stance | 'open';
};

type Text = { text: string; words: readonly TextWord[]; isTaken: (at: number) => boolean };
type Found = { id: string; score: number; appeal: number };

const MOST_WORDS = 7;
/** No name ends in one of these: "Table Mountain on the first clear day". */
const LEADING_ON = /^(?:on|by|for|with|from|near|via|after|before|until|if|then)$/;
/** "A ferry to Manly" is no part of "Spit to Manly Walk". */
const DIRECTION = /^(?:to|from|via|nach|vers|hacia|verso)$/;
/** Of the sights that a bare kind may mean ("the castle"), only one that people come for. */
const WORTH_MEANING = 60;
const FAR_MORE = 30;
/** The score of a sight that its kind alone names. */
const BARE_KIND = 30;
const BARE_KINDS = new Set([
  'castle',
  'cathedral',
  'palace',
  'opera',
  'basilica',
  'mosque',
  'statue',
]);

/** The sights of one destination that a text names: by whole or part of a name, in any order, with a slip. */
export function readSights(
  text: Text,
  destination: Destination,
  catalogue: Catalogue,
): SightMention[] {
  const forms = sightForms(destination);
  const own = new Set([
    ...sightTokens(destination.name),
    ...catalogue.namesOf(destination).filter((name) => !name.includes(' ')),
  ]);

  return scan(
    text,
    catalogue,
    (run, tokens) =>
      toWhole(wholePlainName(tokens, run, { words: text.words, forms })) ??
      bestOf(tokens, run, { forms, own }),
  );
}

function toWhole(form: SightForm | undefined): Found | undefined {
  return form && { id: form.id, score: WHOLE, appeal: form.appeal };
}

/** What `read` makes of the runs of words, the longest first; none is read twice. */
function scan({ text, words, isTaken }: Text, catalogue: Catalogue, read: Read): SightMention[] {
  const mentions: SightMention[] = [];

  for (let at = 0; at < words.length;) {
    const found = isTaken(at) ? undefined : longestAt(at, { text, words, isTaken }, read);

    if (found) {
      const { from, to } = spanOf({ text, words, at, count: found.count });

      mentions.push({
        id: found.id,
        said: text.slice(from, to),
        at,
        count: found.count,
        stance: nameStance({ text, from, to, names: mentions.map(({ said }) => said) }, catalogue),
      });
    }
    at += found?.count ?? 1;
  }
  return mentions;
}

type Read = (run: readonly TextWord[], tokens: string[]) => Found | undefined;

function longestAt(at: number, whole: Text, read: Read): (Found & { count: number }) | undefined {
  const first = whole.words[at];

  if (!first || !mayBegin(first)) return undefined;
  const isOpen = (one: number) => !whole.isTaken(one);
  let longest: (Found & { count: number }) | undefined;

  for (const count of runLengths(whole.words, at, { most: MOST_WORDS, isPart: isOpen })) {
    const found = foundIn({ at, count }, whole, read);

    // "Taj at the sunrise": not a walk of those words, but what everybody comes for by the first of them.
    if (found && (!longest || isChief(found, longest))) longest = { ...found, count };
    if (longest && longest.score >= WHOLE) break;
  }
  return longest;
}

function isChief(found: Found, longest: Found): boolean {
  return found.score > WHOLE && found.appeal > longest.appeal + FAR_MORE;
}

function foundIn(
  { at, count }: { at: number; count: number },
  whole: Text,
  read: Read,
): Found | undefined {
  const run = whole.words.slice(at, at + count);
  const [first, last] = [run[0], run.at(-1)];

  if (!first || !last || (count > 1 && leadsOn(last)) || isNameOfStreet(run, whole.words))
    return undefined;
  const found = read(run, sightTokens(whole.text.slice(first.from, last.to)));

  return found && found.score < WHOLE && isPartOfAnother(at, count, whole) ? undefined : found;
}

function leadsOn({ key }: TextWord): boolean {
  return isArticle(key) || LEADING_ON.test(key);
}

function mayBegin({ key, text, isGlued }: TextWord): boolean {
  return (!isArticle(key) || isGlued) && !DIRECTION.test(text);
}

/** "Palazzo Verdicchi", "Zerdaluk Cisterns": a strange name beside a part of a name tells that it is another sight. */
function isPartOfAnother(at: number, count: number, { words, isTaken }: Text): boolean {
  const isKindAlone =
    count === 1 && [isLandscape, isPlaceKind].some((is) => is(words[at]?.key ?? ''));
  const isStrange = (one: number, joint: number) => {
    const word = words[one];

    return (
      word !== undefined &&
      words[joint]?.before === 'none' &&
      (word.isCapital || (isKindAlone && !isOrdinaryForm(word.key))) &&
      !isTaken(one) &&
      !isOrdinary(word.key)
    );
  };
  const after = at + count;
  const isNameBehind =
    isKindAlone && [after + 1, after + 2].some((one) => isCapitalBehindArticles(one, after, words));
  const joint = words[after]?.key ?? '';
  // "Mezquita and Alhambra" are two.
  const behind = after + (isArticle(joint) && !PARTS_NAMES.test(joint) ? 1 : 0);

  return isNameBehind || isStrange(at - 1, at) || isStrange(behind, after);
}

/** "Cathedral of the Seven Bees": a name behind nothing but articles. */
function isCapitalBehindArticles(one: number, from: number, words: readonly TextWord[]): boolean {
  return (
    words[one]?.isCapital === true &&
    words.slice(from, one + 1).every(({ before }) => before === 'none') &&
    words.slice(from, one).every(({ key }) => isArticle(key) && !PARTS_NAMES.test(key))
  );
}

function bestOf(
  tokens: readonly string[],
  run: readonly TextWord[],
  { forms, own }: { forms: readonly SightForm[]; own: ReadonlySet<string> },
): Found | undefined {
  if (tokens.every((token) => own.has(token) || isNumber(token) || /^[a-z]$/.test(token)))
    return undefined;
  const isPlain = tokens.every((token) => isPlainToken(token, run));
  const telling = tellingOf(tokens, { isPlain, own });
  const found = forms.flatMap((form) => {
    const score = scoreOf(tokens, form, telling);

    return score > 0 ? [{ id: form.id, score, appeal: form.appeal }] : [];
  });
  const [best] = found.toSorted((a, b) => b.score - a.score || b.appeal - a.appeal);

  return best ?? (run.some(({ key }) => key.endsWith('s')) ? undefined : bareKind(tokens, forms));
}

/** "The castle", "der Dom": of a kind there is mostly one that people come for. */
function bareKind(tokens: readonly string[], forms: readonly SightForm[]): Found | undefined {
  const [kind = ''] = tokens;

  if (tokens.length !== 1 || !BARE_KINDS.has(kind)) return undefined;
  const [best] = forms
    .filter(({ tokens: name, appeal }) => name.includes(kind) && appeal >= WORTH_MEANING)
    .toSorted((a, b) => b.appeal - a.appeal);

  return best && { id: best.id, score: BARE_KIND, appeal: best.appeal };
}
