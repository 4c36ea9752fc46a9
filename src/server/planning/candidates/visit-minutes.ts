import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import type { Taste } from './trip-taste.ts';
import { isUnhurried } from '../days/pace.ts';
import { upToFive } from '../days/five-minutes.ts';

/** Longer visits would push lunch or dinner out of its window. */
const LONGEST_VISIT = 300;
/** No small child holds out longer. */
export const LONGEST_WITH_TODDLER = 150;
/** Half a day, with lunch before or after it, is what a day in town has for a place that one leaves when one likes. */
const HALF_A_DAY = 240;
const LEFT_AT_WILL = new Set<PlaceKind>([
  'theme-park',
  'zoo',
  'island',
  'beach',
  'museum',
  'ruins',
  'viewpoint',
  'activity',
]);

/** A wish for rest is a wish for fewer stops: each takes its time, and none is a mere photo. */
const UNHURRIED = { factor: 1.25, least: 45 };
/** Naps, snacks and a playground on the way. */
const WITH_A_TODDLER = { factor: 1.3, least: 45 };
const A_LITTLE_SLOWER = { factor: 1.15, least: 30 };
/** To find the spot and to look takes as long, even at a fountain. */
const USUAL = { factor: 1, least: 20 };
const AS_IT_LASTS = { factor: 1, least: 0 };

/** What takes hours takes them slowly already: only so many minutes are stretched. */
const LONG_VISIT = 90;

/** Who is only a little slower needs no longer for what takes three hours: it is left when one is tired. */
const HALF_DAY_OUT = 180;

/** One is there so long before a slot that was booked. */
const BEFORE_A_SLOT = 10;

/** Between a nap and an early dinner there is no time for more. */
const BESIDE_A_NAP = 140;

/** Lasts as long as it lasts, whoever goes. */
export const OF_SET_LENGTH: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'show',
  'class',
  'boat-trip',
]);

type AtTheDoor = Pick<PlaceFile, 'timedEntry' | 'queue'>;

/** What a visit takes whoever goes, with the time before a slot that was booked and at the security check. */
export function leastMinutes({ minutes, ...door }: { minutes: number } & AtTheDoor): number {
  return minutes + beforeOneIsIn(door);
}

function beforeOneIsIn({ timedEntry, queue = 0 }: AtTheDoor): number {
  return (timedEntry ? BEFORE_A_SLOT : 0) + queue;
}

/** Left of the hours of a place for those who set out at nine. */
const TO_GET_THERE = 120;

function longestOpen(open: readonly (readonly Span[])[]): number {
  return Math.max(0, ...open.flat().map(([opens, closes]) => closes - opens));
}

/** Small children and slow travellers take longer, in steps of five minutes. */
export function visitMinutes(
  { minutes, timedEntry, queue, kind }: Pick<PlaceFile, 'minutes' | 'kind'> & AtTheDoor,
  { wishes }: Taste,
  open: readonly (readonly Span[])[],
): number {
  const { factor, least } = OF_SET_LENGTH.has(kind) ? AS_IT_LASTS : hurryOf(wishes);
  const isLongEnough = minutes >= HALF_DAY_OUT && factor === A_LITTLE_SLOWER.factor;
  const longer = isLongEnough ? 0 : Math.min(minutes, LONG_VISIT) * (factor - 1);
  const stretched = upToFive(Math.max(least, minutes + longer));
  const wanted = wishes.needs.includes('toddler')
    ? Math.min(stretched, Math.max(minutes, BESIDE_A_NAP))
    : stretched;

  const atWill = wishes.needs.includes('toddler') ? LONGEST_WITH_TODDLER : HALF_A_DAY;
  const longest = LEFT_AT_WILL.has(kind) ? atWill : LONGEST_VISIT;
  // A mosque that is open from eight to eleven is seen in the time that there is.
  const room = Math.max(minutes, longestOpen(open) - TO_GET_THERE);

  return Math.min(longest, wanted, room) + beforeOneIsIn({ timedEntry, queue });
}

function hurryOf({ needs, pace }: Taste['wishes']): typeof USUAL {
  if (needs.includes('toddler')) return WITH_A_TODDLER;
  if (isUnhurried({ needs, pace })) return UNHURRIED;
  return needs.includes('wheelchair') || needs.includes('seniors') ? A_LITTLE_SLOWER : USUAL;
}
