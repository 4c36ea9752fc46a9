import type { CoreInstance } from './instance.ts';

/**
 * One solution under change. Position k of route r lies at `r * stride + k`; positions 0 and size+1 are
 * the route's ends. `ready` holds when a
 * stop is done at the earliest, `latest` when it may begin at the latest.
 */
export type CoreState = {
  readonly instance: CoreInstance;
  readonly stride: number;
  readonly size: Int32Array;
  readonly sequence: Int32Array;
  readonly place: Int32Array;
  readonly ready: Int32Array;
  readonly latest: Int32Array;
  /** Travel from the position before. */
  readonly leg: Int32Array;
  /** Route of a node, -1 when it is not placed. */
  readonly routeOf: Int32Array;
  readonly keyUsed: Uint8Array;
  readonly routeTravel: Int32Array;
  /** Gaps with room, see gaps.ts; a count of -1 says that the list is out of date. */
  readonly gaps: Int32Array;
  readonly gapCount: Int32Array;
  /** Shortest visit of the instance. */
  readonly shortest: number;
  readonly totals: Totals;
  readonly trip: TripState | null;
};

/** Of a trip what is worth copying with a route: its segments are measured again when they are asked for. */
export type TripKnown = Pick<
  TripState,
  | 'usd'
  | 'spent'
  | 'seen'
  | 'evening'
  | 'meals'
  | 'busy'
  | 'hasWays'
  | 'isAllowed'
  | 'travelCost'
  | 'changes'
>;

/** Room for that. */
export function createTripKnown(routes: number, stride: number): TripKnown {
  return {
    usd: new Float64Array(routes),
    spent: new Float64Array(routes * stride),
    seen: new Int32Array(routes),
    evening: new Uint8Array(routes),
    meals: new Int32Array(routes),
    busy: new Int32Array(routes),
    hasWays: new Uint8Array(routes),
    isAllowed: new Uint8Array(routes),
    travelCost: new Float64Array(routes),
    changes: new Float64Array(routes),
  };
}

/** Sums over the whole solution. */
type Totals = { profit: number; usd: number };

/**
 * What the trip limits need. Minutes, meals and dollars of a route are always up to date; what takes longer to sum and
 * is asked for less often is measured when it is asked for, see measure.ts.
 */
export type TripState = {
  readonly usd: Float64Array;
  /** Dollars of the way to each position and of what stands there. */
  readonly spent: Float64Array;
  /** Minutes of visits, those after dinner apart. */
  readonly seen: Int32Array;
  /** 1 where a visit begins after dinner. */
  readonly evening: Uint8Array;
  readonly meals: Int32Array;
  /** Minutes of service and travel, waiting left out. */
  readonly busy: Int32Array;
  /** Whether a route keeps its limits, and what its ways cost: out of date where `hasWays` is 0. */
  readonly hasWays: Uint8Array;
  readonly isAllowed: Uint8Array;
  /** What the ways of each route take from the worth. */
  readonly travelCost: Float64Array;
  /** How often the area changes from one sight to the next before dinner; a shorter way counts in part. */
  readonly changes: Float64Array;
  /** Kilometres on foot and the segments of each route: out of date where `hasSegments` is 0. */
  readonly hasSegments: Uint8Array;
  readonly walk: Float64Array;
  /**
   * The shortest duration of every head and tail of a route with the earliest and latest beginning that reaches it
   * (the segments of Vidal et al. 2013, which join in O(1)).
   */
  readonly headTime: Int32Array;
  readonly headEarly: Int32Array;
  readonly headLate: Int32Array;
  readonly tailTime: Int32Array;
  readonly tailEarly: Int32Array;
  readonly tailLate: Int32Array;
};
