import type { MealKind, Point, Span } from '../problem.ts';

/** One way to use a place, before it becomes numbers: a visit in one of its spans, a meal, a block. */
export type NodeDraft = {
  id: string;
  kind: 'visit' | 'meal' | 'block';
  meal?: MealKind;
  point: Point;
  minutes: number;
  value: number;
  usd: number;
  /** Of the drafts with one key at most one is used. */
  key: string;
  /** Per day, the first and the last possible start. */
  windows: (Span | undefined)[];
  /** The day and start of what stays where it is. */
  pinned?: { day: number; start: number };
  /** Share of the weight of a required stop. */
  required?: number;
  /** A meal before or after its usual hours. */
  isOffHours?: boolean;
  /** Minutes of rest at its beginning, before a meal. */
  rest?: number;
  /** When people like to begin, the rest included. */
  usual?: number;
  group?: string;
  meets?: readonly string[];
  indoor?: boolean;
};

/** The first and the last start of something that takes `minutes` within both spans. */
export function startWindow(span: Span, within: Span, minutes: number): Span | undefined {
  const open = Math.ceil(Math.max(span[0], within[0]));
  const last = Math.floor(Math.min(span[1], within[1]) - minutes);

  return last < open ? undefined : [open, last];
}
