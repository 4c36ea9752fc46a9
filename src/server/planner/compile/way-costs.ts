import type { TripLimits } from '../core/instance.ts';
import { distanceKm } from '../distance.ts';
import type { PlanProblem, WayCosts } from '../problem.ts';
import type { NodeDraft } from './node-draft.ts';
import type { Roads } from './points.ts';

/** Where a problem does not say what ways cost: an hour weighs as much as this share of a mean visit. */
const TRAVEL_HOUR = 0.15;

/** What legs and neighbours on different days take from the worth of a plan. */
export function wayCosts(
  problem: PlanProblem,
  drafts: readonly NodeDraft[],
  roads: Roads,
): Pick<TripLimits, 'felt' | 'wayFactor' | 'near' | 'nearFrom' | 'apart'> {
  const ways = waysOf(problem);

  return {
    felt: Float64Array.from(
      roads.way,
      (minutes, pair) =>
        (feltMinutes(minutes, ways) * ways.hour) / 60 + (isRide(roads, pair) ? ways.ride : 0),
    ),
    wayFactor: Float64Array.from(problem.days, ({ wayFactor = 1 }) => wayFactor),
    ...listNear(drafts, ways),
    apart: ways.apart,
  };
}

/** What goes beyond a long way counts half as much again. */
function feltMinutes(minutes: number, { longFrom = Infinity }: WayCosts): number {
  return minutes + Math.max(0, minutes - longFrom) * LONG_EXTRA;
}

const LONG_EXTRA = 0.5;

function waysOf({ ways, visits }: PlanProblem): WayCosts {
  const meanValue = visits.reduce((sum, { value }) => sum + value, 0) / Math.max(1, visits.length);

  return ways ?? { hour: meanValue * TRAVEL_HOUR, ride: 0, apart: 0, neighbourKm: 0 };
}

/** Whether a leg is made in a vehicle. */
function isRide({ way, walk }: Roads, pair: number): boolean {
  return (way[pair] ?? 0) > 0 && (walk[pair] ?? 0) === 0;
}

/** Who is within a walk of whom, alternatives of one place left out. */
function listNear(
  drafts: readonly NodeDraft[],
  { apart, neighbourKm }: WayCosts,
): Pick<TripLimits, 'near' | 'nearFrom'> {
  const near: number[] = [];
  const nearFrom = [0];
  const isNear = (one: NodeDraft, other: NodeDraft) =>
    other.kind === 'visit' &&
    one.key !== other.key &&
    distanceKm(one.point, other.point) <= neighbourKm;

  const beside = (one: NodeDraft) =>
    apart > 0 && one.kind === 'visit'
      ? drafts.flatMap((other, node) => (isNear(one, other) ? [node] : []))
      : [];

  for (const one of drafts) {
    near.push(...beside(one));
    nearFrom.push(near.length);
  }
  return { near: Int32Array.from(near), nearFrom: Int32Array.from(nearFrom) };
}
