import { describe, expect, test } from 'vitest';
import type { MealSlot, PlanProblem, Span } from '../problem.ts';
import { solvePlan } from '../solve-plan.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;
const here = { lat: 48.2, lon: 16.37 };
const dinner: MealSlot = {
  meal: 'dinner',
  window: [at(18, 30), at(21, 15)],
  minutes: 90,
  usual: at(19),
  rest: 45,
  around: [at(17, 30), at(22)],
};

/** A day with a table and one thing to see, at that hour alone. */
function dayWith(hours: Span, around = dinner.around): PlanProblem {
  const span: Span[] = [hours];

  return {
    days: [
      {
        window: [at(12), at(24)],
        from: here,
        to: here,
        meals: [{ ...dinner, around: around ?? dinner.window }],
        blocks: [],
        maxWalkKm: 10,
        maxProgramme: 720,
        wantsIndoor: false,
      },
    ],
    visits: [
      {
        ...here,
        id: 'show',
        minutes: hours[1] - hours[0],
        value: 200,
        usd: 0,
        spans: [span],
        group: 'show',
        indoor: true,
        meets: [],
      },
    ],
    mealPlaces: [{ ...here, id: 'table', value: 100, usd: 20, spans: [[[at(17), at(23)]]] }],
    travel: { leg: () => ({ mode: 'walk', minutes: 0, km: 0, usd: 0 }) },
    maxUsd: 500,
    wantedInterests: [],
    variety: [1],
    seed: 1,
    step: 5,
    maxRounds: 800,
  };
}

function hoursOf(problem: PlanProblem): Record<string, number> {
  const [route] = solvePlan(problem).routes;

  return Object.fromEntries(route?.stops.map(({ id, start }) => [id, start]) ?? []);
}

describe('dinner', () => {
  test.each<[string, Span, number]>([
    ['is at its usual hour where nothing else is', [at(14), at(15)], at(19)],
    ['comes before what begins while others are at table', [at(19, 30), at(21)], at(18)],
    ['comes right after what ends then', [at(18, 45), at(20, 15)], at(20, 15)],
  ])('%s', (_, hours, start) => {
    expect(hoursOf(dayWith(hours))).toEqual({ show: hours[0], table: start });
  });

  test('keeps its hours where nothing may move it', () => {
    expect(hoursOf(dayWith([at(19, 30), at(21)], dinner.window))).toEqual({ table: at(19) });
  });
});
