import type { Destination } from '#server/catalogue/catalogue.ts';
import { planRoute } from '#server/planner/route/plan-route.ts';
import type { RoutePlan, RouteResult } from '#server/planner/route/route-plan.ts';
import type { RouteProblem } from '#server/planner/route/route-problem.ts';
import { durationText } from '#shared/dates.ts';
import { joinWords } from '../candidates/place-words.ts';
import type { JourneyPlan } from './journey-plan.ts';
import { isGateway } from './stopovers.ts';

type Wanted = { destination: Destination; key?: string };
/** What is fixed of the order of a route. */
type Wish = {
  places: readonly Wanted[];
  isOrdered: boolean;
  first?: string | undefined;
  last?: string | undefined;
  most?: number | undefined;
};

/** What another order than the one that was written has to be better by: a ride of an hour less. */
const ANOTHER_ORDER = 20;
/** Minutes under way that are worth telling. */
const WORTH_TELLING = 30;

type Said = {
  problem: RouteProblem;
  ids: readonly string[];
  wish: Wish;
  /** The traveller left the order to us. */
  isAnyOrder: boolean;
};

/** A route, and the one in the order that was written where that gave way. */
export type Chosen = { result: RouteResult; instead?: RoutePlan };

/** The places in the order in which they were written, where another one saves little: people write them as they would go. */
export function asSaid(best: RouteResult, { problem, ids, wish, isAnyOrder }: Said): Chosen {
  const isOpen = !wish.isOrdered && wish.most === undefined && !isAnyOrder;

  if (!best.plan || !isOpen) return { result: best };
  const said = planRoute({ ...problem, order: inOrder(ids, wish) });

  if (!said.plan) return { result: best };
  return said.plan.worth >= best.plan.worth - ANOTHER_ORDER
    ? { result: said }
    : { result: best, instead: said.plan };
}

type Order = {
  ids: readonly string[];
  byId: ReadonlyMap<string, Destination>;
  plan: RoutePlan;
  instead: RoutePlan | undefined;
};

/** A route with a word on its order where that is another one than was written, and on what that saves. */
export function withOrderTold(
  route: JourneyPlan,
  { ids, byId, plan, instead }: Order,
): JourneyPlan {
  const stayed = route.stays.map(({ destination }) => destination);
  const written = ids.flatMap((id) => byId.get(id) ?? []).filter((one) => stayed.includes(one));

  if (!instead || written.every((one, at) => one === stayed[at])) return route;
  const saved = underWay(instead) - underWay(plan);
  const why =
    saved >= WORTH_TELLING
      ? `about ${durationText(toTens(saved))} less on the way`
      : 'the rides join up better';
  const told = `We changed your order to ${joinWords(stayed.map(({ name }) => name))}: ${why}.`;

  return { ...route, told: [told, ...(route.told ?? [])] };
}

function underWay({ legs }: RoutePlan): number {
  return legs.slice(1, -1).reduce((sum, { ride }) => sum + ride.minutes, 0);
}

function toTens(minutes: number): number {
  return Math.round(minutes / 10) * 10;
}

/** The places in the order of the list, but for where the journey is said to begin and to end. */
export function inOrder(ids: readonly string[], { first, last }: Wish): string[] {
  const between = ids.filter((id) => id !== first && id !== last);

  return [...ids.filter((id) => id === first), ...between, ...ids.filter((id) => id === last)];
}

/** What a stay is told apart by. */
export function keyOf({ key, destination }: Wanted): string {
  return key ?? destination.id;
}

/** A stay of a route, before it has dates. */
export type Ordered = { place: string; nights: number };

/**
 * Both directions of a route are alike: the one that begins as it was asked for; of a region, whose places nobody put
 * in order, the one that begins where flights from far away go.
 */
export function forwards(
  stays: readonly Ordered[],
  { isOrdered, first, last, places, most }: Wish,
): readonly Ordered[] {
  const isOpen = !isOrdered && first === undefined && last === undefined;
  const asked = (id: string | undefined) => places.findIndex((place) => keyOf(place) === id);
  const isEntry = (at: number) => {
    const place = places[asked(stays.at(at)?.place)]?.destination;

    return place !== undefined && isGateway(place);
  };
  const isTour = most !== undefined;
  const isBackwards =
    isTour && isEntry(0) !== isEntry(-1)
      ? isEntry(-1)
      : asked(stays.at(-1)?.place) < asked(stays[0]?.place);

  return isOpen && isBackwards ? stays.toReversed() : stays;
}
