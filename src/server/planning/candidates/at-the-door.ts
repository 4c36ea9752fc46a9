import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Wishes } from '../understanding/wishes.ts';

type Told = Pick<FoodFile, 'tip' | 'bookAhead' | 'cuisine'>;

const STANDING =
  /\b(?:eat(?:en)? standing|stand(?:ing)? (?:at (?:the|a) (?:bar|counter)|on the kerb|up)|standing (?:only|room|tables?|counters?)|on your feet|no (?:seats|chairs)|open sandwiches)\b/;
const BOOKED = /\b(?:reserve|book(?!ing)|ring|reservations? (?:open|go|by))\b/;
const UNBOOKED =
  /\b(?:no (?:bookings?|reservations?)|takes? no (?:bookings?|reservations?)|does not (?:book|take)|not to be booked|first come|cannot (?:book|be booked))\b/;
const QUEUE =
  /(?<!\b(?:without|no|beat|skip|skips|ahead of) (?:the |a )?)\b(?:queues?|queue(?:ing|d)|lines? (?:up|forms?|outside)|in line)\b/;

/** Whether somebody of the party has to sit: their age, or bad knees. */
export function needsSeats({ needs, rhythm }: Pick<Wishes, 'needs' | 'rhythm'>): boolean {
  return needs.includes('seniors') || rhythm?.isSenior === true || rhythm?.isEasyOnFoot === true;
}

/** Whether one eats on one's feet there. */
export function isEatenStanding({ tip = '', cuisine }: Told): boolean {
  return STANDING.test(foldText(`${cuisine} , ${tip}`));
}

/** Whether one waits at the door: no table can be booked, or a queue is known and nothing of booking. */
export function isQueuedFor({ tip = '', bookAhead = '' }: Told): boolean {
  const words = foldText(`${tip} , ${bookAhead}`);

  return UNBOOKED.test(words) || (QUEUE.test(words) && !BOOKED.test(words));
}
