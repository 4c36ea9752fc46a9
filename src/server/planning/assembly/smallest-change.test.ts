import { expect, test } from 'vitest';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import type { PlanRequest } from './plan-request.ts';
import { smallestChange } from './smallest-change.ts';

const request = buildRequest({
  additionalPreferences: 'Only caves. We like tea.',
  isVeganFriendly: true,
  budget: 'Budget ($)',
});

test.each<[string, (changed: PlanRequest) => boolean, string]>([
  [
    'a longer stay',
    ({ returnDate }) => returnDate === '2027-05-08',
    'Return a day later, on May 8, 2027, and it works.',
  ],
  [
    'one sentence less',
    ({ additionalPreferences }) => !additionalPreferences.includes('caves'),
    'Leave out "Only caves", and it works.',
  ],
  [
    'the next budget',
    ({ budget }) => budget === 'Moderate ($$)',
    'Choose the budget Moderate ($$), and it works.',
  ],
  [
    'any higher budget: the lowest that does',
    ({ budget }) => budget !== 'Budget ($)',
    'Choose the budget Moderate ($$), and it works.',
  ],
  [
    'other dates',
    ({ departureDate }) => departureDate > '2027-05-05',
    'Leave on May 10, 2027 instead, and it works.',
  ],
  [
    'no vegan kitchens',
    ({ isVeganFriendly }) => !isVeganFriendly,
    'Switch vegan-friendly off, and it works.',
  ],
])('%s', (_, works, text) => {
  expect(smallestChange(request, 'No table is open', works)).toBe(`No table is open. ${text}`);
});

test('says so when nothing tried works', () => {
  expect(smallestChange(request, 'No table is open.', () => false)).toBe(
    'No table is open. Change the dates, the budget or the notes and try again.',
  );
});

test('tries a bounded number of changes', () => {
  let tried = 0;

  smallestChange(request, 'No', () => {
    tried += 1;
    return false;
  });
  expect(tried).toBeLessThanOrEqual(14);
});
