import type { PlanProblem } from '../problem.ts';
import type { Compiled } from './compile-problem.ts';
import { lockError } from './draft-visits.ts';

/** Throws when what is locked cannot be done one after the other, or the way between takes too long. */
export function checkPinned({ instance, drafts, pinned }: Compiled, { days }: PlanProblem): void {
  for (const [day, nodes] of pinned.entries()) {
    const window = days[day]?.window ?? [0, 0];
    let at = instance.point[instance.nodes + day] ?? 0;
    let ready = window[0];
    let before = 'the start of the day';
    const way = (to: number) => instance.travel[at * instance.points + to] ?? 0;

    for (const node of nodes) {
      const draft = drafts[node];
      const start = draft?.pinned?.start;

      if (!draft || start === undefined) continue;
      const point = instance.point[node] ?? 0;

      if (ready + way(point) > start) throw lockError(draft.id, day, `there is not enough time after ${before}`);
      ready = start + draft.minutes;
      at = point;
      before = draft.id;
    }
    const home = instance.point[instance.nodes + instance.routes + day] ?? 0;

    if (nodes.length > 0 && ready + way(home) > window[1]) {
      throw lockError(before, day, 'the way back ends after the day');
    }
  }
}
