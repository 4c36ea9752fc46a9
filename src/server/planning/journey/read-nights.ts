import { THEN } from '../places/word-run.ts';
import type { Named } from './names-of-route.ts';
import { nightsEach, type Token, tokenAt, tokensOf } from './nights-told.ts';

const IN = /^(?:in|at|a|en|em|nach|w|te|dans|auf|on|near|bei|ad|nel|na|no)$/;
const ARTICLE =
  /^(?:the|les?|la|el|los|las|il|lo|gli|der|die|das|dem|den|os?|as|of|de|du|des|della?|d[aio]|then|vallee|valle|vale|valley|tal|lac|lago|lake|isle|ile|isla|isola|ilha|insel|island)$/;
const FOR =
  /^(?:for|fur|pour|por|per|para|na|voor|with|mit|avec|con|com|first|initially|zuerst|primero|prima|primeiro|d|abord|beach|island|stay|staying|about|around|ca)$/;
const THERE = /^(?:there|dort|da|la|li|alli|ahi|ali)$/;
/** A word of one or a few signs: "在", "住了", "に". */
const SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{1,3}$/u;
/** "Una in Florence", "one in Kyoto": an article is a number where a word of place follows. */
const ARTICLE_NUMBER = /^(?:one|ein\w*|une?|un[ao]|uma?|een)$/;
/** Before these a bare number is a date, an hour or an age. */
const NO_NIGHTS_BEHIND =
  /^(?:at|by|day|days|room|um|on|age|aged|until|till|ab|vom|bis|gegen|les?|el|il|jan\w*|feb\w*|mar\w*|apr\w*|mai|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|okt\w*|nov\w*|de[cz]\w*)$/;
/** "At least two nights" fixes none. */
const LEAST = /^(?:least|mindestens|minim\w+|moins|menos|meno)$/;
const A_DAY =
  /^(?:day|trip|daytrip|outing|tag|tagesausflug|tagestour|ausflug|journee|jour|dia|excursion|giorno|giornata|gita|dag|dagtocht|volta)$/;
const MOST_BETWEEN = 4;

type Link = { id: string; at: number; nights: number | undefined; isSure: boolean };

/** The nights that a text gives to places: "Tokyo 4 nights, then Kyoto 3", "4 nights in Tokyo", "4 Nächte Tokio". */
export function readNights(text: string, places: readonly Named[]): Map<string, number> {
  const tokens = tokensOf(text, places);
  const named = new Set(
    tokens.flatMap(({ kind, id }, at) => (kind === 'place' && !isForADay(at, tokens) ? [id] : [])),
  );
  const each = nightsEach(text);
  const behindAll = each === undefined ? nightsBehindAll(tokens) : undefined;

  if (behindAll) return behindAll;
  // "12 nights, 3 each": the number of all is no place's own.
  const own = [...nightsOfEach(tokens)].filter(
    ([, nights]) => each === undefined || nights !== each * named.size,
  );

  return new Map([
    ...(each === undefined ? [] : [...named].map((id): [string, number] => [id, each])),
    ...own,
  ]);
}

/** Every number with the place that it stands beside, each place having the first of its numbers. */
function nightsOfEach(tokens: readonly Token[]): Map<string, number> {
  const links: Link[] = [];

  for (const [at, token] of tokens.entries()) {
    const link = token.kind === 'count' || token.kind === 'rest' ? linkAt(at, tokens, links) : [];

    links.push(...link);
  }
  const isTold = tokens.some((one) => one.isTold) || links.length > 1;
  const sure = isTold ? links : [];
  const [only, ...others] = sure;

  // "Lucca and Bologna, 9 nights", "7 nights in Tokyo and Kyoto": one number is that of the whole trip.
  if (only && others.length === 0 && (!only.isSure || isOfBoth(only, tokens))) return new Map();
  return new Map(
    sure.flatMap(({ id, nights }) => (nights === undefined || nights < 1 ? [] : [[id, nights]])),
  );
}

/** The place that the number at a position is told of; none where it stands by itself. */
function linkAt(at: number, tokens: readonly Token[], links: readonly Link[]): Link[] {
  const { nights, isTold } = tokenAt(tokens, at);
  const isOpen = (one: Found | undefined) =>
    one !== undefined && !links.some(({ id }) => id === one.id);
  const before = [placeBefore(at, tokens)].find(isOpen);
  const behind = [placeBehind(at, tokens)].find(isOpen);
  // "From Tokyo 3 nights in Kyoto"
  const found = behind?.isSure ? behind : (before ?? behind);

  if (!found || (!isTold && NO_NIGHTS_BEHIND.test(tokenAt(tokens, at - 1).text))) return [];
  const isLeast = LEAST.test(tokenAt(tokens, at - 1).text);

  return [
    {
      id: found.id,
      at,
      nights: isLeast ? undefined : nights,
      isSure: found !== before || found.isSure,
    },
  ];
}

type Found = { id: string; isSure: boolean };

