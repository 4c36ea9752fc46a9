import { expect, test } from 'vitest';
import { PlanningError } from '#server/planner/planning-error.ts';
import type { PlanInput } from './build-problem.ts';
import { withMealsSetAside, withWishesSetAside } from './set-aside.ts';

const planInput = {
  candidates: ['town/show', 'town/tower', 'town/park'].map((id) => ({
    id,
    file: { minutes: 60 },
    open: [[[540, 1200]]],
    visit: { id, mandatory: id !== 'town/park', minutes: 90, spans: [[[1080, 1200]]] },
  })),
} as unknown as PlanInput;
const musts = (one: PlanInput) =>
  one.candidates.filter(({ visit }) => visit.mandatory).map(({ id }) => id);

test('what no plan holds is left out, and the other wishes stay', () => {
  const planned = withWishesSetAside(planInput, [], (open) => {
    const missing = musts(open).filter((id) => id === 'town/show');

    if (missing.length > 0)
      throw new PlanningError('mandatory-infeasible', 'closed', { what: missing });
    return musts(open);
  });

  expect(planned).toEqual(['town/tower']);
});

test('a wish that only its best hours rule out is seen at another hour', () => {
  const planned = withWishesSetAside(planInput, [], (open) => {
    const [show] = open.candidates;

    if (show && show.visit.spans[0]?.[0]?.[0] === 1080)
      throw new PlanningError('mandatory-infeasible', 'no evening', { what: [show.id] });
    return { musts: musts(open), minutes: show?.visit.minutes };
  });

  expect(planned).toEqual({ musts: ['town/show', 'town/tower'], minutes: 60 });
});

test('without a word of what is missing no wish is a must any longer', () => {
  const planned = withWishesSetAside(planInput, [], (open) => {
    if (musts(open).length > 0) throw new PlanningError('meal-infeasible', 'no lunch');
    return 'a plan';
  });

  expect(planned).toBe('a plan');
});

test('what has to stay, and a fault without any wish, end it', () => {
  const fails = () => {
    throw new PlanningError('meal-infeasible', 'no lunch');
  };

  expect(() => withWishesSetAside(planInput, ['town/show', 'town/tower'], fails)).toThrow(
    'no lunch',
  );
});

function daysWithDinner(kinds: readonly string[]): PlanInput {
  return {
    frames: kinds.map((kind, day) => ({
      date: `2027-05-0${day + 1}`,
      kind,
      window: [600, 1200],
      meals: [{ meal: 'dinner', window: [1080, 1200], minutes: 75 }],
    })),
  } as unknown as PlanInput;
}

test('a meal that an arrival day cannot seat is left out and told; a full day has to have it', () => {
  const seatFrom = (first: number) => (one: PlanInput) => {
    const day = one.frames.findIndex(({ meals }, at) => at < first && meals.length > 0);

    if (day >= 0)
      throw new PlanningError('meal-infeasible', 'no dinner', { what: ['dinner'], day });
    return one;
  };
  const stay = daysWithDinner(['Arrival Day', 'Full Day']);
  const planned = withMealsSetAside(stay, seatFrom(1));

  expect(planned.unseated).toEqual([{ date: '2027-05-01', meal: 'dinner' }]);
  expect(planned.frames.map(({ meals }) => meals.length)).toEqual([0, 1]);
  expect(() => withMealsSetAside(stay, seatFrom(2))).toThrow('no dinner');
});
