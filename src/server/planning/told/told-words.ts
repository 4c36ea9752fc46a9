import { capital, joinWords } from '../candidates/place-words.ts';
import type { TimedWords } from '#server/catalogue/timed-words.schema.ts';
import { isAtTime, type VisitTime } from '#server/catalogue/visit-time.ts';
import { type Company, isForOthers } from './for-whom.ts';

/** To whom words are told, and of which visits: where words hold at some time only, one of them has to be then. */
export type Told = {
  visits: readonly VisitTime[];
  company: Company;
  /** What holds at some time only, by the words. */
  timed?: ReadonlyMap<string, TimedWords> | undefined;
};

/** Where a sentence ends. */
export const SENTENCES = /(?<=[.!?]["”’)]?)\s+(?=\S)/;
const PARTS =
  /(?<=[;:])\s+|(?<=,)\s+(?=(?:best|better|loveliest|quietest|emptiest|prettiest|go|come|take|before|early|lit|right|good|and (?:the|a|its)) \w)|(?<=,)\s+(?=(?:best|early)[.;]?$)/;
const PAUSES = /(?<=,)\s+/;
const IN_BRACKETS = / \([^()]*\)/g;
/** What begins so hangs on the words before it. */
const GOES_ON =
  /^(?:then|after that|afterwards|otherwise|later|by then|so|and|or|but|both|even|also|the same|that|this is|they)\b/i;
/** So does what to bring, within its sentence. */
const TO_BRING = /^(?:bring|wear|dress|pack|expect)\b/i;
const DEPENDS = /^(?:if|when|while|because|though|although|unless|once|where|as|until|whoever)\b/i;
const LONGEST_HEADING = 2;
const LOOSE_END = /(?:[\s.;,:–-]|\b(?:and|or|but|with|then)(?=[\s.;,:–-]*$))+$/;
/** What stands between the items of a list. */
export const ITEMS = /, (?:and )?| and /;
/** An item of a list has so many words at most. */
const LONGEST_ITEM = 6;

/** What of a text holds for these visits and this company; undefined where nothing is left of it. */
export function toldWords(text: string, told: Told): string | undefined {
  const kept: string[] = [];
  let isCut = false;

  for (const sentence of text.split(SENTENCES)) {
    const timely = atItsTime(sentence, told);
    const whole = timely === undefined ? undefined : toldSentence(timely, told);

    if (whole === undefined || (isCut && GOES_ON.test(whole))) isCut = true;
    else {
      kept.push(whole);
      isCut = whole !== sentence;
    }
  }
  return kept.length > 0 ? kept.join(' ') : undefined;
}

/** What of a sentence holds at the time of the visits. */
function atItsTime(sentence: string, { visits, timed }: Told): string | undefined {
  const known = timed?.get(sentence);

  return known && !visits.some((visit) => isAtTime(known.when, visit)) ? known.else : sentence;
}

function toldSentence(sentence: string, told: Told): string | undefined {
  const parts = sentence.split(PARTS);
  const kept: string[] = [];
  let isCut = false;

  for (const [i, part] of parts.entries()) {
    const clause = isCut && hangsOn(part, parts[i - 1]) ? undefined : toldClause(part, told);

    if (clause !== undefined) kept.push(clause);
    else {
      isCut = true;
      kept.push(...withoutColon(kept.pop()));
    }
  }
  if (!isCut && kept.every((part, i) => part === parts[i])) return sentence;
  const text = kept.join(' ').replace(LOOSE_END, '');
  const [end = ''] = /[.!?]$/.exec(sentence) ?? [];

  return text === '' ? undefined : `${capital(text).replace(/[.!?]$/, '')}${end}`;
}

/** Whether a part says nothing without the one before it. */
function hangsOn(part: string, before = ';'): boolean {
  return GOES_ON.test(part) || TO_BRING.test(part) || !before.endsWith(';');
}

/** What stood before a colon and stands alone; few words only told what followed. */
function withoutColon(part: string | undefined): string[] {
  if (part?.endsWith(':') !== true) return part === undefined ? [] : [part];
  return part.split(' ').length > LONGEST_HEADING ? [part.replace(/:$/, ';')] : [];
}

/** A clause, without a bracket, an item of a list or an end that does not hold. */
function toldClause(clause: string, told: Told): string | undefined {
  if (isTold(clause, told)) return clause;
  const plain = clause.replace(IN_BRACKETS, (bracket) => (isTold(bracket, told) ? bracket : ''));

  if (isTold(plain, told)) return plain;
  return toldList(plain, told) ?? toldHead(plain, told);
}

/** "Murals, studios and a Sunday market" on a Monday: "Murals and studios". */
function toldList(clause: string, told: Told): string | undefined {
  const items = clause.replace(LOOSE_END, '').split(ITEMS);
  const [first = ''] = items;
  const kept = items.filter((item) => isTold(item, told));
  const isList =
    / and /.test(clause) && items.every((item) => item.split(' ').length <= LONGEST_ITEM);

  const list = joinWords(kept);

  return isList && kept[0] === first && list.includes(' ') ? `${list};` : undefined;
}

/** What comes before the pause after which it does not hold. */
function toldHead(clause: string, told: Told): string | undefined {
  const pieces = clause.split(PAUSES);
  const at = pieces.findIndex((piece) => !isTold(piece, told));
  const head = pieces.slice(0, Math.max(0, at)).join(' ');

  return head.includes(' ') && !DEPENDS.test(head) && isTold(head, told)
    ? `${head.replace(LOOSE_END, '')};`
    : undefined;
}

function isTold(words: string, { company }: Told): boolean {
  return !isForOthers(words, company);
}
