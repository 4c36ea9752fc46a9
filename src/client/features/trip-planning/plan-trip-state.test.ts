import { expect, test } from 'vitest';
import {
  planTripReducer,
  resumePlanning,
  START_OF_PLANNING,
  type PlanTripAction,
  type PlanTripState,
} from './plan-trip-state.ts';
import { buildTrip } from './testing/sample-trip.ts';

const trip = buildTrip();
const run = (...actions: PlanTripAction[]): PlanTripState =>
  actions.reduce(planTripReducer, START_OF_PLANNING);
const stage = (progress: number): PlanTripAction => ({
  type: 'stage reached',
  progress: { stage: 'scheduling', text: 'Laying out the days', progress },
});

test('[PLAN-18] goes from the form to the wait to the preview', () => {
  expect(run({ type: 'submitted' }).view).toBe('generating');
  expect(
    run(
      { type: 'submitted' },
      { type: 'preference saved', preferenceId: 7 },
      { type: 'generated', trip },
    ),
  ).toMatchObject({
    view: 'preview',
    preferenceId: 7,
    trip,
    shown: ['lisbon'],
  });
});

test('the progress never runs backwards, and starts anew with each trip', () => {
  expect(run({ type: 'submitted' }, stage(0.5), stage(0.2)).progress?.progress).toBe(0.5);
  expect(
    run({ type: 'submitted' }, stage(0.5), { type: 'stopped' }, { type: 'submitted' }).progress,
  ).toBeUndefined();
});

test('words are put together as they come, and forgotten with the wait', () => {
  const waiting = run(
    { type: 'submitted' },
    { type: 'generation started', generationId: 'g' },
    { type: 'words came', text: 'We begin ' },
    { type: 'words came', text: 'by the river.' },
  );

  expect(waiting).toMatchObject({ generationId: 'g', words: 'We begin by the river.' });
  expect(planTripReducer(waiting, { type: 'stopped' })).toMatchObject({
    view: 'form',
    generationId: undefined,
    words: undefined,
  });
});

test('a wait that is taken up again ends in a preview that can be saved', () => {
  const waiting = resumePlanning('g');

  expect(planTripReducer(waiting, { type: 'generated', trip })).toMatchObject({
    view: 'preview',
    preferenceId: trip.preferenceId,
  });
});

test('[PLAN-20] a failure keeps the step', () => {
  const state = run(
    { type: 'went to step', step: 2 },
    { type: 'submitted' },
    { type: 'preference saved', preferenceId: 7 },
    { type: 'stopped' },
  );

  expect(state).toMatchObject({ view: 'form', step: 2, preferenceId: undefined });
});

test('[PLAN-20] why an attempt failed stays until the form changes or the next one begins', () => {
  const problem = { title: 'Your trip was not planned', text: 'Return a day later.' };
  const failed = run({ type: 'submitted' }, { type: 'failed', problem });
  const after = (action: PlanTripAction) => planTripReducer(failed, action).problem;

  expect(failed).toMatchObject({ view: 'form', problem });
  expect(after({ type: 'went to step', step: 1 })).toEqual(problem);
  expect(after({ type: 'form changed' })).toBeUndefined();
  expect(after({ type: 'submitted' })).toBeUndefined();
});

test('an answer that comes after the wait was stopped changes nothing', () => {
  const state = run(
    { type: 'submitted' },
    { type: 'stopped' },
    { type: 'generated', trip },
    stage(0.4),
  );

  expect(state).toEqual(START_OF_PLANNING);
});

test('[PLAN-21] another trip clears the trip and the preference id and remembers what was shown', () => {
  const state = run(
    { type: 'submitted' },
    { type: 'preference saved', preferenceId: 7 },
    { type: 'generated', trip },
    { type: 'trip saved', tripId: 3 },
    { type: 'another trip wanted' },
  );

  expect(state).toMatchObject({ view: 'form', step: 0, shown: ['lisbon'] });
  expect(state.trip).toBeUndefined();
  expect(state.preferenceId).toBeUndefined();
  expect(state.savedTripId).toBeUndefined();
});
