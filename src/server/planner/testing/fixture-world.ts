import type { CheckFacts, PlaceFacts, PreferenceFacts } from '../check-facts.ts';
import { seededRandom } from '#shared/seeded.ts';
import type { Span } from '../problem.ts';

/** A small town that exists only here: sights of every kind, restaurants, a desk, and a stay in its middle. */
export type FixtureWorld = {
  stay: { lat: number; lon: number; name: string };
  sights: (PlaceFacts & { minutes: number; value: number })[];
  restaurants: PlaceFacts[];
  desk: PlaceFacts;
};

export const SUNLIGHT: Span = [6 * 60 + 30, 19 * 60 + 30];
const STAY = { lat: 45.44, lon: 12.33, name: 'Hotel Fixture' };

const KINDS = [
  {
    kind: 'museum',
    interests: ['History'],
    indoor: true,
    daylight: false,
    hours: [600, 1080],
    shut: 1,
  },
  {
    kind: 'church',
    interests: ['Architecture'],
    indoor: true,
    daylight: false,
    hours: [540, 1110],
    shut: -1,
  },
  {
    kind: 'viewpoint',
    interests: ['Photography'],
    indoor: false,
    daylight: true,
    hours: [0, 1440],
    shut: -1,
  },
  {
    kind: 'park',
    interests: ['Nature'],
    indoor: false,
    daylight: true,
    hours: [420, 1260],
    shut: -1,
  },
  {
    kind: 'palace',
    interests: ['History', 'Architecture'],
    indoor: true,
    daylight: false,
    hours: [570, 1050],
    shut: 2,
  },
  {
    kind: 'market',
    interests: ['Culinary'],
    indoor: true,
    daylight: false,
    hours: [480, 1140],
    shut: 0,
  },
] as const;

export function buildFixtureWorld(seed: number): FixtureWorld {
  const random = seededRandom(seed);
  const near = (reach: number) => ({
    lat: STAY.lat + (random() - 0.5) * reach,
    lon: STAY.lon + (random() - 0.5) * reach,
  });
  const sights = Array.from({ length: 30 }, (_, i) => {
    const { kind, interests, indoor, daylight, hours, shut } = KINDS[i % KINDS.length] ?? KINDS[0];
    const priceUsd = i % 3 === 0 ? 0 : 5 + Math.floor(random() * 20);

    return {
      ...near(i % 9 === 0 ? 0.12 : 0.03),
      id: `${kind}-${i}`,
      name: `The ${kind} no. ${i}`,
      kind,
      interests,
      indoor,
      daylight,
      vegan: false,
      isMeal: false,
      priceUsd,
      openOn: openExcept([hours[0], hours[1]], shut),
      minutes: 30 + 15 * Math.floor(random() * 5),
      value: 10 + Math.floor(random() * 60),
    };
  });
  const restaurants = Array.from({ length: 16 }, (_, i) => restaurant(i, near(0.02), random));

  return { stay: STAY, sights, restaurants, desk: deskAt(near(0.01)) };
}

function openExcept(span: Span, weekday: number) {
  return (date: string): readonly Span[] =>
    new Date(`${date}T00:00:00Z`).getUTCDay() === weekday ? [] : [span];
}

function restaurant(i: number, at: { lat: number; lon: number }, random: () => number): PlaceFacts {
  return {
    ...at,
    id: `table-${i}`,
    name: `Trattoria no. ${i}`,
    kind: 'restaurant',
    interests: [],
    indoor: true,
    daylight: false,
    vegan: true,
    isMeal: true,
    priceUsd: 12 + Math.floor(random() * 20),
    openOn: () => [[690, 1350]],
  };
}

function deskAt(at: { lat: number; lon: number }): PlaceFacts {
  return {
    ...at,
    id: 'desk',
    name: 'The Desk',
    kind: 'workspace',
    interests: [],
    indoor: true,
    daylight: false,
    vegan: false,
    isMeal: false,
    priceUsd: null,
    openOn: () => [[480, 1200]],
  };
}

export const LANDING = 10 * 60;
export const TAKEOFF = 18 * 60;

export function factsOf(
  world: FixtureWorld,
  preference: Partial<PreferenceFacts> = {},
): CheckFacts {
  const places = new Map(
    [...world.sights, ...world.restaurants, world.desk].map((place) => [place.id, place]),
  );

  return {
    place: (id) => places.get(id),
    preference: {
      travelers: 2,
      interests: ['History', 'Nature'],
      isEcoFriendly: true,
      isVeganFriendly: true,
      isBusiness: false,
      needs: { toddler: false, wheelchair: false, relaxation: false },
      ...preference,
    },
    maxUsd: 4000,
    isPublicHoliday: () => false,
    landing: LANDING,
    takeoff: TAKEOFF,
    rainyMonth: () => true,
    daylight: () => SUNLIGHT,
  };
}
