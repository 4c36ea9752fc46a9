import { isAfterDinner } from './fill-worth.ts';
import type { CoreState, TripState } from './core-state.ts';
import type { TripLimits } from './instance.ts';

/** Walk, money, travel cost, meals and the duration segments of a route. */
export function measureRoute(state: CoreState, route: number): void {
  const { instance, trip } = state;
  const limits = instance.trip;

  if (!limits || !trip) return;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  let walk = 0;
  let usd = 0;
  let travelCost = 0;
  let seen = 0;
  let evening = 0;
  let meals = 0;
  let busy = state.routeTravel[route] as number;

  for (let k = base + 1; k <= end; k++) {
    const pair = (state.place[k - 1] as number) * instance.points + (state.place[k] as number);
    const node = state.sequence[k] as number;
    const meal = limits.meal[node] as number;

    busy += instance.service[node] as number;
    walk += limits.walk[pair] as number;
    travelCost += limits.travelCost[pair] as number;
    usd += (limits.fare[pair] as number) + (limits.usd[node] as number);
    if (meal >= 0) meals |= 1 << meal;
    if ((limits.group[node] as number) >= 0) {
      const opens = instance.open[node * instance.routes + route] as number;

      if (isAfterDinner(limits.fill, route, opens)) evening = 1;
      else seen += instance.service[node] as number;
    }
  }
  state.totals.usd += usd - (trip.usd[route] as number);
  trip.walk[route] = walk;
  trip.usd[route] = usd;
  trip.travelCost[route] = travelCost * (limits.travelFactor[route] as number);
  trip.changes[route] = countChanges(state, limits, route);
  trip.seen[route] = seen;
  trip.evening[route] = evening;
  trip.meals[route] = meals;
  trip.busy[route] = busy;
  measureHeads(state, trip, route);
  measureTails(state, trip, route);
}

/** How often the area changes on a route from one sight to the next before dinner. */
function countChanges(state: CoreState, limits: TripLimits, route: number): number {
  const { instance, sequence, place } = state;
  const base = route * state.stride;
  const end = base + (state.size[route] as number);
  let changes = 0;
  let from = -1;

  for (let k = base + 1; k <= end; k++) {
    const node = sequence[k] as number;
    const opens = instance.open[node * instance.routes + route] as number;
    const here = place[k] as number;

    if ((limits.group[node] as number) < 0 || isAfterDinner(limits.fill, route, opens)) continue;
    if (from >= 0) changes += areaChange(limits, instance.travel[from + here] as number);
    from = here * instance.points;
  }
  return changes;
}

/** The far end of a region is two areas away, and no further. */
const FURTHEST = 2;

/** How far a way of so many minutes leads into another area, 0 to 2. */
function areaChange({ areas }: TripLimits, minutes: number): number {
  return Math.min(FURTHEST, Math.max(0, minutes - areas.from) / areas.full);
}

function measureHeads(state: CoreState, trip: TripState, route: number): void {
  const { instance, sequence, leg } = state;
  const { routes, service, open, close } = instance;
  const { headTime, headEarly, headLate } = trip;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  const first = sequence[base] as number;

  headTime[base] = 0;
  headEarly[base] = open[first * routes + route] as number;
  headLate[base] = close[first * routes + route] as number;
  for (let k = base + 1; k <= end; k++) {
    const node = sequence[k] as number;
    const offset = (headTime[k - 1] as number) + (leg[k] as number);
    const early = headEarly[k - 1] as number;
    const late = headLate[k - 1] as number;
    const opens = (open[node * routes + route] as number) - offset;
    const closes = (close[node * routes + route] as number) - offset;
    const wait = opens > late ? opens - late : 0;

    headTime[k] = offset + (service[node] as number) + wait;
    headEarly[k] = (opens > early ? opens : early) - wait;
    headLate[k] = closes < late ? closes : late;
  }
}

function measureTails(state: CoreState, trip: TripState, route: number): void {
  const { instance, sequence, leg } = state;
  const { routes, service, open, close } = instance;
  const { tailTime, tailEarly, tailLate } = trip;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  const last = sequence[end] as number;

  tailTime[end] = 0;
  tailEarly[end] = open[last * routes + route] as number;
  tailLate[end] = close[last * routes + route] as number;
  for (let k = end - 1; k >= base; k--) {
    const node = sequence[k] as number;
    const offset = (service[node] as number) + (leg[k + 1] as number);
    const opens = open[node * routes + route] as number;
    const closes = close[node * routes + route] as number;
    const early = (tailEarly[k + 1] as number) - offset;
    const late = (tailLate[k + 1] as number) - offset;
    const wait = early > closes ? early - closes : 0;

    tailTime[k] = offset + (tailTime[k + 1] as number) + wait;
    tailEarly[k] = (early > opens ? early : opens) - wait;
    tailLate[k] = late < closes ? late : closes;
  }
}
