/**
 * The planning problem as the solver sees it: team orienteering with time windows, extended by what
 * travel needs. Times are whole minutes after the day's local midnight, distances kilometres, money US
 * dollars for the whole party. The core is pure: no clock, no random source, no I/O.
 */

export type Point = {
  lat: number;
  lon: number;
  /** Of a boat, a cable car or a walk that leads elsewhere: ways lead to where it begins, and on from here. */
  endsAt?: { lat: number; lon: number } | undefined;
};

/** Open from `open` until `close`; a visit must start and end inside one span. */
export type Span = readonly [open: number, close: number];

export type Mode = 'walk' | 'transit' | 'taxi' | 'drive';
export type Leg = { mode: Mode; minutes: number; km: number; usd: number };

/**
 * Minutes, way and cost from where one place ends to where another begins; pluggable, so that a routing service can
 * stand in.
 */
export type TravelModel = {
  leg: (from: Point, to: Point) => Leg;
  /** Both directions between points without an end of their own are alike: half of those pairs need not be asked. */
  symmetric?: boolean;
};

export type Visit = Point & {
  id: string;
  minutes: number;
  /** Worth to this traveller, 0 and up; the planner maximises the sum after variety. */
  value: number;
  usd: number;
  /** Opening spans per day index, already cut to daylight where the visit needs light. */
  spans: readonly (readonly Span[])[];
  /** Variety group ("museum", "church"): each further visit of a group is worth less. */
  group: string;
  indoor: boolean;
  /** The traveller's chosen interests that this visit meets. */
  meets: readonly string[];
  /** Must be in the plan (named by the traveller). */
  mandatory?: boolean;
  /**
   * One of the sights that a first visit is made for: in the plan wherever a day has room for it. From 0 to 1, how
   * much it is missed where the days cannot hold them all.
   */
  strong?: number;
  /** Per day the spans in which the visit is at its best. */
  bestSpans?: readonly (readonly Span[])[];
  /** How much of its value it loses at another hour. */
  otherHourLoss?: number;
  /** Stays exactly here: locked by the traveller. */
  lockedAt?: { day: number; start: number; minutes: number };
};

export type MealKind = 'lunch' | 'dinner';
export type MealPlace = Point & {
  id: string;
  /** How long a meal takes there; as long as the day's slot says when left out. */
  minutes?: number;
  value: number;
  usd: number;
  spans: readonly (readonly Span[])[];
  lockedAt?: { day: number; meal: MealKind; start: number; minutes: number };
};
/** A meal that the day must hold: it starts and ends inside `window` and takes `minutes`. */
export type MealSlot = {
  meal: MealKind;
  window: Span;
  minutes: number;
  /** Minutes kept free before it, for a rest. */
  rest?: number;
  /** When people like to begin. */
  usual?: number;
  /**
   * The hours in which it may be had sooner or later than in `window`, where a stop with an hour of its own asks for
   * that; later it has no rest before it. None but those of the window when left out.
   */
  around?: Span;
};

/** Fixed time that is already taken at a place: a meeting, a working block. */
export type Block = Point & { id: string; start: number; end: number };

export type DayPlanInput = {
  /** The window of the day's programme: leaving the stay to being back. */
  window: Span;
  from: Point;
  to: Point;
  meals: readonly MealSlot[];
  blocks: readonly Block[];
  maxWalkKm: number;
  /** Longest programme from leaving to being back, in minutes; the time of `blocks` does not count. */
  maxProgramme: number;
  /** At least one indoor visit is wanted (rainy month). */
  wantsIndoor: boolean;
  /** How many tiring visits it holds before each further one costs; none when left out. */
  tiringMost?: number;
  /** How much more than on other days its ways weigh; 1 when left out. */
  travelFactor?: number;
  /** Minutes of visits that make the day a well filled one; none when left out. */
  fillMinutes?: number;
  /** What opens from then on comes after dinner; no visit must when left out. */
  afterDinner?: number;
  /** From when on a visit is one for the evening; the day has no such hours when left out. */
  evening?: number;
};

/** What going about takes from the worth of a plan. */
export type LegCosts = {
  /** An hour under way. */
  hour: number;
  /** Minutes of a way beyond so many count half as much again; never when left out. */
  longFrom?: number;
  /** Each ride, beside its minutes. */
  ride: number;
  /** A sight whose neighbours within `neighbourKm` all stand on other days. */
  neighbourSplit: number;
  /** Kilometres from which on a day changes to another area, so many more for a whole change, and what that costs. */
  areas?: { fromKm: number; fullKm: number; first: number; more: number };
  neighbourKm: number;
  /** Share of its cost that a way along one of the problem's `walks` keeps; all of it when left out. */
  alongWalk?: number;
};

export type PlanProblem = {
  days: readonly DayPlanInput[];
  visits: readonly Visit[];
  mealPlaces: readonly MealPlace[];
  travel: TravelModel;
  /** Ceiling for visits, meals and travel together. */
  maxUsd: number;
  /** Interests that at least one visit should meet. */
  wantedInterests: readonly string[];
  /** Value factor for the 1st, 2nd, 3rd … visit of a group; the last one repeats. */
  variety: readonly number[];
  /** Groups of which one is nearly enough, and their own factors, none above those of `variety`. */
  fewEnough?: { groups: readonly string[]; variety: readonly number[] };
  /**
   * Visits of these groups tire, those that last as long as `longFrom` twice as much: beyond what its `tiringMost`
   * allows each costs a day this much.
   */
  tiring?: { groups: readonly string[]; longFrom: number; cost: number };
  /** What going about costs in value; next to nothing when left out, so that it only breaks ties. */
  legCosts?: LegCosts;
  /** Ids of visits that belong together, in the order in which people see them; each visit may be in several. */
  walks?: readonly (readonly string[])[];
  /**
   * What each minute of visits is worth up to a day's `fillMinutes`, and what the first visit of its `evening` is;
   * nothing when left out.
   */
  fill?: { rate: number; first: { minutes: number; rate: number }; evening?: number };
  seed: number;
  /** Starts lie on full steps of so many minutes, where no lock says otherwise; every minute when left out. */
  step?: number;
  /** Hard limit. The same seed gives the same plan whatever the machine: work is counted in rounds, and
   * the clock (passed in) only ends the search early. */
  maxRounds: number;
  /** The bound is a quick one: as true as ever, and further from the best plan. Enough where the search is short. */
  hasQuickBound?: boolean;
  deadline?: () => boolean;
};

export type PlannedStop = {
  id: string;
  /** A rest is put in after the search, in the time that it kept free. */
  kind: 'visit' | 'meal' | 'block' | 'rest';
  meal?: MealKind;
  start: number;
  end: number;
  /** The way here from the stop before, or from the stay. */
  leg: Leg;
};

export type PlannedRoute = { stops: PlannedStop[]; back: Leg; leave: number; arrive: number };

export type PlanSolution = {
  routes: PlannedRoute[];
  score: number;
  /** What the ways between stops took from the score, in the same unit. */
  travelCost: number;
  /** An upper bound for the score of any plan of this problem. */
  bound: number;
  rounds: number;
  /** What could not be had, by id or meal, with the reason. */
  unmet: { what: string; day?: number; reason: string }[];
};

/** Why a problem cannot be planned at all; typed, so that callers can explain it. */
export type PlanFault =
  | 'bad-input'
  | 'no-days'
  | 'no-candidates'
  | 'window-inverted'
  | 'mandatory-infeasible'
  | 'lock-infeasible'
  | 'meal-infeasible'
  | 'over-budget';
