import { endPoint } from '#server/planner/end-point.ts';
import type { PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { stayWords } from '../candidates/place-words.ts';
import { isLeftAlone } from '../days/day-windows.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import type { Rest, RestPlace } from '../days/rest-place.ts';
import { restBefore, restBeforeLeaving, type Rested, type RestWorld } from '../days/rests.ts';
import { ROUND_THE_CLOCK } from './assemble-stop.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import type { PlanIndex } from './plan-index.ts';
import type { PlanDraft } from './plan-draft.ts';
import { spotsBeforeDinner, spotsNear } from './rest-spots.ts';
import { walkedKm } from '../days/route-measures.ts';
import { type DinnerWorld, withOtherDinners } from '../days/before-dinner.ts';
import { waitBefore } from '../days/long-day.ts';
import { isRested } from '../days/long-day.ts';
import { isUnhurried } from '../days/pace.ts';
import { withTreat } from '../days/treats.ts';
import { bringsDinnerOf } from './brings-dinner-of.ts';
import { poolToRest } from './pool-to-rest.ts';
import { hoursAround } from './hours-around.ts';
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
    const treated = keep(route, treatOn(draft, index, { route, at, day, used, usd }), day);
    // From the evening back to the morning, so that the numbers of the stops before stay.
    const paused = treated.stops.reduceRight((rested, _, next) => {
      const spent = spentBefore(draft, index, { route: rested, day, next, used, usd, rests });

      return spent ? keep(rested, spent, day) : rested;
    }, treated);
    const world = worldOf(draft, index, {
      route: paused,
      day,
      next: paused.stops.length,
      used,
      usd,
      rests,
    });

    return frame.takeOff !== undefined && world
      ? keep(paused, restBeforeLeaving(paused, frame.window[1], world), day)
      : paused;
  });

  return { routes, rests };
}

/** The day with something that everybody eats there between meals, where that is by its way. */
function treatOn(
  draft: PlanDraft,
  { sights, restaurants }: PlanIndex,
  { route, at, day, used, usd }: Omit<Pause, 'next' | 'rests'> & { at: number },
): Rested | undefined {
  const { planInput, built } = draft;
  const frame = planInput.frames[day];
  const pointOf = (id: string) => sightPoint(sights.get(id)) ?? restaurants.get(id)?.meal;

  if (!frame) return undefined;
  return withTreat(route, {
    ...frame,
    treatsNear(id, from) {
      const point = pointOf(id);

      return point
        ? spotsNear(draft, { point: endPoint(point), day, from, used, isTreat: true })
        : [];
    },
    pointOf,
    legBetween: (from, to) => legBetween(planInput.travel, from, to),
    hoursOf(stop) {
      const isLocked = restaurants.get(stop.id)?.meal.lockedAt !== undefined;
      const isMovable =
        stop.kind === 'meal' ? !isLocked : hoursToStay(sights.get(stop.id), day) !== undefined;

      return isMovable ? hoursAround(stop, at, built.problem) : undefined;
    },
    until: frame.window[1],
    usd,
    isRest: isRestOf(planInput),
    bringsDinner: bringsDinnerOf(planInput),
  });
}

/** Where a sight is; undefined for a day trip, which is at no one place. */
function sightPoint(one: Candidate | undefined): Point | undefined {
  return one && !isDayTrip(one) ? one.visit : undefined;
}

/** The time before a stop spent as well as it can be: before dinner with that sooner or later, if need be. */
function spentBefore(draft: PlanDraft, index: PlanIndex, pause: Pause): Rested | undefined {
  const world = worldOf(draft, index, pause);
  const { route, next } = pause;

  if (!world) return undefined;
  const dinner = dinnerWorld(draft, index, pause);

  if (!dinner) return restBefore(route, next, world);
  const before = isRested(route, world.isRest);
  const [best] = withOtherDinners(route, next, dinner)
    .map((one) => restBefore(one, next, world) ?? waitingBefore(one, next))
    .filter((one) => !before || isRested(one.route, world.isRest))
    .toSorted((a, b) => Math.max(A_MOMENT, a.idle) - Math.max(A_MOMENT, b.idle));

  return best;
}

