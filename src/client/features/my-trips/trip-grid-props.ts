import type { OpenState } from '#client/components/use-menu-button.ts';
import type { TripCard as Trip } from '#shared/trips/trip.schema.ts';
import type { HandedFocus } from './handed-focus.ts';
import type { TripAction } from './trip-action.ts';

export type TripGridProps = {
  trips: readonly Trip[];
  total: number;
  /** Called when the end of what is loaded comes near. */
  onNearEnd: () => void;
  onAction: (action: TripAction, trip: Trip) => void;
};

/** What every drawing of the list shares, so that the traveller goes on where the last one left. */
export type DrawnGridProps = TripGridProps & {
  handed: HandedFocus;
  /** Whether the menu of the trip is open. */
  menuOf: (trip: Trip) => OpenState;
};
