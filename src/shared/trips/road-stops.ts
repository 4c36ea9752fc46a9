import type { RoadStop, TripRide } from '../generation/trip-places.schema.ts';

/** A stop that the drive is planned with. */
export type PlannedRoadStop = RoadStop & { arrives: string; minutes: number };

/** The stops that a ride is planned with, in their order; suggestions are left out. */
export function plannedStops({ stops = [] }: Pick<TripRide, 'stops'>): PlannedRoadStop[] {
  return stops.flatMap((stop) => {
    const { arrives, minutes } = stop;

    return arrives === undefined || minutes === undefined ? [] : [{ ...stop, arrives, minutes }];
  });
}

/** The minutes between departure and arrival that a ride stands still. */
export function minutesOfStops(ride: Pick<TripRide, 'stops'>): number {
  return plannedStops(ride).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** What the planned stops of a ride cost the party, at table and for what is seen. */
export function usdOfStops(ride: Pick<TripRide, 'stops'>): { food: number; activities: number } {
  const sum = (isMeal: boolean) =>
    plannedStops(ride)
      .filter(({ meal }) => (meal !== undefined) === isMeal)
      .reduce((total, { usd = 0 }) => total + usd, 0);

  return { food: sum(true), activities: sum(false) };
}