/** So many idle minutes nobody notices. */
const A_MOMENT = 15;
/** A shorter wait for dinner is none. */
const WAIT = 30;

function waitingBefore(route: PlannedRoute, at: number): Rested {
  return { route, rests: [], idle: waitBefore(route.stops, at) - WAIT + A_MOMENT };
}

/** What moves dinner and the visit before it; undefined for any other stop, and what was locked. */
function dinnerWorld(
  { planInput }: PlanDraft,
  { sights, restaurants, ownChoiceMeals }: PlanIndex,
  { route, day, next }: Pause,
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
  /** The rests so far, by the ids of their stops. */
  rests: ReadonlyMap<string, Rest>;
};

/** What a rest between two stops may use; undefined beside work, an appointment or another rest. */
function worldOf(
  draft: PlanDraft,
  { sights, restaurants, ownChoiceMeals }: PlanIndex,
  { route, day, next, used, usd, rests }: Pause,
): RestWorld | undefined {
  const [before, after] = [route.stops[next - 1], route.stops[next]];
  const isTreat = isATreat(before, rests);

  if (!before || !isFree(before, isTreat) || !isFree(after, false)) return undefined;
  const { planInput } = draft;
  const pointOf = (id: string) =>
    sights.get(id)?.visit ?? restaurants.get(id)?.meal ?? rests.get(id)?.at.place;
  const isRest = isRestOf(planInput);
  const hasRested = route.stops.some(({ id }) => isRest(id) || id.startsWith(`${stayId(draft)}~`));
  const until = !after ? 'leaving' : after.start < EVENING ? 'pause' : 'evening';
  const atStay = stayToRest(draft, until);

  return {
    stay: after && !hasRested ? poolToRest(draft, atStay, day) : atStay,
    longestRest: longestRest(draft, day),
    hasRested,
    pointOf,
    isOwnChoice: (id) => ownChoiceMeals.has(id),
    legBetween: (from, to) => legBetween(planInput.travel, from, to),
    placeNear: (id, from) => {
      const point = pointOf(id);
      const sight = sights.get(id);

      // A day trip ends where it began, and nobody has cake twice.
      if (isTreat || (sight && isDayTrip(sight))) return undefined;
      return point && spotsNear(draft, { point: endPoint(point), day, from, used })[0];
    },
    beforeDinner: (dinner, last) => {
      const points = [dinner, last].flatMap(({ id }) => pointOf(id) ?? []).map(endPoint);

      return spotsBeforeDinner(draft, { points, day, until: dinner.start, used })[0];
    },
    isRest,
    walkKm: (planInput.frames[day]?.maxWalkKm ?? 0) - walkedKm(route),
    usd,
  };
}

/** Whether a stop is half an hour at a café that the day was given. */
function isATreat(stop: PlannedStop | undefined, rests: ReadonlyMap<string, Rest>): boolean {
  return rests.get(stop?.id ?? '')?.at.isStay === false;
}

/** Whether the time beside a stop may be spent anyhow, as that beside the end of a day may. */
function isFree(stop: PlannedStop | undefined, isTreat: boolean): boolean {
  return !stop || isTreat || isVisitOrMeal(stop);
}

/** How long one rests at the stay: longer in the heat, and who asked for it or travels with small children. */
const REST = { usual: 75, heat: 105, easy: 150 } as const;
const HOT_C = 31;

function longestRest({ wishes, planInput }: PlanDraft, day: number): number {
  if (isUnhurried(wishes) || wishes.needs.includes('toddler')) return REST.easy;
  return (planInput.facts[day]?.highC ?? 0) >= HOT_C ? REST.heat : REST.usual;
}

function stayId({ match, planInput }: PlanDraft): string {
  return `${match.destination.id}/${planInput.stay.stay.id}`;
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
export function stayToRest(draft: PlanDraft, before: keyof typeof AT_STAY): RestPlace {
  const { match, planInput } = draft;
  const { destination } = match;
  const { stay } = planInput.stay;

  return {
    activity: `Back at ${stayWords(destination, stay.name)}`,
    description: AT_STAY[before],
    isStay: true,
    place: {
      id: stayId(draft),
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
