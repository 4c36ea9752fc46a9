import { minutesAfterLanding, minutesBeforeTakeOff } from '#shared/booking/plan-fit.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import { durationText } from '#shared/dates.ts';
import { toUsd } from '#shared/money.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { landingOf, leavingOf, takeOffOf } from './flight-moments.ts';
import {
  best,
  HOUR_USD,
  PLANNED_FIRST,
  type RankContext,
  type Ranked,
  sentence,
} from './rank-context.ts';

const STOP_USD = 40;
/** Each take-off burns fuel that a nonstop does not. */
const ECO_STOP_USD = 60;
/** Dollars that an hour of the stay is worth to a traveller: what a late landing or an early take-off takes of the plan. */
const STAY_HOUR_USD: Record<BudgetLevel, number> = {
  budget: 40,
  moderate: 60,
  luxury: 125,
  'ultra-luxury': 225,
};
/** A flight that cuts into the plan costs a new plan as well. */
const REPLAN_USD = 25;
const MINUTES_A_DAY = 24 * 60;
/** Not everybody can leave a day early: so many of these are shown, the others leave on the day. */
const SHOWN_OF_DAY_BEFORE = 3;

/** Whether the plan counts on a flight's way out, and on its way back where there is one. */
function isPlannedFlight(
  { outboundSegments, returnSegments }: FlightResult,
  { flights }: RankContext,
): boolean {
  const first = [outboundSegments[0], returnSegments[0]].filter((leg) => leg !== undefined);

  return (
    first.length > 0 &&
    first.every(({ flightNumber, departureTime }) =>
      flights?.has(`${flightNumber} ${departureTime.slice(0, 10)}`),
    )
  );
}

/**
 * The plan's own flights, then others by fare, time and stops together, weighed by what an hour is worth at this budget, and by what they
 * would take away from the plan.
 */
export function rankFlights(
  flights: readonly FlightResult[],
  context: RankContext,
): Ranked<FlightResult>[] {
  const fare = (flight: FlightResult) => toUsd(flight.price, flight.currency);
  const cheapest = Math.min(...flights.map(fare));
  const quickest = Math.min(...flights.map((flight) => flight.totalDuration));
  const stopUsd = STOP_USD + (context.isEcoFriendly ? ECO_STOP_USD : 0);
  const hourUsd = HOUR_USD[context.level];

  const isEarly = (flight: FlightResult) => leavesBefore(flight, context);
  const scored = flights.map((option) => {
    const fit = planFit(option, context);
    const replan = fit.lostMinutes > 0 ? REPLAN_USD : 0;
    const lost = (fit.lostMinutes / 60) * STAY_HOUR_USD[context.level] + replan;
    const isPlanned = isPlannedFlight(option, context);
    const onTheWay = (option.totalDuration / 60) * hourUsd + option.stops * stopUsd;

    return {
      option,
      score: (isPlanned ? PLANNED_FIRST : 0) - (fare(option) + onTheWay + lost),
      reason: sentence(
        [
          isPlanned && "your plan's own flights",
          isEarly(option) &&
            `leaves the day before and lands ${fit.landing}, in time for your plan`,
          ...fit.costs,
          fare(option) === cheapest && 'the lowest fare',
          option.totalDuration === quickest && 'the quickest',
          option.stops === 0 &&
            (context.isEcoFriendly ? 'nonstop, which burns the least fuel' : 'nonstop'),
          fit.costs.length === 0 &&
            !isEarly(option) &&
            fit.landing &&
            `lands ${fit.landing}, in time for your first stop`,
        ],
        'A fair balance of fare and time',
      ),
    };
  });
  const left = scored
    .filter(({ option }) => isEarly(option))
    .toSorted((a, b) => b.score - a.score)
    .slice(SHOWN_OF_DAY_BEFORE);

  return best(scored.filter((one) => !left.includes(one)));
}

/** Whether a flight leaves before the day on which the plan begins. */
function leavesBefore(flight: FlightResult, { days }: RankContext): boolean {
  const first = days[0];
  const leaving = leavingOf(flight);

  return first !== undefined && leaving !== undefined && leaving.date < first.date;
}

/** Minutes of a day that nobody misses. */
const NOTICED = 10;

type PlanFit = { lostMinutes: number; costs: string[]; landing: string };

/** How many minutes of the plan a flight takes away, and what to say of each end; the landing where there is a plan. */
function planFit(flight: FlightResult, { days }: RankContext): PlanFit {
  const landing = landingOf(flight);
  const takeOff = takeOffOf(flight);
  const late = shortfall(landing && minutesAfterLanding(days, landing));
  const early = shortfall(takeOff && minutesBeforeTakeOff(days, takeOff));

  return {
    lostMinutes: late + early,
    costs: [
      late >= NOTICED && `lands ${landing?.time}, cutting ${amount(late)} off your first day`,
      early >= NOTICED && `leaves ${takeOff?.time}, cutting ${amount(early)} off your last day`,
    ].filter((text) => text !== false),
    landing: (days.length > 0 && landing?.time) || '',
  };
}

function shortfall(minutes: number | undefined): number {
  return Math.max(0, -(minutes ?? 0));
}

function amount(minutes: number): string {
  return minutes >= MINUTES_A_DAY ? 'a day' : durationText(minutes);
}
