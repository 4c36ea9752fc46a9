import { foldText } from '#server/catalogue/fold-text.ts';
import { eachDay } from '#shared/dates.ts';
import { datesInText } from '../understanding/dates-in-text.ts';
import type { DayPart } from './dated-wish.ts';

type Trip = { departureDate: string; returnDate: string };
export type When = {
  dates?: readonly string[] | undefined;
  part?: DayPart;
  isDaily?: boolean;
};

const NIGHT = '(?:evening|night|abends?|soir(?:ee)?|noche|sera|serata|noite)';
const DAY =
  '(?:full )?(?:day|morning|afternoon|tag|vormittag|nachmittag|jour|dia|giorno|manana|tarde)';
const LAST = '(?:last|final|letzte[nr]?|dernier|derniere|ultim[oa])';
const FIRST = '(?:first|erste[nr]?|premier|premiere|primer[oa]?|prim[oa]|primeir[oa])';
const LAST_NIGHT = new RegExp(
  String.raw`\b(?:${LAST} ${NIGHT}|${NIGHT} before (?:we )?(?:leav|fly|depart)\w*)\b`,
);
const FIRST_NIGHT = new RegExp(String.raw`\b${FIRST} ${NIGHT}\b`);
const LAST_DAY = new RegExp(String.raw`\b(?:${LAST} ${DAY}|(?:for|at) the end(?: of the trip)?)\b`);
const FIRST_DAY = new RegExp(String.raw`\b${FIRST} ${DAY}\b`);
const DAY_NUMBER =
  /\b(?:on )?day (\d|two|three|four|five|six)\b|\b(second|third|fourth|fifth) day\b/;
const NUMBERS: Readonly<Record<string, number>> = {
  second: 2,
  two: 2,
  third: 3,
  three: 3,
  fourth: 4,
  four: 4,
  fifth: 5,
  five: 5,
  six: 6,
};
const DAILY =
  /\b(?:at the end of the day|(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night)|daily|jeden (?:tag|abend|morgen)|taglich|tous les (?:jours|soirs|matins)|chaque (?:jour|soir)|todos los dias|cada (?:dia|noche)|ogni (?:giorno|sera)|todos os dias)\b/;
const PARTS: readonly (readonly [DayPart, RegExp])[] = [
  [
    'sunrise',
    /\b(?:sunrise|dawn|first light|daybreak|sonnenaufgang|lever du (?:soleil|jour)|amanecer|alba|nascer do sol)\b/,
  ],
  [
    'sunset',
    /\b(?:sunset|dusk|golden hour|blue hour|twilight|sonnenuntergang|dammerung|coucher du soleil|crepuscule|atardecer|anochecer|puesta de sol|tramonto|por do sol)\b/,
  ],
  ['evening', new RegExp(String.raw`\b(?:${NIGHT}s?|tonight|after (?:dark|dinner)|by night)\b`)],
  ['morning', /\b(?:mornings?|mass|vormittags?|morgens|matin|manana|mattin[ao]|manha)\b/],
  [
    'afternoon',
    /\b(?:afternoons?|end of (?:the|each|every) day|nachmittags?|apres midi|tarde|pomeriggio)\b/,
  ],
];

/** How long one stays is no hour of the day. */
const STAY =
  /\b(?:\d+|one|two|three|four|five|a|eine|une?|una?|uma) nights?\b(?= (?:in|at|on|under|by)\b)/g;

/** Whether a part of a text says when and nothing else: "at sunset". */
export function isWhenAlone(text: string): boolean {
  const folded = foldText(text);

  return PARTS.some(
    ([, words]) =>
      /^(?:(?:at|for|in|on|by|the|our|zum|zur|bei|beim|am|au|a|al|le|la|il|o)(?: |$))*$/.test(
        folded.replace(words, '').trim(),
      ) && words.test(folded),
  );
}

/** When a part of a text wishes for something; undefined where it names no day and no hour of the day. */
export function readWhen(text: string, trip: Trip): When | undefined {
  const folded = foldText(text).replace(STAY, ' ');
  const days = eachDay(trip.departureDate, trip.returnDate);
  const [part] = PARTS.find(([, words]) => words.test(folded)) ?? [];
  const time = part === undefined ? {} : { part };

  if (DAILY.test(folded)) return { ...time, isDaily: true };
  const dates = datesOf(folded, text, { days, trip });

  if (dates.length > 0) return { ...time, dates };
  return part === 'sunrise' || part === 'sunset' ? time : undefined;
}

function datesOf(
  folded: string,
  text: string,
  { days, trip }: { days: readonly string[]; trip: Trip },
): string[] {
  const number = DAY_NUMBER.exec(folded);
  const said = number?.[1] ?? number?.[2] ?? '';

  if (LAST_NIGHT.test(folded)) return days.slice(-2, -1);
  if (FIRST_NIGHT.test(folded)) return days.slice(0, 1);
  if (LAST_DAY.test(folded)) return days.slice(-2);
  if (FIRST_DAY.test(folded)) return days.slice(0, 2);
  if (number) return days.slice((NUMBERS[said] ?? Number(said)) - 1).slice(0, 1);
  return datesInText(text, trip).filter((date) => days.includes(date));
}
