import type { RideMode } from '#shared/generation/trip-places.schema.ts';

/** Where a ride between two places of a trip begins or ends. */
export type RideEnd = {
  mode: RideMode;
  /** Station, pier, airport; undefined for a car at the door. */
  point: string | undefined;
  /** Minutes at that point: ahead of the departure, or until one is out of it. */
  wait: number;
  /** Minutes between it and the stay, and what a person pays for them. */
  transfer: number;
  usd: number;
  /** Of a drive: a driver waits at the door. */
  isDriven?: true;
  /** Of an airport to which one comes from home or from which one goes there: how one gets there, "2h 10m by bus". */
  home?: string;
};
