import { anneal } from '#server/planner/core/anneal.ts';
import { planRoute } from '#server/planner/route/plan-route.ts';
import type { RoutePlace, RouteRide } from '#server/planner/route/route-problem.ts';
import { distance, toCore, type Day, type HotelInstance } from './instance.ts';

const ROUNDS_A_DAY = 300;

/**
 * Sequences of hotels that the route planner proposes. A day between two hotels is worth the sights that it alone
 * could see, so that days which would see the same ones look better than they are; to make up for that every hotel
 * is also asked for on every night.
 */
export function proposeHotels(instance: HotelInstance): Day[][] {
  const { hotels, dayLimits } = instance;
  const nights = dayLimits.length - 1;
  const worthOf = createDayWorth(instance);
  const places = Array.from({ length: nights }, (_, night) =>
    hotels.map((_hotel, hotel): RoutePlace => ({
      id: `${night} ${hotel}`,
      nights: { min: 1, max: 1 },
      arrival: { min: night, max: night },
      worth: () => 0,
    })),
  ).flat();
  const propose = (required?: RoutePlace) =>
    planRoute({
      nights,
      people: 1,
      start: '-1 0',
      end: `${nights} 1`,
      visits: { min: nights, max: nights },
      places: places.map((place) => (place === required ? { ...place, required: true } : place)),
      rides: (from, to) => ridesBetween(numbers(from), numbers(to), worthOf),
    }).plan;
  const found = [undefined, ...places].flatMap((required) => {
    const plan = propose(required);

    return plan ? [plan.stays.map(({ place }) => numbers(place)[1])] : [];
  });
  const sequences = [...new Map(found.map((hotelsOf) => [hotelsOf.join(' '), hotelsOf])).values()];

  return sequences.map((sequence) =>
    dayLimits.map((limit, day) => ({
      from: sequence[day - 1] ?? 0,
      to: sequence[day] ?? 1,
      limit,
    })),
  );
}

type Night = readonly [night: number, hotel: number];

function numbers(id: string): Night {
  const [night = 0, hotel = 0] = id.split(' ').map(Number);

  return [night, hotel];
}

function ridesBetween(
  [night, from]: Night,
  [next, to]: Night,
  worthOf: (day: number, from: number, to: number) => number,
): RouteRide[] {
  if (next !== night + 1) return [];
  const worth = worthOf(next, from, to);

  if (worth === -Infinity) return [];
  return [
    {
      id: `${from} ${to}`,
      mode: 'walk',
      minutes: 0,
      price: { usd: 0, per: 'person' },
      days: [next],
      burden: -worth,
    },
  ];
}

/** What one day between two hotels can see; -Infinity where it cannot reach the other. */
function createDayWorth(instance: HotelInstance) {
  const known = new Map<string, number>();

  return (day: number, from: number, to: number): number => {
    const limit = instance.dayLimits[day] ?? 0;
    const [one, other] = [instance.hotels[from], instance.hotels[to]];
    const key = `${limit} ${Math.min(from, to)} ${Math.max(from, to)}`;

    if (!one || !other || distance(one, other) > limit) return -Infinity;
    const worth =
      known.get(key) ??
      anneal(toCore(instance, [{ from, to, limit }]), { seed: 1, maxRounds: ROUNDS_A_DAY }).score;

    known.set(key, worth);
    return worth;
  };
}
