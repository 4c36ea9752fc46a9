import { overnightSightAt } from '#server/catalogue/overnight-sights.ts';
import type { Ride } from '#server/catalogue/ride.schema.ts';
import { serviceHours } from '#server/catalogue/rides.ts';
import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import { minutesOf } from '#shared/dates.ts';
import { downToFive } from '../days/five-minutes.ts';

/** Nobody sets out before this hour of the day. */
export const EARLIEST = 6 * 60;

type Hours = readonly (readonly [most: number, at: number])[];

const BY_TRAIN_OR_COACH: Hours = [
  [180, 10 * 60 + 30],
  [300, 9 * 60 + 30],
  [480, 8 * 60 + 30],
  [Infinity, 7 * 60],
];
/** When a ride of at most so many minutes leaves, where its timetable allows. */
const LEAVES: Readonly<Record<RideMode, Hours>> = {
  train: BY_TRAIN_OR_COACH,
  coach: BY_TRAIN_OR_COACH,
  drive: [
    [180, 10 * 60],
    [300, 9 * 60 + 30],
    [Infinity, 8 * 60 + 30],
  ],
  ferry: [
    [180, 10 * 60 + 30],
    [300, 9 * 60 + 30],
    [Infinity, 8 * 60],
  ],
  flight: [
    [150, 11 * 60 + 30],
    [240, 11 * 60],
    [Infinity, 9 * 60 + 30],
  ],
};

/** Minutes from a boat that is back to the next ride. */
const FROM_BOAT = 60;

/** The usual hour to leave for a ride of such a length. */
export function usualHour(mode: RideMode, minutes: number): number {
  return LEAVES[mode].find(([most]) => minutes <= most)?.[1] ?? EARLIEST;
}

/** A service, if it is one, and where it leaves. */
type Timed = { ride?: Ride | undefined; from: { name: string; country: string } };

/** The first and the last hour at which a ride leaves and arrives by day; from a night on board none before the boat is back. */
export function timetable({ ride, from }: Timed, inTime: number) {
  const hours = ride && serviceHours(ride);
  const ashore = clock(overnightSightAt(from)?.back);
  const first = Math.max(
    EARLIEST,
    clock(hours?.firstDeparture) ?? EARLIEST,
    ashore === undefined ? 0 : ashore + FROM_BOAT,
  );

  return { first, last: Math.min(clock(hours?.lastDeparture) ?? Infinity, inTime) };
}

/** The hour nearest to a wished one that a timetable has. */
export function within({ first, last }: { first: number; last: number }, wished: number): number {
  return downToFive(Math.max(first, Math.min(wished, last)));
}

function clock(time: string | undefined): number | undefined {
  return time === undefined ? undefined : minutesOf(time);
}
