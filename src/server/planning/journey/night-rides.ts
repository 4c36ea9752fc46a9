import type { Destination } from '#server/catalogue/catalogue.ts';
import { bestRides, rideEstimates, type RideOption } from '#server/catalogue/best-rides.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { runsOn, serviceHours } from '#server/catalogue/rides.ts';
import { addDays, minutesOf } from '#shared/dates.ts';
import { downToFive } from '../days/five-minutes.ts';
import { minutesAt } from '../days/day-windows.ts';
import {
  hasFlight,
  LATEST_ARRIVAL,
  onTheWay,
  type PlaceRide,
  placeRides,
  type RideFacts,
  timeUnderWay,
  withTransfers,
} from './place-ride.ts';
import { modeBetween } from './leg-modes.ts';
import { rideEnds } from './ride-ends.ts';

const DAY = 24 * 60;
/** When one leaves for a night under way: a slow ferry or train early enough to be there in the morning. */
const USUAL = 21 * 60 + 30;
const USUAL_EARLIEST = 16 * 60 + 30;
const USUAL_ARRIVAL = DAY + 10 * 60;
/** The hours between which one leaves at all. */
const EARLIEST = 6 * 60;
const LATEST = 23 * 60 + 30;
/** Nobody is put out of a vehicle before this hour of the next day where the way is long enough. */
const EARLIEST_ARRIVAL = DAY + 5 * 60 + 30;

/** Who did not ask for a night under way is there no earlier than the days of hot places begin. */
const FULL_MORNING = 8 * 60 + 30;

type Ends = readonly [Destination, Destination];

/**
 * The ways from one place to another that leave on a date: those by day, or else, or as asked, the ones through
 * the night.
 */
export function ridesLeaving(ends: Ends, facts: RideFacts): PlaceRide[] {
  const { byNight } = facts.wishes;
  const only = modeBetween(ends, facts.wishes);
  const byDay = placeRides(ends, facts);
  const isMissed = only !== undefined && !byDay.some(({ mode }) => mode === only);
  // Who asks for a night train has one where it runs, and so has who goes by train or boat alone where none runs by day.
  const wished =
    byNight || isMissed
      ? nightRides(ends, facts).filter(
          ({ ride, mode, arrives }) =>
            ride && (byNight || (mode === only && arrives >= FULL_MORNING)),
        )
      : [];

  if (wished.length > 0) return wished;
  return byDay.length > 0 ? byDay : nightRides(ends, facts);
}

/** The day on which one is there, of those who leave on a date. */
export function arrivalDate({ nights }: Pick<PlaceRide, 'nights'>, leaves: string): string {
  return addDays(leaves, nights ?? 0);
}

/** Sleepers, night ferries and flights that land on the day after, the best first. */
export function nightRides([from, to]: Ends, { rides, date, wishes }: RideFacts): PlaceRide[] {
  const services = rides
    .ridesBetween(from.id, to.id)
    .filter((ride) => ride.overnight && runsOn(ride, date));
  const flights = hasFlight(from, to)
    ? rideEstimates(from, to).filter(({ mode }) => mode === 'flight')
    : [];
  const known = [...(services.length > 0 ? bestRides(services, from, to) : []), ...flights];
  const wanted = known.filter(({ mode }) => !wishes.avoided.includes(mode));

  // Where nothing else goes, one flies all the same, and is told so.
  return (wanted.length > 0 ? wanted : known)
    .flatMap((option) => throughNight(option, { from, to, date, busy: wishes.busy }))
    .map((option) => withTransfers(option));
}

type Way = {
  from: Destination;
  to: Destination;
  date: string;
  busy: RideFacts['wishes']['busy'];
};

/** The option with its clock times; none where it cannot arrive within the next day. */
function throughNight(option: RideOption, way: Way): PlaceRide[] {
  const { from, to } = way;
  const { minutes, ahead } = timeUnderWay(option, way);
  const under = minutes + ahead;
  const departs = departure(option, under);

  if (departs === undefined) return [];
  const clock = { departs, arrives: departs + under - DAY };

  return [
    {
      ...onTheWay(option, { from, to, minutes, km: distanceKm(from, to) }),
      ...clock,
      nights: 1,
      ...(isAmidWork(option.mode, clock, way) ? { isAmidWork: true } : {}),
    },
  ];
}

/** When it leaves, by its hours and so that it arrives between the early morning and the evening of the next day. */
function departure({ mode, ride }: RideOption, under: number): number | undefined {
  const { firstDeparture, lastDeparture } = ride ? serviceHours(ride) : {};
  const usual =
    mode === 'flight' ? USUAL : Math.min(USUAL, Math.max(USUAL_EARLIEST, USUAL_ARRIVAL - under));
  const first = Math.max(EARLIEST, minutesOf(firstDeparture ?? '00:00'), EARLIEST_ARRIVAL - under);
  const last = Math.min(
    LATEST,
    lastDeparture === undefined ? LATEST : minutesOf(lastDeparture),
    DAY + LATEST_ARRIVAL - under,
  );

  return first > last ? undefined : downToFive(Math.max(first, Math.min(usual, last)));
}

/** Whether it takes hours of work or of an appointment on either day. */
function isAmidWork(
  mode: RideOption['mode'],
  { departs, arrives }: Pick<PlaceRide, 'departs' | 'arrives'>,
  { from, to, date, busy }: Way,
): boolean {
  const { leaving, arriving } = rideEnds({ mode, from, to });
  const [day, next] = [busy?.(date) ?? [], busy?.(addDays(date, 1)) ?? []];

  return (
    day.some(([, end]) => departs - minutesAt(leaving) < end) ||
    next.some(([start]) => arrives + minutesAt(arriving) > start)
  );
}
