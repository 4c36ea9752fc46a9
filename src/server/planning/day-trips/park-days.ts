import { takesWholeDay } from '#server/catalogue/meals-inside.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { downToFive, upToFive } from '../days/five-minutes.ts';

/** From this appeal on, a tour with a meal is chosen without being asked for; a park by who wants fun for the family. */
const GREAT = 85;
const FUN = 75;
const FAMILY = 'Family Fun';
/** The shortest and the longest day in a park. */
const SHORT_DAY = 330;
const LONG_DAY = 450;
/** With so many great parks, the parks are what one comes for. */
const PARK_TOWN = 3;

/** Whether it is a park that takes the day. */
export function isPark({ file }: Pick<Candidate, 'file'>): boolean {
  return 'kind' in file && takesWholeDay(file);
}

/** Whether it is worth a day that nobody asked for; the rides of a park are, to who has an interest that they meet. */
export function isWorthADay(one: Candidate): boolean {
  const { meets } = one.visit;

  if (!isPark(one)) return appealOf(one.file) >= GREAT;
  return meets.length > 0 && appealOf(one.file) >= (meets.includes(FAMILY) ? FUN : GREAT);
}

/** Whether one comes for the parks: each day may be one. */
export function isParkTown(sights: readonly Candidate[]): boolean {
  return sights.filter((one) => isPark(one) && appealOf(one.file) >= GREAT).length >= PARK_TOWN;
}

/** A tour lasts as long as it lasts, whatever the pace of the party; one leaves a park when one has had enough. */
export function lengthOf(one: Candidate, most: number): number {
  const minutes = upToFive(one.file.minutes);
  const room = downToFive(Math.max(SHORT_DAY, Math.min(most, LONG_DAY)));

  return isPark(one) ? Math.min(minutes, room) : minutes;
}
