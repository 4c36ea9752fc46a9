import type { Destination } from '#server/catalogue/catalogue.ts';
import { planRoute } from '#server/planner/route/plan-route.ts';
import type { RouteResult } from '#server/planner/route/route-plan.ts';
import type { RouteProblem } from '#server/planner/route/route-problem.ts';
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

type Said = {
  problem: RouteProblem;
  ids: readonly string[];
  wish: Wish;
  /** The traveller left the order to us. */
  isAnyOrder: boolean;
};

/** The places in the order in which they were written, where another one saves little: people write them as they would go. */
export function asSaid(best: RouteResult, { problem, ids, wish, isAnyOrder }: Said): RouteResult {
  const isOpen = !wish.isOrdered && wish.most === undefined && !isAnyOrder;

  if (!best.plan || !isOpen) return best;
  const said = planRoute({ ...problem, order: inOrder(ids, wish) });

  return said.plan && said.plan.worth >= best.plan.worth - ANOTHER_ORDER ? said : best;
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
