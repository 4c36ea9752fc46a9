import type { TripLimits } from '../core/instance.ts';
import { distanceKm } from '../distance.ts';
import { endPoint } from '../end-point.ts';
import type { PlanProblem, Point, LegCosts } from '../problem.ts';
import type { NodeDraft } from './node-draft.ts';
import type { Roads } from './points.ts';

/** Where a problem does not say what legs cost: an hour weighs as much as this share of a mean visit. */
const TRAVEL_HOUR = 0.15;

/** What legs and neighbours on different days take from the worth of a plan. */
export function compileLegCosts(
  problem: PlanProblem,
  laidOut: LaidOut,
): Pick<
  TripLimits,
  'travelCost' | 'travelFactor' | 'near' | 'nearFrom' | 'neighbourSplit' | 'areas'
> {
  const { drafts, roads } = laidOut;
  const legCosts = legCostsOf(problem);
  const walks = problem.walks ?? [];
  const travelCost = new Float64Array(roads.way.length);

  for (let pair = 0; pair < travelCost.length; pair++)
    travelCost[pair] =
      (weightedMinutes(roads.way[pair] ?? 0, legCosts) * legCosts.hour) / 60 +
      (isRide(roads, pair) ? legCosts.ride : 0);
  for (const pair of pairsAlong(walks, laidOut))
    travelCost[pair] = (travelCost[pair] ?? 0) * (legCosts.alongWalk ?? 1);
  return {
    travelCost,
    travelFactor: Float64Array.from(problem.days, ({ travelFactor = 1 }) => travelFactor),
    ...listNear(drafts, legCosts, { walks, stay: problem.days[0]?.from }),
    neighbourSplit: legCosts.neighbourSplit,
    areas: areasOf(legCosts, laidOut),
  };
}

/** Where everything lies far apart, a way this long against the usual one between two sights is no change of area. */
const SHARE_OF_USUAL = 0.5;
/** The far end of a region is two areas away, and no further. */
const FURTHEST = 2;

/** What changes of area cost here: in the open country ways are longer, and so are areas. */
function areasOf({ areas }: LegCosts, { drafts, roads, pointOf }: LaidOut): TripLimits['areas'] {
  const change = new Float64Array(roads.km.length);

  if (!areas) return { change, first: 0, more: 0 };
  const spots = [...drafts.entries()].flatMap(([node, { kind }]) =>
    kind === 'visit' ? [pointOf[node] ?? 0] : [],
  );
  // Numbers of one kind are sorted without a comparison of ours: there are thousands of pairs.
  const ways = Float64Array.from(
    spots.flatMap((one) => spots.map((other) => roads.km[one * roads.count + other] ?? 0)),
  )
    .filter((km) => km > 0)
    .sort();
  const wide = (ways[Math.floor(ways.length / 2)] ?? 0) * SHARE_OF_USUAL;
  const from = Math.max(areas.fromKm, wide);
  const full = Math.max(areas.fullKm, wide);

  for (const [pair, km] of roads.km.entries())
    change[pair] = Math.min(FURTHEST, Math.max(0, km - from) / full);
  return { change, first: areas.first, more: areas.more };
}

/** Visits, meals and blocks with the roads between them and the spot of each. */
type LaidOut = { drafts: readonly NodeDraft[]; roads: Roads; pointOf: Int32Array };

/** The pairs of spots of which the second comes later in some walk; each pair once. */
function pairsAlong(
  walks: readonly (readonly string[])[],
  { drafts, roads, pointOf }: LaidOut,
): ReadonlySet<number> {
  const points = new Map<string, number[]>();

  for (const [node, { kind, id }] of drafts.entries()) {
    if (kind === 'visit') points.set(id, [...(points.get(id) ?? []), pointOf[node] ?? 0]);
  }
  const pairsOf = (walk: readonly string[]) =>
    walk.flatMap((id, place) =>
      walk
        .slice(place + 1)
        .flatMap((later) =>
          (points.get(id) ?? []).flatMap((from) =>
            (points.get(later) ?? []).map((to) => from * roads.count + to),
          ),
        ),
    );

  return new Set(walks.flatMap(pairsOf));
}

/** What goes beyond a long way counts half as much again. */
function weightedMinutes(minutes: number, { longFrom = Infinity }: LegCosts): number {
  return minutes + Math.max(0, minutes - longFrom) * LONG_EXTRA;
}

const LONG_EXTRA = 0.5;

function legCostsOf({ legCosts, visits }: PlanProblem): LegCosts {
  const meanValue = visits.reduce((sum, { value }) => sum + value, 0) / Math.max(1, visits.length);

  return legCosts ?? { hour: meanValue * TRAVEL_HOUR, ride: 0, neighbourSplit: 0, neighbourKm: 0 };
}

/** Whether a leg is made in a vehicle. */
function isRide({ way, walk }: Roads, pair: number): boolean {
  return (way[pair] ?? 0) > 0 && (walk[pair] ?? 0) === 0;
}

/** Kilometres between the ends of two places that lie nearest to each other. */
function nearestKm(one: Point, other: Point): number {
  if (!one.endsAt && !other.endsAt) return distanceKm(one, other);
  return Math.min(
    ...[one, endPoint(one)].flatMap((end) =>
      [other, endPoint(other)].map((otherEnd) => distanceKm(end, otherEnd)),
    ),
  );
}

/** Further than this from the stay, what lies in one direction belongs to one day. */
const FAR_KM = 10;
/** That is, no further apart than this share of the way there. */
const DIRECTION_SHARE = 0.6;

/**
 * Who belongs to whom: within a few minutes on foot, on one walk, or far out in one direction; alternatives of one
 * place are left out.
 */
function listNear(
  drafts: readonly NodeDraft[],
  { neighbourSplit, neighbourKm }: LegCosts,
  { walks, stay }: { walks: readonly (readonly string[])[]; stay: Point | undefined },
): Pick<TripLimits, 'near' | 'nearFrom'> {
  const near: number[] = [];
  const nearFrom = [0];
  const mates = new Map<string, Set<string>>();

  for (const walk of walks)
    for (const id of walk) mates.set(id, new Set([...(mates.get(id) ?? []), ...walk]));
  const together = (one: NodeDraft, other: NodeDraft) => mates.get(one.id)?.has(other.id) === true;
  const outKm = new Map(drafts.map((one) => [one, stay ? distanceKm(stay, one.point) : 0]));
  const directionKm = (one: NodeDraft, other: NodeDraft) => {
    const way = Math.min(outKm.get(one) ?? 0, outKm.get(other) ?? 0);

    return way > FAR_KM ? DIRECTION_SHARE * way : 0;
  };
  const isNear = (one: NodeDraft, other: NodeDraft) =>
    other.kind === 'visit' &&
    one.key !== other.key &&
    (nearestKm(one.point, other.point) <= Math.max(neighbourKm, directionKm(one, other)) ||
      together(one, other));

  const beside = (one: NodeDraft) =>
    neighbourSplit > 0 && one.kind === 'visit'
      ? drafts.flatMap((other, node) => (isNear(one, other) ? [node] : []))
      : [];

  for (const one of drafts) {
    near.push(...beside(one));
    nearFrom.push(near.length);
  }
  return { near: Int32Array.from(near), nearFrom: Int32Array.from(nearFrom) };
}
