import type { Rhythm } from '../rhythm/rhythm.ts';
import { readRhythm } from '../rhythm/read-rhythm.ts';
import type { Wishes } from './wishes.ts';

const PUSHED =
  /\b(?:strollers?|pushchairs?|prams?|buggy|buggies|kinderwagen|poussettes?|cochecitos?|carritos?|passeggin[oi]|carrinhos?)\b/gi;

type Asking = { additionalPreferences: string; departureDate: string; returnDate: string };

/** How the days were asked to go. Who brings a stroller goes easily on foot, and has asked for no little walking. */
export function askedRhythm(asking: Asking, { rhythm = {} }: Pick<Wishes, 'rhythm'>): Rhythm {
  const { isEasyOnFoot, ...rest } = rhythm;
  const notes = asking.additionalPreferences.replaceAll(PUSHED, ' ');

  return isEasyOnFoot && readRhythm(notes, asking).isEasyOnFoot ? { isEasyOnFoot, ...rest } : rest;
}
