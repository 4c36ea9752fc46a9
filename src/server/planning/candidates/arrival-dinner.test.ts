import { expect, test } from 'vitest';
import { globalPlaceId, loadCatalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Span, TravelModel } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { nearOnArrival } from './arrival-dinner.ts';

const MINUTES_A_KM = 12;
const open: Span[] = [[720, 1380]];
const restaurants = (loadCatalogue().destination('paris')?.food ?? []).map((file) => {
  const id = globalPlaceId('paris', file.id);
  const spans = [open, open];

  return {
    id,
    file,
    open: spans,
    usdPerPerson: 24,
    eveningShare: 1,
    meal: { id, lat: file.lat, lon: file.lon, value: 50, usd: 48, spans },
  };
});
const frames = [{ kind: 'Arrival Day' }, { kind: 'Full Day' }] as unknown as DayFrame[];
const stay = { lat: 48.8534, lon: 2.3444 };
const travel: TravelModel = {
  leg: (from, to) => {
    const km = distanceKm(from, to);

    return { mode: 'walk', minutes: km * MINUTES_A_KM, km, usd: 0 };
  },
};

test('the first dinner is near the stay, lunch and later days are anywhere', () => {
  const kept = nearOnArrival(restaurants, frames, { stay, travel, festive: undefined });
  const far = kept.filter(({ meal }) => travel.leg(meal, stay).minutes > 20);

  expect(far.length).toBeGreaterThan(0);
  for (const { meal } of far) expect(meal.spans).toEqual([[[720, 960]], open]);
  expect(kept.filter(({ meal }) => meal.spans[0] === open).length).toBeGreaterThanOrEqual(3);
});

test('a festive dinner on the first evening is worth the way', () => {
  expect(nearOnArrival(restaurants, frames, { stay, travel, festive: 0 })).toBe(restaurants);
});
