import type { Journey } from '../days/day-windows.ts';
import type { JourneyStay } from './journey-plan.ts';
import { rideEnds } from './ride-ends.ts';

/**
 * How the party comes to a stay and leaves it: by the rides from the place before and to the next; the first arrival
 * and the last departure as `arriving` and `leaving` say.
 */
export function stayJourney(
  stays: readonly JourneyStay[],
  index: number,
  { arriving, leaving }: { arriving: Journey; leaving: Journey },
): Journey {
  const ride = stays[index]?.ride;
  const next = stays[index + 1]?.ride;
  const first = index === 0;
  const last = index === stays.length - 1;
  const { takeOff: _t, leavesBeforeDays: _l, ...landing } = arriving;
  const { landing: _a, landsAfterDays: _d, ...takingOff } = leaving;

  return {
    isAssumed: false,
    ...(first ? landing : {}),
    ...(last
      ? { ...takingOff, isAssumed: takingOff.isAssumed || (first && landing.isAssumed) }
      : {}),
    ...(ride ? { landing: ride.arrives, arrivesBy: rideEnds(ride).arriving } : {}),
    ...(next ? { takeOff: next.departs, leavesBy: rideEnds(next).leaving } : {}),
  };
}
