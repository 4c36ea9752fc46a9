import { endPoint } from '../end-point.ts';
import { onceFor } from '#shared/remember.ts';
import type { Leg, Point, TravelModel } from '../problem.ts';

/**
 * A place as the search meets it. Where its hours cannot move it is tied: one must be there by the minute
 * `until` and goes on at the minute `from`.
 */
export type Spot = { point: Point; tied?: { until: number; from: number } };

/** Distinct spots and, between all of them, minutes, kilometres on foot and fares. */
export type Roads = {
  count: number;
  indexOf: (spot: Spot) => number;
  /** Minutes as the search counts them, and its transpose: whatever is not tied stays on full steps. */
  travel: Int32Array;
  travelFrom: Int32Array;
  /** Minutes as the model tells them. */
  way: Int32Array;
  walk: Float64Array;
  /** Kilometres, however one goes. */
  km: Float64Array;
  fare: Float64Array;
};

/** Beyond any day: what cannot be reached is simply never inserted. */
const UNREACHABLE = 1_000_000;

/** Asks the travel model for every pair once and lays the answers out in typed arrays. */
export function measureRoads(spots: readonly Spot[], model: TravelModel, step = 1): Roads {
  const { index, distinct } = withoutRepeats(spots, step);
  const count = distinct.length;
  const legBetween = legsAmong(distinct, model);
  const roads: Roads = {
    count,
    indexOf: (spot) => index.get(nameOf(spot, step)) ?? 0,
    travel: new Int32Array(count * count),
    travelFrom: new Int32Array(count * count),
    way: new Int32Array(count * count),
    walk: new Float64Array(count * count),
    km: new Float64Array(count * count),
    fare: new Float64Array(count * count),
  };

  for (const [a, from] of distinct.entries()) {
    for (const [b, to] of distinct.entries()) {
      const isAlike = model.symmetric && !from.point.endsAt && !to.point.endsAt;

      if ((a === b && !from.point.endsAt) || (isAlike && b < a)) continue;
      const leg = legBetween(a, b);

      setPair(roads, [a, b], { leg, minutes: onSteps(leg, { from, to, step }) });
      if (isAlike)
        setPair(roads, [b, a], { leg, minutes: onSteps(leg, { from: to, to: from, step }) });
    }
  }
  return roads;
}

/** The legs between spots by their numbers; none where one place ends where the other begins. */
function legsAmong(spots: readonly Spot[], model: TravelModel): (a: number, b: number) => Leg {
  const known = legsOf(model);
  const ends = spots.map((spot) => ({ ...spot, name: placeName(spot.point) }));

  return (a, b) => {
    const [from, to] = [ends[a], ends[b]];

    return !from || !to || isThere(from, to) ? NO_WAY : known(from, to);
  };
}

type Named = { point: Point; name: string };

/** The legs of a travel model by their places: one trip is laid out several times, and its ways stay the same. */
const legsOf = onceFor((model: TravelModel) => {
  const known = new Map<string, Map<string, Leg>>();

  return (from: Named, to: Named): Leg => {
    const legs = known.get(from.name) ?? new Map<string, Leg>();
    const leg = legs.get(to.name) ?? model.leg(from.point, to.point);

    known.set(from.name, legs.set(to.name, leg));
    return leg;
  };
});

const NO_WAY: Leg = { mode: 'walk', minutes: 0, km: 0, usd: 0 };

/**
 * A way in whole minutes, with the wait for the next full step behind it, or before it where a tied spot
 * follows. Between tied spots nothing can wait.
 */
function onSteps(leg: Leg, { from, to, step }: { from: Spot; to: Spot; step: number }): number {
  const minutes = wholeMinutes(leg);

  if (from.tied && to.tied) return minutes;
  const over = (minutes + (from.tied?.from ?? 0) - (to.tied?.until ?? 0)) % step;

  return minutes + ((step - over) % step);
}

function wholeMinutes({ minutes }: Leg): number {
  return minutes >= 0 && minutes < UNREACHABLE ? Math.ceil(minutes) : UNREACHABLE;
}

/** Whether one place ends where the other begins. */
function isThere(from: Spot, { point: to }: Spot): boolean {
  const at = endPoint(from.point);

  return at.lat === to.lat && at.lon === to.lon;
}

/** Spots of one name are alike for the search: the same place, tied to the same minutes between two steps. */
function nameOf({ point, tied }: Spot, step: number): string {
  const place = placeName(point);

  return tied && step > 1 ? `${place} ${tied.until % step} ${tied.from % step}` : place;
}

function placeName({ lat, lon, endsAt }: Point): string {
  return endsAt ? `${lat},${lon}>${endsAt.lat},${endsAt.lon}` : `${lat},${lon}`;
}

function withoutRepeats(
  spots: readonly Spot[],
  step: number,
): { index: Map<string, number>; distinct: Spot[] } {
  const index = new Map<string, number>();
  const distinct: Spot[] = [];

  for (const spot of spots) {
    const name = nameOf(spot, step);

    if (index.has(name)) continue;
    index.set(name, distinct.length);
    distinct.push(spot);
  }
  return { index, distinct };
}

function setPair(
  roads: Roads,
  [a, b]: readonly [number, number],
  { leg, minutes }: { leg: Leg; minutes: number },
): void {
  const at = a * roads.count + b;

  roads.travel[at] = minutes;
  roads.travelFrom[b * roads.count + a] = minutes;
  roads.way[at] = wholeMinutes(leg);
  roads.walk[at] = leg.mode === 'walk' ? leg.km : 0;
  roads.km[at] = leg.km;
  roads.fare[at] = leg.usd;
}
