import type { Lodging, RoutePick, RouteRide } from './route-problem.ts';

/** The nights at one place. */
export type PlannedStay = {
  place: string;
  arriveDay: number;
  departDay: number;
  nights: number;
  lodging?: Lodging;
  /** Units (rooms, flats) taken, and what all of their nights cost. */
  units: number;
  usd: number;
};

/** A ride between two places, or from the start or to the end. */
export type PlannedLeg = {
  from: string;
  to: string;
  day: number;
  ride: RouteRide;
  /** For all people. */
  usd: number;
};

/** What fills a slot. */
export type PlannedPick = { day: number; slot: string; place: string; pick: RoutePick };

export type RoutePlan = {
  stays: readonly PlannedStay[];
  legs: readonly PlannedLeg[];
  picks: readonly PlannedPick[];
  usd: number;
  worth: number;
};

/** Why no plan exists; what is named is what the trip would be possible without. */
export type RouteObstacle =
  | { kind: 'budget'; cheapestUsd: number }
  | { kind: 'coverage'; tags: readonly string[] }
  | { kind: 'constraint'; name: string }
  | { kind: 'modes' }
  | { kind: 'lodging'; places: readonly string[] }
  | { kind: 'rides'; from: readonly string[] }
  | { kind: 'nights' };

export type RouteResult =
  | {
      plan: RoutePlan;
      /** No plan is worth more. */
      bound: number;
      /** The plan is the best there is. */
      exact: boolean;
    }
  | { plan: null; obstacle: RouteObstacle };
