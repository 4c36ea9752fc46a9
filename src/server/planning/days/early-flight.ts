import { durationText, timeOf } from '#shared/dates.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { leavesByGround } from './day-windows.ts';

/** Nobody sets out for a flight before this hour, where a bed nearer to the airport can be had. */
const EARLIEST = 5 * 60;
/** From a town as near as this one is soon at the airport. */
export const NEAR_AIRPORT = 45;
const AT_AIRPORT = 120;
const AT_AIRPORT_LONG = 180;

/** When one sets out for a flight, in minutes after midnight, if that is in the night and the way is long; negative on the evening before. */
export function nightDeparture(
  takeOff: number,
  minutes: number,
  isLong = false,
): number | undefined {
  const leave = takeOff - (isLong ? AT_AIRPORT_LONG : AT_AIRPORT) - minutes;

  return minutes > NEAR_AIRPORT && leave < EARLIEST ? leave : undefined;
}

type Leaving = Pick<PlanDraft, 'journey' | 'match'>;

/** What to do about a flight home that was told, for which one would set out in the night. */
export function earlyFlightNotes(draft: Leaving): string[] {
  const { takeOff, isAssumed, isLong } = draft.journey;

  if (takeOff === undefined || isAssumed || !fliesHome(draft)) return [];
  const minutes = minutesToAirport(draft);
  const leave = nightDeparture(takeOff, minutes, isLong);

  if (leave === undefined) return [];
  const hour = leave < 0 ? 'the evening before' : 'in the night';

  return [
    `Your flight leaves at ${timeOf(takeOff)} and the way to the airport takes ${durationText(minutes)}: you leave ${draft.match.destination.name} ${hour}. A room near the airport for the last night saves that drive.`,
  ];
}

/** Not by a ride to the next place, and not home by train. */
function fliesHome({ journey, match }: Leaving): boolean {
  const isMovingOn = journey.leavesBy !== undefined && journey.leavesBy.home === undefined;

  return !leavesByGround(journey) && !match.flight.train && !isMovingOn;
}

function minutesToAirport({ journey, match }: Leaving): number {
  return journey.leavesBy?.transfer ?? match.destination.airports[0]?.minutes ?? 0;
}
