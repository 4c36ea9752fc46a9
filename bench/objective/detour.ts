import { distanceKm } from '#server/catalogue/distance.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';

type Position = { lat: number; lon: number };
type Spot = Position & { kind: string };
const ROUNDS = 30;

/** The way of the plan against that of the same stops dealt to the same days as well as exchanges can. */
export function detourOf({ accommodation: home, itinerary }: ItineraryTrip): number | undefined {
  const days = itinerary
    .map(({ activities }) =>
      activities.flatMap(({ kind, place }): Spot[] =>
        place && (kind === 'stop' || kind === 'meal')
          ? [{ lat: place.lat, lon: place.lon, kind }]
          : [],
      ),
    )
    .filter((day) => day.length > 1);

  if (days.length < 2) return undefined;
  const actual = days.reduce((sum, day) => sum + lengthOf(home, day), 0);
  const best = dealtBetter(home, days);

  return best > 0 ? actual / best : 1;
}

function dealtBetter(home: Position, days: readonly Spot[][]): number {
  const dealt = days.map((day) => [...day]);
  const pairs = dealt.flatMap((a, i) => dealt.slice(i + 1).map((b) => [a, b] as const));

  for (let round = 0; round < ROUNDS; round++) {
    const isBetter = pairs.map(([a, b]) => exchange(home, a, b)).some(Boolean);

    if (!isBetter) break;
  }
  return dealt.reduce((sum, day) => sum + shortest(home, day), 0);
}

/** Exchanges stops of one kind between two days where that shortens both together; true when it did. */
function exchange(home: Position, a: Spot[], b: Spot[]): boolean {
  const pairs = [...a.keys()].flatMap((x) => [...b.keys()].map((y) => [x, y] as const));
  let length = shortest(home, a) + shortest(home, b);
  let isBetter = false;

  for (const [x, y] of pairs) {
    const [one, other] = [a[x], b[y]];

    if (!one || !other || one.kind !== other.kind) continue;
    [a[x], b[y]] = [other, one];
    const now = shortest(home, a) + shortest(home, b);

    if (now < length - 1e-6) [length, isBetter] = [now, true];
    else [a[x], b[y]] = [one, other];
  }
  return isBetter;
}

function lengthOf(home: Position, stops: readonly Position[]): number {
  const all = [home, ...stops, home];

  return all.slice(1).reduce((sum, to, i) => sum + distanceKm(all[i] ?? home, to), 0);
}

/** The length of a round tour: nearest neighbour, then 2-opt. */
function shortest(home: Position, stops: readonly Position[]): number {
  let order = byNearest(home, stops);
  let best = lengthOf(home, order);

  for (;;) {
    const turned = turns(order).find((one) => lengthOf(home, one) < best - 1e-9);

    if (!turned) return best;
    order = turned;
    best = lengthOf(home, order);
  }
}

function byNearest(home: Position, stops: readonly Position[]): Position[] {
  const rest = [...stops];
  const order: Position[] = [];

  for (let at = home; rest.length > 0;) {
    const next = rest.reduce((a, b) => (distanceKm(at, b) < distanceKm(at, a) ? b : a));

    rest.splice(rest.indexOf(next), 1);
    order.push(next);
    at = next;
  }
  return order;
}

/** Every order in which one part is turned round. */
function turns(order: readonly Position[]): Position[][] {
  return order.flatMap((_, i) =>
    order
      .slice(i + 1)
      .map((__, k) => [
        ...order.slice(0, i),
        ...order.slice(i, i + k + 2).toReversed(),
        ...order.slice(i + k + 2),
      ]),
  );
}
