import { expect, test } from 'vitest';
import { globalPlaceId, loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { Span } from '#server/planner/problem.ts';
import { readWishes } from '../understanding/wishes.ts';
import { seatedOnArrival } from './meal-on-arrival.ts';
import type { Taste } from './trip-taste.ts';

const catalogue = loadCatalogue();
const open: Span[] = [[720, 1380]];
const restaurants = (catalogue.destination('lisbon')?.food ?? []).map((file) => {
  const id = globalPlaceId('lisbon', file.id);
  const spans = [open, open, open];

  return {
    id,
    file,
    open: spans,
    usdPerPerson: 24,
    eveningShare: 1,
    meal: { id, lat: file.lat, lon: file.lon, value: 50, usd: 48, spans },
  };
});
const frames = [0, 1, 2].map(() => ({
  meals: [{ meal: 'lunch' as const, window: [750, 900] as const, minutes: 60 }],
}));
const markets = (level: Taste['level'], notes: string) =>
  seatedOnArrival(restaurants, frames, {
    level,
    request: { interests: [] },
    wishes: readWishes(notes, catalogue),
  })
    .filter(({ file }) => file.kind === 'food-market')
    .map(({ meal }) => meal.spans);

test.each([
  ['luxury', ''],
  ['moderate', 'We are on our honeymoon'],
] as const)('%s %s: no food hall on the days of coming and going', (level, notes) => {
  expect(markets(level, notes).length).toBeGreaterThan(0);
  for (const spans of markets(level, notes)) expect(spans).toEqual([[], open, []]);
});

test('others eat there on any day', () => {
  for (const spans of markets('moderate', '')) expect(spans).toEqual([open, open, open]);
});
