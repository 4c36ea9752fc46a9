import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { prove } from './prove.ts';
import { weatherFactor } from '../candidates/value-model.ts';

const catalogue = loadCatalogue();
const PATIENCE_MS = 90_000;

/** The first of the three months apart whose highs differ most, and by how much. */
function widestSwing(highC: readonly number[]): { month: number; swing: number } {
  return highC
    .map((high, i) => ({ month: i + 1, swing: (highC[(i + 3) % 12] ?? high) - high }))
    .reduce((a, b) => (b.swing > a.swing ? b : a));
}

const seasonal = catalogue.destinations
  .map((destination) => ({ destination, ...widestSwing(destination.climate.highC) }))
  .filter(({ swing }) => swing >= 8);

describe('three months on, from the cold season to the warm one', () => {
  test.each(seasonal.map((one) => [one.destination.id, one] as const))(
    'time outdoors is worth more in %s, against time indoors',
    (_, { destination, month }) => {
      const later = ((month + 2) % 12) + 1;
      const edge = (at: number) =>
        weatherFactor({ kind: 'garden', indoor: false }, destination, at) /
        weatherFactor({ kind: 'museum', indoor: true }, destination, at);
      const [high = 0, warm = 0] = [month, later].map((at) => destination.climate.highC[at - 1]);
      const isFairer = high < 15 && warm <= 27;
      const isWetter = (destination.climate.rainMm[later - 1] ?? 0) > 90;

      if (isFairer && !isWetter) expect(edge(later)).toBeGreaterThan(edge(month) * 1.08);
      else expect(edge(later)).not.toBe(edge(month));
    },
  );

  test('makes a difference in most of the catalogue', () => {
    expect(seasonal.length).toBeGreaterThan(100);
  });
});

const stopsOf = (trip: ItineraryTrip) =>
  new Set(
    trip.itinerary.flatMap((day) =>
      day.activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place.id] : [])),
    ),
  );

/** Share of the stops that are other places. */
function change(a: ItineraryTrip, b: ItineraryTrip): number {
  const [one, other] = [stopsOf(a), stopsOf(b)];
  const both = [...one].filter((id) => other.has(id)).length;

  return 1 - both / Math.max(one.size, other.size);
}

function planAt(name: string, month: number): ItineraryTrip {
  const start = `2027-${String(month).padStart(2, '0')}`;

  return generateTrip(
    buildRequest({
      destinations: name,
      departureDate: `${start}-03`,
      returnDate: `${start}-05`,
    }),
    { catalogue, prove, rounds: FEW_ROUNDS },
  );
}

/** Cities, coasts and mountains, warm and cold; by name, as the catalogue grows. */
const TRIED = seasonal.filter(({ destination: { id } }) =>
  'abu-dhabi chamonix frankfurt lake-district milos osaka rovaniemi zhangjiajie'
    .split(' ')
    .includes(id),
);

test(
  'a plan changes visibly with dates three months on',
  () => {
    const changes = TRIED.map(({ destination: { name }, month }) => {
      const base = planAt(name, Math.min(9, month));
      const later = planAt(name, Math.min(9, month) + 3);
      const [day, other] = [base.itinerary[0]?.weather, later.itinerary[0]?.weather];

      expect(other).not.toEqual(day);
      return change(base, later);
    });
    const mean = changes.reduce((sum, one) => sum + one, 0) / changes.length;

    expect(changes.length).toBeGreaterThanOrEqual(6);
    expect(mean).toBeGreaterThan(0.08);
  },
  PATIENCE_MS,
);
