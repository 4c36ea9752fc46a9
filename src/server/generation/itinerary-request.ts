import type { StayPoint } from '#shared/generation/trip-places.schema.ts';
import type { RouteStay } from '#shared/trips/itinerary-edit.schema.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { Journey } from '#server/planning/days/day-windows.ts';
import type { PlaceOfRoute } from '#server/planning/journey/trip-places.ts';
import type { Lock } from '#server/planning/days/locks.ts';

/** A trip whose place is settled: what is booked stands, and the days are planned around it. */
export type ItineraryRequest = {
  request: PlanRequest;
  /** Catalogue id, or the name as the trip has it. */
  destination: string;
  /** From chosen flights; assumed when left out. */
  journey?: Journey | undefined;
  /** The stay to plan from. */
  stay?: StayPoint | undefined;
  locks: readonly Lock[];
  /** The stays of a trip to several places, each as a trip of its own. */
  stays?: readonly ItineraryRequest[];
  /** The places of these stays, with the rides between them. */
  places?: readonly PlaceOfRoute[];
  /** What the ways from home and back cost the party. */
  flightsUsd?: number;
  /** The places in their new order with their nights, where the route is to change; some may be new. */
  route?: readonly RouteStay[] | undefined;
};
