import { minutesAfterLanding, minutesBeforeTakeOff } from '#shared/booking/plan-fit.ts';
import { minutesOf, shortDay } from '#shared/dates.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

type Days = TripDetail['itineraryDays'];
type Flight = TripDetail['flights'][number];
type Chosen = Pick<TripDetail, 'flights' | 'itineraryDays' | 'stay' | 'places'>;

/** The checker's rule about the ways between stops. */
const WAYS_RULE = 3;
/** And the one about stays and the rides between them. */
const STAYS_RULE = 15;
/** No day begins earlier or ends later than this, whatever the flight. */
const EARLIEST_START = minutesOf('09:00');
const LATEST_END = minutesOf('20:30');
/** This much time left over is worth a new plan. */
const ROOM_MINUTES = 120;

/** What does not go together, the question that follows, and the numbers of the days; all of them when left out. */
export type Misfit = { text: string; question: string; days?: number[] };

/** Of several misfits one question. */
const ASK_ONCE = 'Re-plan your days?';

/** All of it as one paragraph that ends in a question. */
export function misfitsText(misfits: readonly Misfit[]): string {
  const [only, ...others] = misfits;
  const question = others.length > 0 ? ASK_ONCE : (only?.question ?? '');

  return [...misfits.map(({ text }) => text), question].join(' ');
}

/** What the traveller chose that the plan does not go with. */
export function choiceMisfits(
  { flights, itineraryDays, stay, places = [] }: Chosen,
  problems: readonly ItineraryProblem[],
): Misfit[] {
  const out = flights.find(({ isReturn }) => !isReturn);
  const back = flights.find(({ isReturn }) => isReturn);

  return [
    out && arrivalMisfit(out, itineraryDays),
    back && departureMisfit(back, itineraryDays),
    ...(places.length > 1
      ? places.map(
          (place) =>
            isChosenStay(place.stay) &&
            stayMisfit(place.stay, problemsAt(problems, place, itineraryDays)),
        )
      : [isChosenStay(stay) && stayMisfit(stay, problems)]),
    ...places.map((place) => rideMisfit(place, problemsAt(problems, place, itineraryDays))),
  ].filter((misfit) => typeof misfit === 'object');
}

/** Whether the stay is one the traveller chose, rather than the plan's own. */
function isChosenStay(stay: TripDetail['stay']): stay is NonNullable<TripDetail['stay']> {
  return stay?.id.includes('/chosen-') === true;
}

function arrivalMisfit({ arrivalDate, arrivalTime }: Flight, days: Days): Misfit | undefined {
  const landing = clock(arrivalTime);
  const left = landing && minutesAfterLanding(days, { date: arrivalDate, time: landing });
  const first = days[0];

  if (typeof left !== 'number' || !first) return undefined;
  const day = arrivalDate.slice(0, 10);
  const on = day === first.date ? '' : ` on ${shortDay(day)}`;

  if (left < 0)
    return {
      text: `Your flight lands at ${landing}${on}, too late for a first day that starts at ${first.start}.`,
      question: 'Re-plan it?',
      days: [first.dayNumber],
    };
  if (Math.min(left, minutesOf(first.start) - EARLIEST_START) > ROOM_MINUTES)
    return {
      text: `Your flight lands at ${landing}, hours before your plan starts at ${first.start}.`,
      question: 'Re-plan to use the time?',
    };
  return undefined;
}

function departureMisfit({ departureDate, departureTime }: Flight, days: Days): Misfit | undefined {
  const takeOff = clock(departureTime);
  const left = takeOff && minutesBeforeTakeOff(days, { date: departureDate, time: takeOff });
  const last = days.at(-1);

  if (typeof left !== 'number' || !last) return undefined;
  if (left < 0)
    return {
      text: `Your ${takeOff} flight leaves too little time after a last day that ends at ${last.end}.`,
      question: 'Re-plan it?',
      days: [last.dayNumber],
    };
  if (Math.min(left, LATEST_END - minutesOf(last.end)) > ROOM_MINUTES)
    return {
      text: `Your flight home leaves at ${takeOff}, hours after your plan ends at ${last.end}.`,
      question: 'Re-plan to use the time?',
    };
  return undefined;
}

function stayMisfit(
  { name }: NonNullable<TripDetail['stay']>,
  problems: readonly ItineraryProblem[],
): Misfit | undefined {
  const count = problems.filter(({ rule }) => rule === WAYS_RULE).length;

  if (count === 0) return undefined;
  const ways = count === 1 ? 'one leg takes' : `${count} legs take`;

  return {
    text: `From ${name}, ${ways} longer than your plan allows.`,
    question: 'Re-plan the days?',
  };
}

/** The problems of the days that are spent in a place. */
function problemsAt(
  problems: readonly ItineraryProblem[],
  { arrive, depart }: TripPlace,
  days: Days,
): ItineraryProblem[] {
  const own = new Set(
    days.filter(({ date }) => date >= arrive && date <= depart).map(({ dayNumber }) => dayNumber),
  );

  return problems.filter(({ day }) => own.has(day));
}

function rideMisfit(
  { name, ride }: TripPlace,
  problems: readonly ItineraryProblem[],
): Misfit | undefined {
  if (!ride?.isSelected) return undefined;
  const { mode, departs } = ride;
  const isOff = problems.some(
    ({ rule, message }) =>
      rule === STAYS_RULE && (message.includes(departs) || message.includes(ride.arrives)),
  );

  return isOff
    ? {
        text: `Your ${departs} ${mode} to ${name} clashes with that day’s plan.`,
        question: 'Re-plan the days?',
      }
    : undefined;
}

/** "14:05" out of a time or a date-time; undefined where there is none. */
function clock(text: string): string | undefined {
  return /(?<!\d)([01]\d|2[0-3]):[0-5]\d/.exec(text)?.[0];
}
