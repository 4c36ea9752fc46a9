import type { Destination } from '#server/catalogue/catalogue.ts';
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

    if (ride?.mode !== 'drive' || stays[index + 1]?.ride?.mode === 'drive') return stay;
    const before = stays.slice(0, index).findLast(({ ride: way }) => way?.mode !== 'drive');
    const hired = before?.destination;

    const isHome = index === stays.length - 1 && sharesAirport(hired, destination);

    if (!hired || hired.id === destination.id || isHome) return stay;
    const oneWayUsd = ONE_WAY_USD[hired.country === destination.country ? 'home' : 'abroad'];

    return { ...stay, ride: { ...ride, oneWayUsd } };
  });
}

function sharesAirport(one: Destination | undefined, other: Destination): boolean {
  return one?.airports[0]?.iata === other.airports[0]?.iata;
}
