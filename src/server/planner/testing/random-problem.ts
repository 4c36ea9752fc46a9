import { seededRandom } from '#shared/seeded.ts';
import type {
  DayPlanInput,
  MealPlace,
  MealSlot,
  PlanProblem,
  Point,
  Span,
  Visit,
} from '../problem.ts';
import { createTravelModel } from '../travel-model.ts';

export type ProblemSize = {
  days: number;
  visits: number;
  restaurants: number;
  seed: number;
  maxUsd: number;
  rounds: number;
  /** Meetings on every second full day. */
  withBlocks?: boolean;
};

const CENTRE: Point = { lat: 48.2, lon: 16.37 };
const LUNCH: MealSlot = { meal: 'lunch', window: [690, 870], minutes: 60 };
const DINNER: MealSlot = { meal: 'dinner', window: [1080, 1290], minutes: 90 };

/** Of so many visits one is a ride across town. */
const RIDES = 8;

/**
 * A problem of a made-up town: near and far places, rides that end elsewhere, closed days, lunch breaks, prices, arrival
 * and departure.
 */
export function buildRandomProblem(size: ProblemSize): PlanProblem {
  const { days, visits, restaurants, seed, maxUsd, rounds } = size;
  const random = seededRandom(seed);
  const between = (low: number, high: number) => Math.floor(low + random() * (high - low + 1));
  const point = (): Point => ({
    lat: CENTRE.lat + (random() - 0.5) * (random() < 0.15 ? 0.3 : 0.05),
    lon: CENTRE.lon + (random() - 0.5) * (random() < 0.15 ? 0.4 : 0.07),
  });
  const spans = (): Span[][] =>
    Array.from({ length: days }, () => {
      const open = between(96, 130) * 5;
      const close = between(180, 260) * 5;

      if (random() < 0.15) return [];
      return random() < 0.2
        ? [
            [open, 750],
            [840, close],
          ]
        : [[open, close]];
    });

  return {
    days: Array.from({ length: days }, (_, day) => buildDay(day, size)),
    visits: Array.from({ length: visits }, (_, i): Visit => ({
      ...(i % RIDES === 1 ? acrossTown(point()) : point()),
      id: `visit-${i}`,
      minutes: between(3, 36) * 5,
      value: between(0, 100),
      usd: random() < 0.5 ? 0 : between(1, 60),
      spans: spans(),
      group: `group-${between(0, 4)}`,
      indoor: random() < 0.5,
      meets: ['History', 'Nature', 'Beach'].filter(() => random() < 0.3),
    })),
    mealPlaces: Array.from({ length: restaurants }, (_, i): MealPlace => ({
      lat: CENTRE.lat + (random() - 0.5) * 0.03,
      lon: CENTRE.lon + (random() - 0.5) * 0.04,
      id: `table-${i}`,
      value: between(0, 10),
      usd: between(10, 50),
      spans: Array.from({ length: days }, () => [[660, 1380] as const]),
    })),
    travel: createTravelModel({
      modes: ['walk', 'transit', 'taxi'],
      eco: seed % 2 === 0,
      maxWalkMinutes: 25,
      level: 'moderate',
      partySize: 2,
    }),
    maxUsd,
    wantedInterests: ['History', 'Beach'],
    variety: [1, 0.8, 0.6],
    seed,
    maxRounds: rounds,
  };
}

function acrossTown({ lat, lon }: Point): Point {
  return { lat, lon, endsAt: { lat: 2 * CENTRE.lat - lat, lon: 2 * CENTRE.lon - lon } };
}

function buildDay(day: number, { days, withBlocks }: ProblemSize): DayPlanInput {
  const isPartial = day === 0 || day === days - 1;
  const blocks =
    withBlocks && !isPartial && day % 2 === 1
      ? [{ id: `work-${day}`, lat: 48.205, lon: 16.36, start: 840, end: 1050 }]
      : [];

  return {
    window: [day === 0 ? 15 * 60 : 8 * 60, day === days - 1 && days > 1 ? 13 * 60 : 23 * 60],
    from: CENTRE,
    to: CENTRE,
    meals: isPartial ? [] : [LUNCH, DINNER],
    blocks,
    maxWalkKm: 6,
    maxProgramme: 600,
    wantsIndoor: day % 2 === 0,
  };
}
