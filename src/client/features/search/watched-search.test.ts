import { expect, test } from 'vitest';
import type { SearchEvent } from '#shared/booking/search-event.ts';
import { afterEvent, NOTHING_WATCHED, type WatchedSearch } from './watched-search.ts';

const watch = (...events: SearchEvent<number>[]) =>
  events.reduce<WatchedSearch<number>>(afterEvent, NOTHING_WATCHED);
const ASKED: SearchEvent<number> = { type: 'asked', providers: ['Amadeus', 'Duffel'] };

test('results gather as providers answer, and who is still awaited is known', () => {
  const early = watch(ASKED, { type: 'results', provider: 'Duffel', results: [1, 2] });

  expect(early).toEqual({ waiting: ['Amadeus'], failed: [], results: [1, 2] });
  expect(afterEvent(early, { type: 'results', provider: 'Amadeus', results: [3] })).toEqual({
    waiting: [],
    failed: [],
    results: [1, 2, 3],
  });
});

test('one that fails is named and no longer awaited', () => {
  const seen = watch(
    ASKED,
    { type: 'results', provider: 'Duffel', results: [1] },
    { type: 'failed', provider: 'Amadeus', message: 'did not answer in time' },
    { type: 'end' },
  );

  expect(seen).toEqual({
    waiting: [],
    failed: [{ provider: 'Amadeus', message: 'did not answer in time' }],
    results: [1],
  });
});

test('a stream that connects again starts over, so that nothing is counted twice', () => {
  const seen = watch(ASKED, { type: 'results', provider: 'Duffel', results: [1] }, ASKED);

  expect(seen).toEqual({ waiting: ['Amadeus', 'Duffel'], failed: [], results: [] });
});
