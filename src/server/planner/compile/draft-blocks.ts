import type { DayPlanInput, Span } from '../problem.ts';
import { lockError } from './draft-visits.ts';
import type { NodeDraft } from './node-draft.ts';

/** Fixed time at a place: pinned to its day and start, worth nothing, never removed. */
export function draftBlocks(days: readonly DayPlanInput[]): NodeDraft[] {
  return days.flatMap(({ blocks, window }, day) =>
    blocks.map((block) => {
      if (block.start < window[0] || block.end > window[1]) {
        throw lockError(block.id, day, 'it lies outside the day');
      }
      return {
        id: block.id,
        kind: 'block' as const,
        point: block,
        minutes: block.end - block.start,
        value: 0,
        usd: 0,
        key: `${block.id}#block ${day} ${block.start}`,
        windows: days.map((_, d): Span | undefined =>
          d === day ? [block.start, block.start] : undefined,
        ),
        pinned: { day, start: block.start },
      };
    }),
  );
}
