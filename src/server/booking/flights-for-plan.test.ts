import { expect, test, vi } from 'vitest';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import { flightsForPlan } from './flights-for-plan.ts';
import type { FlightSearch } from './providers/search-provider.ts';
import type { SearchService } from './search.service.ts';

const DAYS = [{ date: '2026-06-02', start: '14:30', end: '21:00' }];
const query = { origin: 'JFK', destination: 'LIS', departureDate: '2026-06-02' } as FlightSearch;
const flight = (id: string, arrivalTime: string) =>
  ({ id, outboundSegments: [{ departureTime: '', arrivalTime }] }) as unknown as FlightResult;
const LATE = flight('late', '2026-06-02T22:22:00');
const IN_TIME = flight('in time', '2026-06-02T09:00:00');
const OVERNIGHT = flight('overnight', '2026-06-02T07:57:00');

async function found(results: Record<string, FlightResult[]>, wanted: { today?: string } = {}) {
  const flights = vi.fn(async ({ departureDate }: FlightSearch) => {
    const there = results[departureDate];

    if (!there) throw new Error('no answer');
    return { results: there };
  });
  const all = await flightsForPlan(
    { flights } as unknown as SearchService,
    { query, days: DAYS, today: '2026-05-01', ...wanted },
    undefined,
  );

  return { ids: all.map(({ id }) => id), calls: flights.mock.calls.length };
}

test('[BOOK-03] over an ocean flights of the day before keep the first day', async () => {
  const evening = [
    OVERNIGHT,
    flight('a night to spend', '2026-06-01T22:22:00'),
    flight('in the small hours', '2026-06-02T02:27:00'),
    flight('as late', '2026-06-02T13:45:00'),
  ];

  expect((await found({ '2026-06-02': [LATE], '2026-06-01': evening })).ids).toEqual([
    'late',
    'overnight',
  ]);
});

test('nobody is asked to leave early where a flight of the day lands in time', async () => {
  expect(await found({ '2026-06-02': [LATE, IN_TIME], '2026-06-01': [OVERNIGHT] })).toEqual({
    ids: ['late', 'in time'],
    calls: 1,
  });
});

test('the day before has passed, or finds nothing', async () => {
  const results = { '2026-06-02': [LATE], '2026-06-01': [OVERNIGHT] };

  expect((await found(results, { today: '2026-06-02' })).ids).toEqual(['late']);
  expect((await found({ '2026-06-02': [LATE] })).ids).toEqual(['late']);
});
