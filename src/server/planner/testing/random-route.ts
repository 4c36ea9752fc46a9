import { seededRandom, type Random } from '#shared/seeded.ts';
import type { RoutePlace, RouteProblem, RouteRide } from '../route/route-problem.ts';

const MODES = ['train', 'flight', 'car'];
const TAGS = ['red', 'blue'];

/** A small route with some of everything: fixed points, timetables, minimum nights, picks with tags, a budget. */
export function randomRoute(seed: number, size = { places: 3, nights: 4 }): RouteProblem {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const maybe = <T>(chance: number, value: () => T) => (random() < chance ? value() : undefined);
  const ids = Array.from({ length: 1 + upTo(size.places - 1) }, (_, index) => `p${index}`);
  const places = ids.map((id) => randomPlace(random, id));
  const pairs = ['home', ...ids].flatMap((from) =>
    ['home', ...ids].map((to): [string, RouteRide[]] => [
      `${from}>${to}`,
      Array.from({ length: random() < 0.05 ? 0 : 1 + upTo(1) }, (_, index) =>
        randomRide(random, `${from}>${to}#${index}`),
      ),
    ]),
  );
  const rides = new Map(pairs);
  const ends = { start: maybe(0.8, () => 'home'), end: maybe(0.8, () => 'home') };
  const fixed = {
    order: maybe(0.2, () => ids.toReversed()),
    first: maybe(0.1, () => ids[0]),
    last: maybe(0.1, () => ids.at(-1)),
    visits: maybe(0.3, () => ({ min: random() < 0.2 ? 2 : 1, max: 2 })),
    coverage: maybe(0.4, () => TAGS.slice(0, 1 + upTo(1))),
    exclusiveModes: maybe(0.3, () => [['car', 'flight'] as const]),
    budgetUsd: maybe(0.6, () => 250 + upTo(1000)),
    worthPerUsd: maybe(0.5, () => 0.01),
  };

  return {
    nights: 1 + upTo(size.nights - 1),
    people: 1 + upTo(2),
    places,
    rides: (from, to) => rides.get(`${from}>${to}`) ?? [],
    slots: [
      { id: 'noon', kind: 'meal', from: 720, until: 780, required: random() < 0.15 },
      { id: 'night', kind: 'meal', from: 1140, until: 1200, requiredBeforeRide: random() < 0.1 },
      { id: 'sight', kind: 'sight', from: 600, until: 660 },
    ],
    constraints: [{ name: 'no shared room', lodging: ({ attributes }) => !attributes?.['shared'] }],
    ...defined(ends),
    ...defined(fixed),
  };
}

/** Without the keys that have no value. */
function defined<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

function randomPlace(random: Random, id: string): RoutePlace {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const value = 20 + upTo(60);
  const beds = Array.from({ length: random() < 0.05 ? 0 : 1 + upTo(2) }, (_, index) => ({
    id: `${id} bed ${index}`,
    usdPerNight: 10 + upTo(80),
    sleeps: 1 + upTo(2),
    minNights: random() < 0.2 ? 2 : 1,
    worth: upTo(8),
    attributes: { shared: random() < 0.2 },
  }));

  return {
    id,
    nights: { min: 1, max: 2 + upTo(3) },
    worth: (nights) => value * (1 - 0.6 ** nights),
    ...(random() < 0.1 ? { required: true } : {}),
    ...(random() < 0.1 ? { arrival: { min: upTo(1), max: 1 + upTo(2) } } : {}),
    ...(random() < 0.8 ? { lodgings: beds } : {}),
    picks: {
      meal: Array.from({ length: upTo(3) }, (_, index) => ({
        id: `${id} table ${index}`,
        usdPerPerson: 5 + upTo(40),
        worth: upTo(9),
        tags: TAGS.filter(() => random() < 0.4),
      })),
      sight: [{ id: `${id} sight`, usdPerPerson: upTo(20), worth: upTo(6) }],
    },
  };
}

function randomRide(random: Random, id: string): RouteRide {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const departs = 360 + 60 * upTo(12);
  const minutes = 60 + 60 * upTo(8);
  const isNight = random() < 0.1;

  return {
    id,
    mode: MODES[upTo(2)] ?? 'train',
    minutes,
    price:
      random() < 0.5
        ? { usd: 10 + upTo(90), per: 'person' }
        : { usd: 10 + upTo(90), per: 'vehicle', seats: 2 },
    burden: upTo(12),
    ...(random() < 0.15 ? { days: [0, 1, 2, 3, 4].filter(() => random() < 0.6) } : {}),
    ...(random() < 0.8 ? { departs, arrives: departs + minutes + (isNight ? 600 : 0) } : {}),
    ...(isNight ? { nightsAboard: 1 } : {}),
  };
}
