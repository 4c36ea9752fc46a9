import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, timeOf } from '#shared/dates.ts';
import { NUMBER_WORDS } from '../understanding/wish-words.ts';
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

/** "Dinner (7pm)", "we eat around half past six", "dinner between 6 and 7": of all evenings, and not of one. */
const EATEN = String.raw`\b(?:dinners?(?: ?time)?|suppers?|abendessen|diner|cenas?|jantar(?:es)?|(?:we|they|to|kids|children|usually|normally|like|mostly) (?:usually |normally |mostly |always )?(?:eat|dine))\b(?<!\b(?:before|after|until) \w+)(?:(?! (?:before|after|bed|home|back|asleep|booked|reserv\w*|at (?!(?:half|six|seven|eight|nine|ten|about|around|latest)\b)[a-z]{3,})\b)[^.;!?\d]){0,25}?`;
const CLOCK = String.raw`(half past )?(\d{1,2}|six|seven|eight|nine|ten)(?:[:.h](\d{2}))?`;
const END = String.raw`(?: ?(?:pm|p\.m|h|uhr|ish|o['’]?clock)\b\.?| ?(?:[,.;!?)]|$| (?:please|and|or|every|each|so|if|at the latest|latest|then|with the kids)\b))`;
const AT = new RegExp(
  String.raw`${EATEN}(?:\b(?:at|around|about|by|from|near|is|um|gegen|vers|a las|alle|as) (?:about |around )?|\(|~ ?)${CLOCK}${END}`,
);
const BETWEEN = new RegExp(
  String.raw`${EATEN}(?:\b(?:between|from|zwischen|entre|tra|at|around) |\(|: ?)?${CLOCK}(?: ?pm)? ?(?:-|–|to|and|or|bis|und|et|y|e) ?${CLOCK}(?: ?(?:pm|h|uhr)\b|${END})`,
);
/** What is said of one evening alone. */
const OF_ONE_EVENING =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:booked|reserv\w+|birthday|anniversary|show|concert|first|last|that|one dinner) |\d(?:st|nd|rd|th)\b/;
/** Words for two hours that leave room for the way there. */
const A_LITTLE_LATER = 30;
const EARLIEST = 17 * 60;

/** Between which hours dinner is asked to begin, in minutes after midnight: "dinner not before 7 and not after 8:30". */
export function readDinnerHours(notes: string): { from?: number; to?: number } {
  const text = unaccented(notes);
  const limits = { from: hourIn(text, NOT_BEFORE), to: hourIn(text, NOT_AFTER) };

  if (limits.from !== undefined || limits.to !== undefined) return limits;
  const found = text.split(/[.;!?\n](?=\s|$)/).map(hoursOfEvenings);

  return found.find((hours) => hours !== undefined) ?? limits;
}

function hoursOfEvenings(sentence: string): { from: number; to: number } | undefined {
  if (OF_ONE_EVENING.test(sentence)) return undefined;
  const range = BETWEEN.exec(sentence);
  const from = clockOf((range ?? AT.exec(sentence) ?? []).slice(1, 4));
  const to = range ? clockOf(range.slice(4)) : undefined;

  if (from === undefined || from < EARLIEST) return undefined;
  if (!range && isTheLatest(sentence)) return { from: from - A_LITTLE_LATER, to: from };
  return { from, to: Math.max(from + (range ? 0 : A_LITTLE_LATER), to ?? from) };
}

/** "Dinner by 6:30". */
function isTheLatest(sentence: string): boolean {
  return / by (?:about |around )?$/.test(
    (AT.exec(sentence)?.[0] ?? '').replace(
      /(?:half past )?(?:\d.*|(?:six|seven|eight|nine|ten)\b.*)$/,
      '',
    ),
  );
}

const HALF_AN_HOUR = '30';

function clockOf([half, said = '', minutes]: (string | undefined)[]): number | undefined {
  const hours = NUMBER_WORDS[said] ?? said;

  return hours === ''
    ? undefined
    : minutesOfDay({ hours: String(hours), minutes: half ? HALF_AN_HOUR : minutes, half: 'pm' });
}

function hourIn(text: string, words: RegExp): number | undefined {
  const [, hours, minutes] = words.exec(text) ?? [];

  return hours === undefined ? undefined : minutesOfDay({ hours, minutes, half: 'pm' });
}

const A_FEW_MINUTES = 10;

/** The hours of dinner as an entry of what was asked: whether every dinner of the plan begins within them. */
export function dinnerHourOutcomes(notes: string, days: readonly PlannedDay[]): AskedOutcome[] {
  const { from, to } = readDinnerHours(notes);

  if (from === undefined && to === undefined) return [];
  const broken = days.filter(({ activities }) =>
    activities.some(
      ({ meal, time }) =>
        meal === 'dinner' &&
        (minutesOf(time) < (from ?? 0) ||
          minutesOf(time) > (to === undefined ? Infinity : to + A_FEW_MINUTES)),
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
