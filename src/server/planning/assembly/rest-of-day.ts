import { endPoint } from '#server/planner/end-point.ts';
import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { stayWords } from '../candidates/place-words.ts';
import { isLeftAlone } from '../days/day-windows.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import {
  type Rest,
  restBefore,
  restBeforeLeaving,
  type Rested,
  type RestPlace,
  type RestWorld,
} from '../days/rests.ts';
import { ROUND_THE_CLOCK } from './assemble-stop.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import type { PlanIndex } from './plan-index.ts';
import type { PlanDraft } from './plan-draft.ts';
import { spotsBeforeDinner, spotsNear } from './rest-spots.ts';
import { walkedKm } from '../days/route-measures.ts';
import { type DinnerWorld, withDinnerLater, withoutWait } from '../days/before-dinner.ts';
import { isRestOf } from './is-rest-of.ts';
import { hoursToStay } from './settled-routes.ts';

/** The routes of a plan with their rests before dinner, and the rests by the ids of their stops. */
export type RestedRoutes = { routes: PlannedRoute[]; rests: ReadonlyMap<string, Rest> };

/**
 * A rest in each long gap of the days that hold sights, and at the stay before leaving for home; no place comes twice,
 * and the ways stay affordable.
 */
export function withRests(draft: PlanDraft, index: PlanIndex): RestedRoutes {
  const { solution, built, planInput } = draft;
  const used = new Set(solution.routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const rests = new Map<string, Rest>();
  let usd = planInput.maxUsd - spentOn(solution.routes, index);

  const keep = (before: PlannedRoute, rested: Rested | undefined, day: number): PlannedRoute => {
    if (!rested) return before;
    for (const rest of rested.rests) {
      const id = `${rest.stop.id}-${day}-${rest.stop.start}`;

      used.add(rest.at.place.id);
      rests.set(id, rest);
      rest.stop.id = id;
    }
    usd -= faresOf(rested.route) - faresOf(before);
    return rested.route;
  };

  const routes = solution.routes.map((route, at) => {
    const day = built.dayIndexes[at] ?? at;
    const frame = planInput.frames[day];

    if (!frame || !route.stops.some(({ kind }) => kind === 'visit') || isLeftAlone(frame))
      return route;
    // From the evening back to the morning, so that the numbers of the stops before stay.
    const paused = route.stops.reduceRight((rested, _, next) => {
      const world = worldOf(draft, index, { route: rested, day, next, used, usd });

      if (!world) return rested;
      const dinner = dinnerWorld(draft, index, { route: rested, day, next });
      const tries = dinner ? [rested, ...withDinnerLater(rested, next, dinner)] : [rested];
      const found = firstOf(tries, (one) => restBefore(one, next, world));

      return !found && dinner ? withoutWait(rested, next, dinner) : keep(rested, found, day);
    }, route);
    const world = worldOf(draft, index, {
      route: paused,
      day,
      next: paused.stops.length,
      used,
      usd,
    });

    return frame.takeOff !== undefined && world
      ? keep(paused, restBeforeLeaving(paused, frame.window[1], world), day)
      : paused;
  });

  return { routes, rests };
}

/** The first result that there is. */
function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);

    if (found) return found;
  }
  return undefined;
}

/** What moves dinner and the visit before it; undefined for any other stop, and what was locked. */
function dinnerWorld(
  { planInput }: PlanDraft,
  { sights, restaurants, ownChoiceMeals }: PlanIndex,
  { route, day, next }: Pick<Pause, 'route' | 'day' | 'next'>,
): DinnerWorld | undefined {
  const [frame, dinner] = [planInput.frames[day], route.stops[next]];
  const meal = dinner && (restaurants.get(dinner.id) ?? ownChoiceMeals.get(dinner.id))?.meal;

  if (!frame || dinner?.meal !== 'dinner' || !meal || meal.lockedAt) return undefined;
  return {
    ...frame,
    slot: frame.meals.find((one) => one.meal === 'dinner'),
    open: meal.spans[day] ?? [],
    openOn: ({ id }) => hoursToStay(sights.get(id), day),
    isRest: isRestOf(planInput),
  };
}

function faresOf({ stops, back }: PlannedRoute): number {
  return stops.reduce((sum, { leg }) => sum + leg.usd, back.usd);
}

/** What visits, meals and ways cost the party. */
function spentOn(routes: readonly PlannedRoute[], index: PlanIndex): number {
  const usdOf = (id: string) =>
    index.sights.get(id)?.visit.usd ??
    index.restaurants.get(id)?.meal.usd ??
    index.ownChoiceMeals.get(id)?.meal.usd ??
    0;

  return routes.reduce(
    (sum, route) =>
      sum + faresOf(route) + route.stops.reduce((total, { id }) => total + usdOf(id), 0),
    0,
  );
}

/** Before the stop of that number; after the last, the way home. */
type Pause = {
  route: PlannedRoute;
  day: number;
  next: number;
  used: ReadonlySet<string>;
  usd: number;
};

/** What a rest between two stops may use; undefined beside work, an appointment or another rest. */
function worldOf(
  draft: PlanDraft,
  { sights, restaurants, ownChoiceMeals }: PlanIndex,
  { route, day, next, used, usd }: Pause,
): RestWorld | undefined {
  const [before, after] = [route.stops[next - 1], route.stops[next]];

  if (!before || [before, after].some((stop) => stop && !isVisitOrMeal(stop))) return undefined;
  const { planInput } = draft;
  const pointOf = (id: string) => sights.get(id)?.visit ?? restaurants.get(id)?.meal;

  return {
    stay: stayToRest(draft, !after ? 'leaving' : after.start < EVENING ? 'pause' : 'evening'),
    pointOf,
    isOwnChoice: (id) => ownChoiceMeals.has(id),
    legBetween: (from, to) => legBetween(planInput.travel, from, to),
    placeNear: (id, from) => {
      const point = pointOf(id);
      const sight = sights.get(id);

      // A day trip ends where it began.
      if (sight && isDayTrip(sight)) return undefined;
      return point && spotsNear(draft, { point: endPoint(point), day, from, used })[0];
    },
    beforeDinner: (dinner, last) => {
      const points = [dinner, last].flatMap(({ id }) => pointOf(id) ?? []).map(endPoint);

      return spotsBeforeDinner(draft, { points, day, until: dinner.start, used })[0];
    },
    isRest: isRestOf(planInput),
    walkKm: (planInput.frames[day]?.maxWalkKm ?? 0) - walkedKm(route),
    usd,
  };
}

function isVisitOrMeal({ kind }: PlannedStop): boolean {
  return kind === 'visit' || kind === 'meal';
}

const EVENING = 17 * 60;

const AT_STAY = {
  pause: 'Put your feet up for a while.',
  evening: 'Put your feet up and change for the evening.',
  leaving: 'Collect your bags, with time for a last coffee.',
} as const;

/** The stay as a place to rest at. */
export function stayToRest(
  { match: { destination }, planInput }: PlanDraft,
  before: keyof typeof AT_STAY,
): RestPlace {
  const { stay } = planInput.stay;

  return {
    activity: `Back at ${stayWords(destination, stay.name)}`,
    description: AT_STAY[before],
    isStay: true,
    place: {
      id: `${destination.id}/${stay.id}`,
      name: stay.name,
      lat: stay.lat,
      lon: stay.lon,
      kind: stay.kind,
      indoor: true,
      open: ROUND_THE_CLOCK,
      price: null,
      source: 'catalogue',
    },
  };
}
