/**
 * A trip over several places as numbers: which places, in which order, how many nights, which rides, which lodging.
 *
 * Units: days count from 0, the first day, to `nights`, the last. Clock times are minutes from midnight of the day on
 * which a ride leaves; money is US dollars; worth is points on whatever scale the caller uses for all of them.
 */
export type RouteProblem = {
  /** Nights from the first day to the last; a trip of five days has four. */
  nights: number;
  people: number;
  places: readonly RoutePlace[];
  /** Where the traveller comes from and goes back to; without one the trip begins or ends in its first or last place. */
  start?: string;
  end?: string;
  /** How many of the places are visited; without it as many as are worth it. */
  visits?: { min: number; max: number };
  /** Places that follow each other in this order where they are visited; others may stand between them. */
  order?: readonly string[];
  /** The place that is visited first, and the one that is visited last. */
  first?: string;
  last?: string;
  /** The ways from one place (or `start`) to another (or `end`); asked once for each pair. */
  rides: (from: string, to: string) => readonly RouteRide[];
  /** Modes of which a trip has only one or the other. */
  exclusiveModes?: readonly (readonly [string, string])[];
  /** Hours of each day that picks may fill. */
  slots?: readonly DaySlot[];
  /** Tags each of which some pick of the trip has. */
  coverage?: readonly string[];
  constraints?: readonly RouteConstraint[];
  /** The most that rides, lodging and picks cost for all people together. */
  budgetUsd?: number;
  /** Points that each dollar takes from the worth; 0 without it. */
  worthPerUsd?: number;
};

export type RoutePlace = {
  id: string;
  /** A trip without it is no solution. */
  required?: boolean;
  nights: { min: number; max: number };
  /** First and last day on which the traveller may arrive. */
  arrival?: { min: number; max: number };
  /** What so many nights here are worth, before lodging and picks. */
  worth: (nights: number) => number;
  /** One is chosen for the whole stay; a place with an empty list cannot be stayed in. Without it beds are no matter. */
  lodgings?: readonly Lodging[];
  /** What the slots of each kind may be filled with, each once. */
  picks?: Readonly<Record<string, readonly RoutePick[]>>;
};

export type Lodging = {
  id: string;
  /** For one unit (room, flat), a night. */
  usdPerNight: number;
  /** People that one unit sleeps; the others take more units. */
  sleeps: number;
  minNights?: number;
  maxNights?: number;
  /** Points for each night. */
  worth?: number;
  /** What the caller's constraints read. */
  attributes?: Readonly<Record<string, unknown>>;
};

export type RouteRide = {
  id: string;
  mode: string;
  minutes: number;
  price: { usd: number; per: 'person' } | { usd: number; per: 'vehicle'; seats: number };
  /** Days of the trip on which it leaves; every day without it. */
  days?: readonly number[];
  /** Clock time at which it leaves; its day's slots in the place it leaves from end by then. Without it there are none. */
  departs?: number;
  /** Clock time at which it arrives, counted from midnight before it leaves; slots of the place reached begin after. */
  arrives?: number;
  /** Nights spent aboard; 0 without it. */
  nightsAboard?: number;
  /** Points lost to hours and discomfort under way. */
  burden?: number;
};

/** A part of the day that one pick fills, in minutes from midnight. */
export type DaySlot = {
  id: string;
  /** Which of a place's lists of picks it takes from. */
  kind: string;
  from: number;
  until: number;
  /** Filled on every day without a ride; otherwise it may stay empty. */
  required?: boolean;
  /** Filled on the day on which a stay ends, where it comes before the ride. */
  requiredBeforeRide?: boolean;
};

export type RoutePick = {
  id: string;
  usdPerPerson: number;
  worth: number;
  tags?: readonly string[];
};

/** A condition with a name, so that a trip that cannot be planned can say what stands in the way. */
export type RouteConstraint = {
  name: string;
  lodging?: (lodging: Lodging, place: string) => boolean;
  ride?: (ride: RouteRide) => boolean;
};
