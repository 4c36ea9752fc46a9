import { seededRandom } from '#shared/seeded.ts';
import { createTravelModel } from '#server/planner/travel-model.ts';
import type {
  DayPlanInput,
  MealPlace,
  MealSlot,
  PlanProblem,
  Span,
  Visit,
} from '#server/planner/problem.ts';
import { defaultRounds } from '#server/planner/default-iterations.ts';

const CENTRE = { lat: 43.77, lon: 11.25 };
const GROUPS = [
  'museum',
  'church',
  'park',
  'viewpoint',
  'market',
  'palace',
  'street',
  'show',
] as const;
const INTERESTS = ['History', 'Architecture', 'Nature', 'Culinary', 'Photography'] as const;
const MEALS: MealSlot[] = [
  { meal: 'lunch', window: [690, 870], minutes: 60 },
  { meal: 'dinner', window: [1080, 1290], minutes: 90 },
];

type WorldSize = { days: number; visits: number; seed: number };

/** Chance and what it shapes: numbers in a range, points around the centre, opening hours. */
type Dice = {
  random: () => number;
  between: (low: number, high: number) => number;
  point: () => { lat: number; lon: number };
  hours: (days: number) => Span[][];
};

/** A made-up city of realistic shape: most places within 3 km, some out of town, closed days, lunch breaks. */
export function buildTripProblem({ days, visits, seed }: WorldSize): PlanProblem {
  const dice = createDice(seed);

  return {
    days: Array.from({ length: days }, (_, day) => buildDay(day, days)),
    visits: Array.from({ length: visits }, (_, i) => buildVisit(i, days, dice)),
    mealPlaces: Array.from({ length: 18 }, (_, i) => buildRestaurant(i, days, dice)),
    travel: createTravelModel({
      modes: ['walk', 'transit', 'taxi'],
      eco: false,
      maxWalkMinutes: 25,
      level: 'moderate',
      partySize: 2,
    }),
    maxUsd: days * 260,
    wantedInterests: ['History', 'Nature'],
    variety: [1, 0.85, 0.7, 0.6, 0.5],
    seed,
    maxRounds: defaultRounds({ days, visits }),
  };
}

function createDice(seed: number): Dice {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);

  return {
    random,
    between,
    point: () => {
      const out =
        random() < 0.12 ? between(4, 18) : Math.abs(between(-1, 1) + between(-1, 1)) * 2.2;
      const angle = between(0, 2 * Math.PI);

      return {
        lat: CENTRE.lat + (out * Math.sin(angle)) / 111,
        lon: CENTRE.lon + (out * Math.cos(angle)) / 80,
      };
    },
    hours: (days) => {
      const open = 5 * Math.round(between(96, 126));
      const close = 5 * Math.round(between(198, 252));
      const spans: Span[] =
        random() < 0.15
          ? [
              [open, 760],
              [870, close],
            ]
          : [[open, close]];
      const closed = random() < 0.5 ? Math.floor(random() * 7) : -1;

      return Array.from({ length: days }, (_, day) => (day % 7 === closed ? [] : spans));
    },
  };
}

function buildVisit(i: number, days: number, { random, between, point, hours }: Dice): Visit {
  const fame = Math.ceil(5 * random() ** 1.6);

  return {
    ...point(),
    id: `visit-${i}`,
    minutes: 15 * Math.round(between(2, 8)),
    value: 10 * fame + between(0, 25),
    usd: random() < 0.4 ? 0 : Math.round(between(10, 50)),
    spans: hours(days),
    group: GROUPS[Math.floor(random() * GROUPS.length)] ?? 'museum',
    indoor: random() < 0.5,
    meets: INTERESTS.filter(() => random() < 0.3),
  };
}

/** Every third restaurant shuts in the afternoon. */
function buildRestaurant(i: number, days: number, { between, point }: Dice): MealPlace {
  const spans: Span[] =
    i % 3 === 0
      ? [
          [690, 900],
          [1110, 1380],
        ]
      : [[660, 1380]];

  return {
    ...point(),
    id: `table-${i}`,
    value: between(2, 10),
    usd: Math.round(between(30, 120)),
    spans: Array.from({ length: days }, () => spans),
  };
}

function buildDay(day: number, days: number): DayPlanInput {
  const isArrival = day === 0;
  const isDeparture = day === days - 1 && days > 1;

  return {
    window: [isArrival ? 14 * 60 : 8 * 60, isDeparture ? 13 * 60 : 22 * 60 + 30],
    from: CENTRE,
    to: CENTRE,
    meals: MEALS.filter(({ meal }) =>
      meal === 'lunch' ? !isArrival && !isDeparture : !isDeparture,
    ),
    blocks: [],
    maxWalkKm: 12,
    maxProgramme: 600,
    wantsIndoor: day % 2 === 0,
  };
}
