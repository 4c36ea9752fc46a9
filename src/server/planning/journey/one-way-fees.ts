import type { Destination } from '#server/catalogue/catalogue.ts';
import { isDrivenBy } from '#server/catalogue/road-way.ts';
import type { JourneyStay } from './journey-plan.ts';

/** What a hired car usually costs to leave in another town, in dollars: in the same country, and abroad. */
const ONE_WAY_USD = { home: 75, abroad: 300 } as const;

/**
 * The stays, with the fee for leaving a car elsewhere at the last of the drives that follow each other; none where
 * they end where they began, nor where the trip ends at the airport of the place in which the car was hired.
 */
export function withOneWayFees(stays: readonly JourneyStay[]): JourneyStay[] {
  return stays.map((stay, index) => {
    const { ride, destination } = stay;
    const isLeft = ride?.mode === 'drive' && stays[index + 1]?.ride?.mode !== 'drive';
    const hired = isLeft ? hiredIn(stays, index) : undefined;

    if (!ride || !hired || isBack(hired, stays, index)) return stay;
    const oneWayUsd = ONE_WAY_USD[hired.country === destination.country ? 'home' : 'abroad'];

    return { ...stay, ride: { ...ride, oneWayUsd } };
  });
}

/** Whether a car is left where it was hired: there, or at that place's airport from which one flies home. */
function isBack(hired: Destination, stays: readonly JourneyStay[], index: number): boolean {
  const stay = stays[index];
  const airport = stay?.airport ?? stay?.destination.airports[0];

  return (
    hired.id === stay?.destination.id ||
    (index === stays.length - 1 && hired.airports[0]?.iata === airport?.iata)
  );
}

/** Where the car was hired that a stay is reached by; undefined where it is reached by other means, or with a driver. */
export function hiredIn(stays: readonly JourneyStay[], index: number): Destination | undefined {
  const ride = stays[index]?.ride;

  if (ride?.mode !== 'drive' || ride.isDriven || isDrivenBy(ride.from.country)) return undefined;
  return stays.slice(0, index).findLast((before) => before.ride?.mode !== 'drive')?.destination;
}
