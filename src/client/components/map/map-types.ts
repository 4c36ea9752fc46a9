import type { TravelMode } from '#shared/generation/generated-trip.schema.ts';
import type { RideMode } from '#shared/generation/trip-places.schema.ts';

export type LatLon = { lat: number; lon: number };
/** Pixels from the map's top left corner. */
export type XY = { x: number; y: number };
export type Size = { width: number; height: number };

/** What a pin looks like: a visit, where a ride or a walk ends, a restaurant, the stay, or a price to choose. */
type PinKind = 'stop' | 'end' | 'meal' | 'stay' | 'price';

export type MapPoint = LatLon & {
  id: string;
  label: string;
  kind: PinKind;
  /** The number on the pin, as in the list beside the map. */
  number?: number;
  /** Written on the pin in place of a number: "$120". */
  text?: string;
  /** Said after the label: "09:30, 12 min walk from the stay". */
  detail?: string;
};

export type LegMode = TravelMode | RideMode;

/** The way between two points of the map, by their ids. */
export type MapLeg = { from: string; to: string; mode: LegMode };
