import type { CoreInstance } from '../core/instance.ts';
import type { PlanProblem, Span } from '../problem.ts';
import type { Compiled } from './compile-problem.ts';
import { lockError } from './draft-visits.ts';

/** Throws when what is locked cannot be done one after the other, or the way between takes too long. */
export function checkPinned(compiled: Compiled, { days }: PlanProblem): void {
  for (const [day, nodes] of compiled.pinned.entries()) {
    const window = days[day]?.window;

    if (window && nodes.length > 0) checkDay(compiled, { day, nodes, window });
  }
}

function checkDay(
  { instance, drafts }: Compiled,
  { day, nodes, window }: { day: number; nodes: readonly number[]; window: Span },
): void {
  const home = instance.nodes + instance.routes + day;
  let at = instance.nodes + day;
  let ready = window[0];
  let before = 'the start of the day';

  for (const node of nodes) {
    const { id, pinned, minutes } = drafts[node] ?? { id: '', minutes: 0 };
    const start = pinned?.start ?? 0;

    if (ready + legBetween(instance, at, node) > start)
      throw lockError(id, day, `there is not enough time after ${before}`);
    ready = start + minutes;
    at = node;
    before = id;
  }
  if (ready + legBetween(instance, at, home) > window[1])
    throw lockError(before, day, 'the way back ends after the day');
}

function legBetween({ point, points, travel }: CoreInstance, from: number, to: number): number {
  return travel[(point[from] ?? 0) * points + (point[to] ?? 0)] ?? 0;
}
