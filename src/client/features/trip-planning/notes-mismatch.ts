import { addDays, daysBetween, isIsoDay } from '#shared/dates.ts';
import { countText } from '#shared/count-text.ts';
import { MAX_TRIP_DAYS } from '#shared/preferences/limits.ts';
import { TRAVELER_OPTIONS } from '#shared/preferences/options.ts';
import { travelerCount, type FormValues } from './form-values.ts';

/** Something that the notes say otherwise than the form, and what would put it right. */
export type Mismatch = { text: string; remedy: string; values: Partial<FormValues> };

const WORDS = 'one two three four five six seven eight nine ten'.split(' ');
const NUMBER = String.raw`(\d{1,2}|${WORDS.join('|')})`;
/** "4 days", "three nights"; not "the first 2 days", "2 days before" or "a 3 day pass". */
const LENGTH = new RegExp(
  String.raw`(?<!\b(?:first|last|next|every|each|other|other's|than|least|most|after|within|of|a) )\b${NUMBER} (?:full )?(days?|nights?)\b(?! (?:before|after|ago|each|at|in|on|trips?|pass(?:es)?|tickets?|later|earlier|off|per|old|a|then|for|to|by))`,
  'gi',
);
const ANY_LENGTH = new RegExp(
  String.raw`\b${NUMBER}[ -](?:full )?(?:days?|nights?|weeks?)\b`,
  'gi',
);
const CHILDREN = new RegExp(String.raw`\b${NUMBER} (?:\w+ )?(?:kids|children)\b`, 'i');
const ADULTS = 2;

/** What was typed in the notes and chosen in the form, and cannot both be. */
export function notesMismatches(values: FormValues): Mismatch[] {
  return [lengthMismatch(values), partyMismatch(values)].filter((one) => one !== undefined);
}

/** Notes of several places tell how long each is. */
const SEVERAL = /\bthen\b|\brest\b/i;

function lengthMismatch(values: FormValues): Mismatch | undefined {
  const { departureDate, returnDate } = values;
  const told = lengthTold(values);

  if (!told || !isIsoDay(departureDate) || !isIsoDay(returnDate)) return undefined;
  const nights = daysBetween(departureDate, returnDate);
  const wanted = told.unit === 'night' ? told.count : told.count - 1;

  if (nights === told.count || nights === wanted) return undefined;
  if (wanted < 1 || wanted >= MAX_TRIP_DAYS) return undefined;
  const said = countText(told.count, told.unit);
  const chosen = countText(told.unit === 'night' ? nights : nights + 1, told.unit);

  return {
    text: `Your notes say ${said}; your dates make ${chosen}.`,
    remedy: `Make it ${said}`,
    values: { returnDate: addDays(departureDate, wanted) },
  };
}

/** The one length that the notes tell: of several, each is of something else. */
function lengthTold({
  additionalPreferences: notes,
  places,
}: FormValues): { count: number; unit: 'day' | 'night' } | undefined {
  const [told] = notes.matchAll(LENGTH);
  const isOfWhole = places.length < 2 && !SEVERAL.test(notes);

  if (!told || !isOfWhole || [...notes.matchAll(ANY_LENGTH)].length > 1) return undefined;
  const [, number = '', unit = ''] = told;

  return { count: countOf(number), unit: /^night/i.test(unit) ? 'night' : 'day' };
}

/** Children who leave no room for anybody who goes with them. */
function partyMismatch({
  additionalPreferences: notes,
  travelers,
  children,
}: FormValues): Mismatch | undefined {
  const count = countOf(CHILDREN.exec(notes)?.[1] ?? '');
  const chosen = travelerCount(travelers);

  if (count < 1 || count < chosen || children.length > 0) return undefined;
  const wanted = TRAVELER_OPTIONS[Math.min(TRAVELER_OPTIONS.length, count + ADULTS) - 1];

  if (wanted === undefined || wanted === travelers) return undefined;
  return {
    text: `Your notes mention ${count === 1 ? 'a child' : `${count} children`}; your trip is for ${countText(chosen, 'traveler')}.`,
    remedy: `Make it ${wanted}`,
    values: { travelers: wanted },
  };
}

function countOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : WORDS.indexOf(text.toLowerCase()) + 1;
}
