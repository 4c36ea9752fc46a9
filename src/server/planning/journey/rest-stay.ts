import { daysBetween } from '#shared/dates.ts';
import { readRhythm } from '../rhythm/read-rhythm.ts';
import type { RestPlace } from '../rhythm/rhythm.ts';
import type { JourneyStay } from './journey-plan.ts';

type Stay = Pick<JourneyStay, 'arrive' | 'depart'> & {
  destination: { scene: readonly string[]; places: readonly { kind: string }[] };
};

/** A stay without a whole day has none to spare. */
const LEAST_NIGHTS = 2;

/**
 * The stay that has the one day without plans, by its index: the day that was named lies in it, else it is the
 * longest, before all one by the lake or the sea that was asked for.
 */
export function restStay(
  stays: readonly Stay[],
  request: { additionalPreferences: string; departureDate: string; returnDate: string },
): number {
  const { restDates = [], restPlace } = readRhythm(request.additionalPreferences, request);
  const { index } = stays
    .map((stay, at) => ({ index: at, worth: worthOf(stay, restDates, restPlace) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best), { index: -1, worth: -1 });

  return index;
}

function worthOf(
  { arrive, depart, destination }: Stay,
  dates: readonly string[],
  place: RestPlace | undefined,
): number {
  const nights = daysBetween(arrive, depart);
  const isBy = place !== undefined && hasPlace(destination, place);
  const isOnIt = dates.some((date) => date > arrive && date < depart);

  if (nights < LEAST_NIGHTS) return 0;
  return nights + (isBy ? 20 : 0) + (isOnIt ? 1 : 0);
}

function hasPlace({ scene, places }: Stay['destination'], place: RestPlace): boolean {
  return scene.includes(place) || places.some(({ kind }) => kind === place);
}
