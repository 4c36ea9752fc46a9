import type { ItineraryTrip, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** Everything of a saved trip that an edit of its days can change: what undo brings back. */
export type ItinerarySnapshot = {
  days: PlannedDay[];
  /** What is told of the plan as a whole. */
  plan: {
    /** What the trip calls where it goes; snapshots of old have none. */
    destination?: string;
    destinationId: string | null;
    generatedBy: string | null;
    checks: TripDetail['checks'];
    score: number | null;
    bound: number | null;
    warnings: string[];
    costs: TripDetail['costs'] | null;
    stay: TripDetail['stay'] | null;
  };
  /** The stays of a trip to several places. */
  places?: TripPlace[];
  /** What the days offer, without what the traveller has chosen. */
  activities: ItineraryTrip['activities'];
  diningOptions: ItineraryTrip['diningOptions'];
};
