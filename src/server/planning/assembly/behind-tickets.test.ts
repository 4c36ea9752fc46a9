import { expect, test } from 'vitest';
import type { PlannedRoute } from '#server/planner/problem.ts';
import { withoutTablesBehind } from './behind-tickets.ts';
import type { PlanInput } from './build-problem.ts';

const input = {
  destination: { id: 'paris' },
  restaurants: [
    { id: 'paris/cafe-campana-orsay', file: { behind: 'musee-dorsay' } },
    { id: 'paris/polidor', file: {} },
  ],
} as unknown as PlanInput;
const day = (...ids: string[]) =>
  ({ stops: ids.map((id) => ({ id: `paris/${id}` })) }) as PlannedRoute;

test('nobody has lunch behind a ticket that the day does not hold', () => {
  const left = withoutTablesBehind(input, [
    day('louvre', 'cafe-campana-orsay'),
    day('musee-dorsay', 'polidor'),
  ]);

  expect(left?.restaurants.map(({ id }) => id)).toEqual(['paris/polidor']);
});

test('a table in the museum of the same day stays', () => {
  expect(
    withoutTablesBehind(input, [day('musee-dorsay', 'cafe-campana-orsay'), day('polidor')]),
  ).toBeUndefined();
});
