import { addDays, durationText, timeOf } from '#shared/dates.ts';
import type {
  ItineraryTrip,
  PlannedActivity,
  PlannedDay,
  PlannedPlace,
} from '#shared/generation/generated-trip.schema.ts';
import type { PlaceFacts } from '../check-facts.ts';
import type {
  DayPlanInput,
  PlannedRoute,
  PlannedStop,
  PlanProblem,
  PlanSolution,
  Span,
} from '../problem.ts';
import { solvePlan } from '../solve-plan.ts';
import { createTravelModel } from '../travel-model.ts';
import { LANDING, SUNLIGHT, TAKEOFF, type FixtureWorld } from './fixture-world.ts';

/** A Thursday, so that six days hold a weekend, a Monday and a Tuesday. */
export const START_DATE = '2027-04-01';
export const DAYS = 6;
const TRAVELERS = 2;

const dates = Array.from({ length: DAYS }, (_, i) => addDays(START_DATE, i));

export function buildFixtureProblem(world: FixtureWorld, isBusiness: boolean): PlanProblem {
  return {
    days: dates.map((date, day) => fixtureDay(world, { date, day, isBusiness })),
    visits: world.sights.map(({ minutes, value, ...place }) => ({
      ...place,
      minutes,
      value,
      usd: (place.priceUsd ?? 0) * TRAVELERS,
      spans: dates.map((date) =>
        place.daylight ? place.openOn(date).map(intoDaylight) : place.openOn(date),
      ),
      group: place.kind,
      meets: place.interests,
    })),
    mealPlaces: world.restaurants.map((place) => ({
      ...place,
      value: 5,
      usd: (place.priceUsd ?? 0) * TRAVELERS,
      spans: dates.map((date) => place.openOn(date)),
    })),
    travel: createTravelModel({
      modes: ['walk', 'transit'],
      eco: true,
      maxWalkMinutes: 25,
      level: 'moderate',
      partySize: TRAVELERS,
    }),
    maxUsd: 2500,
    wantedInterests: ['History', 'Nature'],
    variety: [1, 0.8, 0.6],
    seed: 5,
    maxRounds: 250,
  };
}

function intoDaylight([open, close]: Span): Span {
  return [Math.max(open, SUNLIGHT[0]), Math.min(close, SUNLIGHT[1])];
}

function fixtureDay(
  { stay, desk }: FixtureWorld,
  { date, day, isBusiness }: { date: string; day: number; isBusiness: boolean },
): DayPlanInput {
  const isFirst = day === 0;
  const isLast = day === DAYS - 1;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isWorkday = isBusiness && weekday >= 1 && weekday <= 5 && !isFirst && !isLast;
  const block = (half: string, start: number, end: number) => ({
    id: `work-${half}`,
    lat: desk.lat,
    lon: desk.lon,
    start,
    end,
  });

  return {
    window: [isFirst ? LANDING + 90 : 8 * 60, isLast ? TAKEOFF - 150 : 22 * 60],
    from: stay,
    to: stay,
    meals: [
      ...(isLast
        ? []
        : [{ meal: 'dinner' as const, window: [1080, 1290] as const, minutes: 90, rest: 45 }]),
      ...(isFirst || isLast
        ? []
        : [{ meal: 'lunch' as const, window: [690, 870] as const, minutes: isBusiness ? 45 : 60 }]),
    ],
    blocks: isWorkday ? [block('morning', 540, 750), block('afternoon', 840, 1050)] : [],
    maxWalkKm: 12,
    maxProgramme: 660,
    wantsIndoor: true,
  };
}

/** A valid plan of the fixture world as the JSON that the server sends. */
export function buildFixtureTrip(world: FixtureWorld, isBusiness = false): ItineraryTrip {
  const problem = buildFixtureProblem(world, isBusiness);

  return tripOf(world, solvePlan(problem), isBusiness);
}

