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

/** Why no plan exists: what the trip would be possible without. */
export type RouteObstacle =
  /** The cheapest trip costs more, for all people. */
  | { kind: 'budget'; cheapestUsd: number }
  | { kind: 'constraints'; names: readonly string[] }
  | { kind: 'coverage'; tags: readonly string[] }
  /** The modes that a trip must not mix. */
  | { kind: 'modes' }
  /** Too few picks for the slots that must be filled. */
  | { kind: 'picks' }
  /** No lodging for the nights. */
  | { kind: 'lodging' }
  /** No rides, or none on the days they are wanted; the pairs have none at all. */
  | { kind: 'rides'; between: readonly (readonly [string, string])[] }
  /** Nights, order and days of arrival contradict each other. */
  | { kind: 'nights' }
  /** None was found, which proves nothing: the search is too small for the problem. */
  | { kind: 'search' };

export type RouteResult =
  | {
      plan: RoutePlan;
      /** No plan is worth more. */
      bound: number;
      /** The plan is the best there is. */
      exact: boolean;
    }
  | { plan: null; obstacle: RouteObstacle };
