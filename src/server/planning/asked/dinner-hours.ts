import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, timeOf } from '#shared/dates.ts';
import { unaccented } from '../places/unaccented.ts';
import { minutesOfDay } from './clock.ts';
import { met, namesOfDays, unmet } from './outcome.ts';

const DINNER = String.raw`\b(?:dinners?|supper|abendessen|diner|cenas?|jantar(?:es)?)\b[^.;!?]{0,40}?\b`;
const HOUR = String.raw` (\d{1,2})(?:[:.h](\d{2}))?`;
const NOT_BEFORE = new RegExp(
  `${DINNER}(?:not (?:before|earlier than)|nicht vor|pas avant|no antes de(?: las)?|non prima delle|nao antes das)${HOUR}`,
);
const NOT_AFTER = new RegExp(
  `${DINNER}(?:not (?:after|later than)|no later than|nicht nach|pas apres|no despues de(?: las)?|non dopo le|nao depois das)${HOUR}`,
);

/** Between which hours dinner is asked to begin, in minutes after midnight: "dinner not before 7 and not after 8:30". */
export function readDinnerHours(notes: string): { from?: number; to?: number } {
  const text = unaccented(notes);

  return { from: hourIn(text, NOT_BEFORE), to: hourIn(text, NOT_AFTER) };
}

function hourIn(text: string, words: RegExp): number | undefined {
  const [, hours, minutes] = words.exec(text) ?? [];

  return hours === undefined ? undefined : minutesOfDay({ hours, minutes, half: 'pm' });
}

/** The hours of dinner as an entry of what was asked: whether every dinner of the plan begins within them. */
export function dinnerHourOutcomes(notes: string, days: readonly PlannedDay[]): AskedOutcome[] {
  const { from, to } = readDinnerHours(notes);

  if (from === undefined && to === undefined) return [];
  const broken = days.filter(({ activities }) =>
    activities.some(
      ({ meal, time }) =>
        meal === 'dinner' &&
        (minutesOf(time) < (from ?? 0) || minutesOf(time) > (to ?? Number.POSITIVE_INFINITY)),
    ),
  );
  const wish = [
    'Dinner',
    ...(from === undefined ? [] : [`not before ${timeOf(from)}`]),
    ...(from === undefined || to === undefined ? [] : ['and']),
    ...(to === undefined ? [] : [`not after ${timeOf(to)}`]),
  ].join(' ');

  return [
    broken.length === 0
      ? met(wish, 'Every dinner starts then.')
      : unmet(wish, `It starts at another time on ${namesOfDays(broken)}.`),
  ];
}
