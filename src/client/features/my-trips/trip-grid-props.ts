import type { TripCard as Trip } from '#shared/trips/trip.schema.ts';
import type { TripAction } from './trip-action.ts';

export type TripGridProps = {
  trips: readonly Trip[];
  total: number;
  /** Called when the end of what is loaded comes near. */
  onNearEnd: () => void;
  onAction: (action: TripAction, trip: Trip) => void;
};
