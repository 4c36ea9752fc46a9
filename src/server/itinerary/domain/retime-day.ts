import type { Span } from '#server/planner/problem.ts';
import { upToFive } from '#server/planning/days/five-minutes.ts';

/** One entry of a day whose order is settled. */
export type Slot = {
  /** Minutes of the way here. */
  leg: number;
  minutes: number;
  /** A sitting may be cut to this when nothing else helps. */
  shortest?: number;
  /** A start that must stay: a lock, a working block, a flight, the time just asked for. */
  fixed?: number | undefined;
  /** The start it had, which it keeps where it can. */
  preferred?: number | undefined;
  /** Spans in which it must lie; any time will do when left out. */
  spans?: readonly Span[] | undefined;
};

export type DayEnds = { window: Span; back: number };
type Timing = { start: number; minutes: number };
export type RetimedDay = { timings: Timing[]; fits: boolean };

/** Four in the morning: later than any night out that a plan can tell. */
const LATEST = 28 * 60;

/**
 * Start times for a day in its order. Each entry keeps its start as far as ways, opening hours and fixed
 * times allow; entries move, and then sittings shorten, only as far as needed. When no times work, what
 * comes later is pushed back and `fits` is false.
 */
export function retimeDay(slots: readonly Slot[], ends: DayEnds): RetimedDay {
  const short = slots.map((slot) => ({ ...slot, minutes: slot.shortest ?? slot.minutes }));
  const timings = laid(slots, ends) ?? laid(short, ends);

  return timings ? { timings, fits: true } : { timings: pushed(slots, ends), fits: false };
}

/** Undefined when no start times keep to every span, way and fixed time. */
function laid(slots: readonly Slot[], ends: DayEnds): Timing[] | undefined {
  const latest = latestStarts(slots, ends);
  const timings: Timing[] = [];
  let [ready] = ends.window;

  for (const [i, slot] of slots.entries()) {
    const start = nearestStart(slot, [ready + slot.leg, latest[i] ?? -Infinity]);

    if (start === undefined) return undefined;
    timings.push({ start, minutes: slot.minutes });
    ready = start + slot.minutes;
  }
  return timings;
}

function pushed(slots: readonly Slot[], { window }: DayEnds): Timing[] {
  let [ready] = window;

  return slots.map((slot) => {
    const first = ready + slot.leg;
    const start = Math.min(
      LATEST,
      slot.fixed ??
        nearestStart(slot, [first, LATEST]) ??
        upToFive(Math.max(first, slot.preferred ?? first)),
    );

    ready = Math.max(ready, start + slot.minutes);
    return { start, minutes: slot.minutes };
  });
}

/** The latest start of each entry that still leaves time for everything after it. */
function latestStarts(slots: readonly Slot[], { window, back }: DayEnds): number[] {
  const latest: number[] = [];
  let limit = window[1] - back;

  for (let i = slots.length - 1; i >= 0; i--) {
    const slot = slots[i];

    if (!slot) continue;
    const cap = Math.min(slot.fixed ?? Infinity, limit - slot.minutes);

    latest[i] = Math.max(
      -Infinity,
      ...startSpans(slot)
        .filter(([from]) => from <= cap)
        .map(([, to]) => Math.min(to, cap)),
    );
    limit = (latest[i] ?? -Infinity) - slot.leg;
  }
  return latest;
}

/** The start within the bounds that is nearest to where the entry was; the earliest for a new one. */
function nearestStart(slot: Slot, [from, to]: Span): number | undefined {
  if (slot.fixed !== undefined)
    return from <= slot.fixed && slot.fixed <= to ? slot.fixed : undefined;
  const wanted = slot.preferred ?? from;

  return startSpans(slot)
    .map(([low, high]): Span => [Math.max(low, from), Math.min(high, to)])
    .filter(([low, high]) => low <= high)
    .map(([low, high]) => {
      const start = Math.min(Math.max(wanted, low), high);
      const rounded = start === slot.preferred ? start : upToFive(start);

      return rounded <= high ? rounded : start;
    })
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** When an entry may begin: its spans less its length. */
function startSpans({ spans, minutes, fixed }: Slot): readonly Span[] {
  if (!spans || fixed !== undefined) return [[-Infinity, Infinity]];
  return spans.map(([open, close]): Span => [open, close - minutes]).filter(([a, b]) => a <= b);
}
