import { minutesAfterLanding, minutesBeforeTakeOff } from '#shared/booking/plan-fit.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import { durationText } from '#shared/dates.ts';
import { toUsd } from '#shared/money.ts';
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
/** An hour of the plan that a flight takes away is worth this many hours of travel time. */
const LOST_HOUR = 2.5;
/** A flight that cuts into the plan costs a new plan as well. */
const REPLAN_USD = 25;
const MINUTES_A_DAY = 24 * 60;

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

  return best(
    flights.map((option) => {
      const fit = planFit(option, context);
      const replan = fit.lostMinutes > 0 ? REPLAN_USD : 0;
      const lost = (fit.lostMinutes / 60) * hourUsd * LOST_HOUR + replan;
      const isPlanned = isPlannedFlight(option, context);
      const onTheWay = (option.totalDuration / 60) * hourUsd + option.stops * stopUsd;

      return {
        option,
        score: (isPlanned ? PLANNED_FIRST : 0) - (fare(option) + onTheWay + lost),
        reason: sentence(
          [
            isPlanned && "your plan's own flights",
            fit.lostMinutes > 0 && fit.text,
            fare(option) === cheapest && 'the lowest fare',
            option.totalDuration === quickest && 'the quickest',
            option.stops === 0 &&
              (context.isEcoFriendly ? 'nonstop, which burns the least fuel' : 'nonstop'),
            fit.lostMinutes === 0 && fit.text,
          ],
          'A fair balance of fare and time',
        ),
      };
    }),
  );
}

/** How many minutes of the plan a flight takes away, and what to say of it. */
function planFit(
  { outboundSegments, returnSegments }: FlightResult,
  { days }: RankContext,
): { lostMinutes: number; text: string } {
  const [arrivalDay = '', landing = ''] = outboundSegments.at(-1)?.arrivalTime.split('T') ?? [];
  const [leaveDay = '', takeOff = ''] = returnSegments[0]?.departureTime.split('T') ?? [];
  const before =
    landing && minutesAfterLanding(days, { date: arrivalDay, time: landing.slice(0, 5) });
  const after =
    takeOff && minutesBeforeTakeOff(days, { date: leaveDay, time: takeOff.slice(0, 5) });
  const late = shortfall(before);
  const early = shortfall(after);

  return { lostMinutes: late + early, text: fitText() };

  function fitText(): string {
    if (late > 0)
      return `lands ${landing.slice(0, 5)}, which costs ${amount(late)} of your first day`;
    if (early > 0)
      return `leaves ${takeOff.slice(0, 5)}, which costs ${amount(early)} of your last day`;
    return typeof before === 'number'
      ? `lands ${landing.slice(0, 5)}, in time for your first stop`
      : '';
  }
}

function shortfall(minutes: number | string | undefined): number {
  return typeof minutes === 'number' ? Math.max(0, -minutes) : 0;
}

function amount(minutes: number): string {
  return minutes >= MINUTES_A_DAY ? 'a day' : durationText(minutes);
}
