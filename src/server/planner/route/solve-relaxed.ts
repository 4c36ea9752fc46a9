import { assemblePlan, type Visit } from './assemble-plan.ts';
import type { CompiledRoute } from './compiled-route.ts';
import { relax, type Memory, type Relaxed } from './relaxation.ts';
import type { RoutePlan } from './route-plan.ts';
import type { Weights } from './weights.ts';

/** What every pass over a route shares. */
export type Search = { route: CompiledRoute; memory: Memory; limit: number };

export type Solved = Relaxed & { plan: RoutePlan | null };

/** The best trip under some weights, written as a plan where it is one. */
export function solveRelaxed({ route, memory, limit }: Search, weights: Weights): Solved {
  const relaxed = relax(route, memory, { weights, limit });
  const { trace, completion } = relaxed;

  if (!trace || !completion) return { ...relaxed, plan: null };
  const visits = trace.steps.map(({ from, nights, ride, cover }): Visit => {
    const frame = {
      place: from.place,
      nights,
      reaches: from.reaches,
      leaves: ride?.leaves ?? 0,
    };

    return {
      frame,
      departDay: from.day + nights,
      content: completion.stays.content(frame, cover),
      ride,
    };
  });

  return { ...relaxed, plan: assemblePlan(route, trace.ride, visits) };
}