function tripOf(world: FixtureWorld, plan: PlanSolution, isBusiness: boolean): ItineraryTrip {
  const places = new Map([...world.sights, ...world.restaurants].map((place) => [place.id, place]));
  const usd = (kind: PlannedStop['kind'], routes: readonly PlannedRoute[]) =>
    routes
      .flatMap(({ stops }) => stops)
      .filter((stop) => stop.kind === kind)
      .reduce((sum, { id }) => sum + (places.get(id)?.priceUsd ?? 0) * TRAVELERS, 0);
  const fares = (routes: readonly PlannedRoute[]) =>
    Math.round(
      routes.reduce(
        (sum, { stops, back }) => sum + stops.reduce((total, { leg }) => total + leg.usd, back.usd),
        0,
      ),
    );
  const parts = {
    flights: 400,
    stay: 500,
    food: usd('meal', plan.routes),
    activities: usd('visit', plan.routes),
    transport: fares(plan.routes),
  };
  const itinerary = plan.routes.map((route, day) => ({
    ...dayOf(world, route, day),
    cost: usd('meal', [route]) + usd('visit', [route]) + fares([route]),
  }));

  return {
    ...WORDS,
    tripInfo: {
      duration: `${DAYS} days`,
      startDate: START_DATE,
      endDate: dates.at(-1) ?? START_DATE,
      totalBudget: 4000,
      dailyBudget: 700,
      budget: 'Moderate ($$)',
      travelers: TRAVELERS,
      isBusiness,
    },
    itinerary,
    accommodation: { ...WORDS.accommodation, ...world.stay },
    score: plan.score,
    bound: plan.bound,
    costs: { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) },
  };
}

function dayOf(world: FixtureWorld, route: PlannedRoute, day: number): PlannedDay {
  const date = dates[day] ?? START_DATE;
  const legs = [...route.stops.map(({ leg }) => leg), route.back];
  const walked = legs.filter(({ mode }) => mode === 'walk').reduce((sum, { km }) => sum + km, 0);
  const isFirst = day === 0;
  const isLast = day === DAYS - 1;
  const { usd: _, ...back } = route.back;

  return {
    dayNumber: day + 1,
    date,
    dayType: isFirst ? 'Arrival Day' : isLast ? 'Departure Day' : 'Full Day',
    start: isFirst ? timeOf(LANDING + 90) : '08:00',
    end: isLast ? timeOf(TAKEOFF - 150) : '22:00',
    cost: 0,
    walkKm: Math.round(walked * 10) / 10,
    weather: {
      highC: 17,
      lowC: 9,
      rainMm: 120,
      daylight: [timeOf(SUNLIGHT[0]), timeOf(SUNLIGHT[1])],
    },
    back,
    activities: route.stops.map((stop) => activityOf(world, stop, date)),
  };
}

function activityOf(world: FixtureWorld, stop: PlannedStop, date: string): PlannedActivity {
  const place =
    [...world.sights, ...world.restaurants].find(({ id }) => id === stop.id) ?? world.desk;
  const { usd: _, ...travel } = stop.leg;

  return {
    activity: place.name,
    time: timeOf(stop.start),
    duration: durationText(stop.end - stop.start),
    category: place.kind,
    kind: stop.kind === 'visit' ? 'stop' : stop.kind === 'meal' ? 'meal' : 'work',
    ...(stop.meal ? { meal: stop.meal } : {}),
    place: placeOf(place, date),
    travel,
  };
}

function placeOf(
  { id, name, lat, lon, kind, indoor, priceUsd, openOn }: PlaceFacts,
  date: string,
): PlannedPlace {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

  return {
    id,
    name,
    lat,
    lon,
    kind,
    indoor,
    open: openOn(date).map(([open, close]) => [clock(open), clock(close)]),
    price: priceUsd ? { amount: priceUsd, currency: 'USD', usd: priceUsd, asOf: '2027-01' } : null,
    ...(priceUsd === 0 ? { free: true } : {}),
    source: 'catalogue',
  };
}

/** What no rule looks at. */
const WORDS = {
  preferenceId: 1,
  generatedBy: 'built-in planner',
  destination: {
    id: 'fixture',
    name: 'Fixture',
    country: 'Nowhere',
    description: 'A town for tests',
    imagePrompt: '',
    lat: 45.44,
    lon: 12.33,
    timeZone: 'Europe/Rome',
  },
  weather: {
    avgTemp: '13',
    season: 'spring',
    expectedConditions: 'mild',
    clothingRecommendations: [],
  },
  language: { primary: 'Italian', code: 'it' },
  currency: { code: 'EUR', perUsd: 0.9, asOf: '2027-01' },
  activities: [],
  accommodation: {
    id: 'stay',
    name: 'Hotel Fixture',
    type: 'hotel',
    lat: 0,
    lon: 0,
    area: 'Centre',
    address: 'Centre',
    priceRange: '$',
    pricePerNight: 100,
    amenities: [],
    description: '',
  },
  diningOptions: [],
  flights: { outbound: [], return: [] },
  budgetHotels: [],
  usefulPhrases: {},
  culturalNotes: [],
  safetyTips: [],
  checks: [],
  warnings: [],
  reasons: [],
  amadeusCodes: { destination: 'FIX' },
};
