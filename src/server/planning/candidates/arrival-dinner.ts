import type { Point, Span, TravelModel } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Restaurant } from './candidates.ts';
import { suitsMeal } from './meal-fit.ts';
import { spansWithin } from '#server/planner/spans.ts';

/** After a journey nobody goes further for dinner, one way. */
const NEAR_MINUTES = 20;
/** With fewer tables than these within that, the best of the town stay open to the first evening. */
const LEAST_TABLES = 3;
const AFTERNOON = 16 * 60;

/** Keeps the first evening's dinner near the stay, where there are tables to choose from. */
export function nearOnArrival(
  restaurants: readonly Restaurant[],
  frames: readonly DayFrame[],
  { stay, travel, festive }: { stay: Point; travel: TravelModel; festive: number | undefined },
): readonly Restaurant[] {
  const day = frames.findIndex(({ kind }) => kind === 'Arrival Day');

  if (day < 0 || day === festive) return restaurants;
  const near = new Set(
    restaurants
      .filter(({ meal }) => travel.leg(meal, stay).minutes <= NEAR_MINUTES)
      .map(({ id }) => id),
  );
  const tables = restaurants.filter(
    ({ id, file, meal }) =>
      near.has(id) && suitsMeal(file, 'dinner') && isOpenLate(meal.spans[day]),
  );

  if (tables.length < LEAST_TABLES) return restaurants;
  return restaurants.map((one) => {
    const { meal, id } = one;

    if (near.has(id) || meal.lockedAt) return one;
    const spans = meal.spans.map((open, at) =>
      at === day ? spansWithin(open, [-Infinity, AFTERNOON]) : open,
    );

    return { ...one, meal: { ...meal, spans } };
  });
}

function isOpenLate(spans: readonly Span[] = []): boolean {
  return spans.some(([, close]) => close > AFTERNOON);
}
