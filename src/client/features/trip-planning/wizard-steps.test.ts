import { expect, test } from 'vitest';
import { firstBlockedStep, stepProblem } from './wizard-steps.ts';

test('lets a step without errors pass, whatever the others hold', () => {
  expect(stepProblem(0, {})).toBeUndefined();
  expect(stepProblem(0, { budget: 'Budget is required' })).toBeUndefined();
  expect(stepProblem(1, { returnDate: 'Return date is required' })).toBeUndefined();
});

test.each(['tripType', 'departureDate', 'returnDate'] as const)(
  '[PLAN-13] stays on step 1 over %s',
  (field) => {
    expect(stepProblem(0, { [field]: 'wrong' })).toEqual({
      title: 'Please check your inputs',
      text: "Make sure you've selected valid departure and return dates.",
    });
  },
);

test('[PLAN-14] names the interests before any other field of step 2', () => {
  expect(
    stepProblem(1, { interests: 'Select at least one interest', budget: 'Budget is required' }),
  ).toEqual({
    title: 'Please select at least one interest',
    text: 'Select one or more travel interests to continue.',
  });
});

test.each(['travelers', 'budget', 'homeAirport'] as const)(
  '[PLAN-15] stays on step 2 over %s',
  (field) => {
    expect(stepProblem(1, { [field]: 'wrong' })).toEqual({
      title: 'Please check your inputs',
      text: "Make sure you've filled out all required fields.",
    });
  },
);

test('says of notes that are too long what to do with them', () => {
  expect(stepProblem(2, { additionalPreferences: 'Shorten this' })).toEqual({
    title: 'Please check your inputs',
    text: 'Shorten your notes to 4000 characters.',
  });
});

test('finds the first step that blocks the form', () => {
  expect(firstBlockedStep({})).toBeUndefined();
  expect(firstBlockedStep({ additionalPreferences: 'long', travelers: 'none' })).toBe(1);
});