/** The place that a number stands behind: "Tokyo for 4 nights", "Tokyo, 4 nights, then". */
function placeBefore(at: number, tokens: readonly Token[]): Found | undefined {
  const { isTold, text } = tokenAt(tokens, at);
  const isClosed = isClosedBehind(at, tokens);
  let from = at - 1;

  // A number alone closes what is said of its place: "Kyoto 3, ".
  if (!isTold && (!isClosed || ARTICLE_NUMBER.test(text))) return undefined;
  while (isFiller(tokenAt(tokens, from), FOR)) from -= 1;
  const { kind, id } = tokenAt(tokens, from);

  if (kind === 'place') return { id, isSure: true };
  if (!isTold) return undefined;
  return (isClosed ? placeBehindComma(at, tokens) : undefined) ?? placeOfClause(at, tokens);
}

/** Whether a number closes what is said: "Catania, two nights there, then". */
function isClosedBehind(at: number, tokens: readonly Token[]): boolean {
  const next = THERE.test(tokenAt(tokens, at + 1).text) ? at + 2 : at + 1;

  return isBreak(tokenAt(tokens, next));
}

/** A comma or another break is all that parts a number from its place. */
function placeBehindComma(at: number, tokens: readonly Token[]): Found | undefined {
  const { kind, id } = tokenAt(tokens, at - 2);
  const isParted = ['comma', 'break'].includes(tokenAt(tokens, at - 1).kind);

  return kind === 'place' && isParted ? { id, isSure: false } : undefined;
}

/** "In Tokyo we stay 4 nights", "Newport RI 2 nights,". */
function placeOfClause(at: number, tokens: readonly Token[]): Found | undefined {
  let from = at - 1;

  while (at - from <= MOST_BETWEEN && tokenAt(tokens, from).kind === 'word') from -= 1;
  const { kind, id } = tokenAt(tokens, from);

  const isOneWord = from === at - 2 && isClosedBehind(at, tokens);

  return kind === 'place' && (isOneWord || IN.test(tokenAt(tokens, from - 1).text))
    ? { id, isSure: true }
    : undefined;
}

/** The place that a number stands before, for sure with a word of place: "4 nights in Tokyo", "two nights on a farm in Siena". */
function placeBehind(at: number, tokens: readonly Token[]): Found | undefined {
  const { isTold, text } = tokenAt(tokens, at);
  let to = at + 1;

  while ([IN, ARTICLE].some((words) => isFiller(tokenAt(tokens, to), words))) to += 1;
  while (isTold && to - at <= MOST_BETWEEN && isWordOfStay(tokenAt(tokens, to))) to += 1;
  const { kind, id } = tokenAt(tokens, to);
  const link = tokens.slice(at + 1, to).findLast((one) => !ARTICLE.test(one.text));
  const isSure = link !== undefined && IN.test(link.text);
  const isDirect = to === at + 1 && !ARTICLE_NUMBER.test(text);

  return kind === 'place' && (isSure || isDirect) ? { id, isSure } : undefined;
}

/** "4 noites com bate-volta a Toledo": the nights are told of no place for a day. */
function isWordOfStay({ kind, text }: Token): boolean {
  return kind === 'word' && !A_DAY.test(text);
}

/** "With a day in Bruges": no nights. */
function isForADay(at: number, tokens: readonly Token[]): boolean {
  const link = tokenAt(tokens, at - 1).text;

  return (IN.test(link) || link === 'to') && A_DAY.test(tokenAt(tokens, at - 2).text);
}

function isFiller(token: Token, words: RegExp): boolean {
  return token.kind === 'word' && (words.test(token.text) || SIGN.test(token.text));
}

function isBreak({ kind }: Token): boolean {
  return ['comma', 'break', 'link'].includes(kind);
}

/** "7 nights in Tokyo and Kyoto", of which none has a number of its own. */
function isOfBoth({ id, at }: Link, tokens: readonly Token[]): boolean {
  const place = tokens.findIndex((one, index) => index > at && one.id === id);
  const [joint, next] = tokens.slice(place + 1, place + 3);

  return place > 0 && joint?.kind === 'link' && !THEN.test(joint.text) && next?.kind === 'place';
}

/** "Munich and Salzburg, three nights and two": as many numbers as there are places, behind all of them. */
function nightsBehindAll(tokens: readonly Token[]): Map<string, number> | undefined {
  const ids = [...new Set(tokens.flatMap(({ kind, id }) => (kind === 'place' ? [id] : [])))];
  const last = tokens.findLastIndex(({ kind }) => kind === 'place');
  const first = tokens.findIndex(({ kind }) => kind === 'count');
  const end = tokens.findIndex((one, at) => at > first && one.kind !== 'count' && !isBreak(one));
  const list = tokens
    .slice(first, end < 0 ? undefined : end)
    .filter(({ kind }) => kind === 'count');

  if (ids.length < 2 || first < last || list.length !== ids.length) return undefined;
  if (!list.some(({ isTold }) => isTold)) return undefined;
  return new Map(ids.map((id, at) => [id, tokenAt(list, at).nights ?? 0]));
}
