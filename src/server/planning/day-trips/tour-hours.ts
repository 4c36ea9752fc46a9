import type { MealSlot, Span } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { downToFive } from '../days/five-minutes.ts';

type Meal = MealSlot['meal'];

/** Nobody is picked up before this. */
const EARLIEST = 6 * 60;
/** A tour with dinner ends about so long after the local hour of dinner has begun. */
const AFTER_DINNER_HOUR = 120;
/** Sights and lunch end so long before one sets out for an evening tour. */
const REST = 45;
/** Who rides so long sits down on the way. */
const LONG_RIDE = { way: 90, rest: 15 } as const;
const LATEST_END = 26 * 60;
/** The shortest meals: a tour is under way by the end of one that begins as soon as people eat, and lasts over it. */
const SEATED = { lunch: 45, dinner: 60 } as const;
/** What is over by then has been lunch all the same: a morning from stall to stall. */
const OVER = { lunch: 0, dinner: SEATED.dinner } as const;

/** Minutes of rest before one sets out for an evening tour so far away. */
export function restBefore(way: number): number {
  return way >= LONG_RIDE.way ? LONG_RIDE.rest : REST;
}

type Tour = { span: Span; minutes: number; frame: DayFrame; way: number; meals: readonly Meal[] };

/** Whether a tour from that minute on lies in its hours, over its meals, and leaves the day its other ones. */
export function isSensible(start: number, { span, minutes, frame, meals, way }: Tour): boolean {
  const end = start + minutes;
  const isHeldBy = start >= Math.max(span[0], EARLIEST) && end <= Math.min(span[1], LATEST_END);
  const seats = frame.meals.filter(({ meal }) => meals.some((one) => one === meal));
  const lunch = frame.meals.find(({ meal }) => meal === 'lunch');
  const isAfterLunch =
    !meals.includes('dinner') ||
    (lunch !== undefined && start - way - restBefore(way) - lunch.window[0] >= SEATED.lunch);

  return (
    isHeldBy &&
    isAfterLunch &&
    seats.every(
      ({ meal, window: [from] }) => start < from + SEATED[meal] && end >= from + OVER[meal],
    ) &&
    (meals.includes('dinner') || minutes + way <= frame.maxProgramme)
  );
}

/** A boat with lunch leaves when it opens, a short class so that it ends with lunch; dinner is at its local hour. */
export function startOf(
  [open, close]: Span,
  { frame, minutes, meals }: { frame: DayFrame; minutes: number; meals: readonly Meal[] },
): number {
  const dinner = frame.meals.find(({ meal }) => meal === 'dinner')?.window[0] ?? 0;
  const lunch = frame.meals.find(({ meal }) => meal === 'lunch')?.window[0] ?? 0;
  const wanted = meals.includes('dinner')
    ? dinner + AFTER_DINNER_HOUR - minutes
    : lunch + SEATED.lunch - minutes;

  return downToFive(Math.max(open, Math.min(wanted, close - minutes)));
}
