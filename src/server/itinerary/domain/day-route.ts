import { HERE, legBetween } from '#server/planning/day-trips/leg-between.ts';
import { routeCosts, type DayCosts } from '#server/planning/assembly/plan-costs.ts';
import { ownChoiceUsd } from '#server/planning/candidates/own-choice-meals.ts';
import { endPoint } from '#server/planner/end-point.ts';
import type { Leg, PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { EditWorld } from './edit-world.ts';

type WaysWorld = Pick<EditWorld, 'stay' | 'travel'>;

/** The ways of a day in its order: one to each entry that one travels to, and the way back. */
export type DayRoute = { legs: (Leg | undefined)[]; back: Leg | undefined };

/** Whether one travels to an entry: a visit, a meal, work, or a place to rest at. */
export function isStop({ kind, place }: PlannedActivity): boolean {
  return kind === 'stop' || kind === 'meal' || kind === 'work' || isRest({ kind, place });
}

/** A rest at a place of its own. */
function isRest({ kind, place }: Pick<PlannedActivity, 'kind' | 'place'>): boolean {
  return kind === 'free' && place !== undefined;
}

/**
 * The ways between the entries of a day. A meal of one's own choice is had where the party already is, or,
 * when it carries a way of its own, near the next place.
 */
export function dayRoute(activities: readonly PlannedActivity[], world: WaysWorld): DayRoute {
  let at: Point = world.stay;
  let isOut = false;
  let isAway = false; // on a day trip, from which one comes back before the next entry
  let reached: Point = at; // its first stop: the fare back is the fare there, wherever it ends
  const legs = activities.map((activity, i) => {
    if (!isStop(activity)) return undefined;
    const here = isAway && activity.partOf === undefined ? world.stay : at;
    const to = activity.place ?? (isAhead(activity) ? nextPlace(activities, i, world) : here);
    const isWithin = isAway && activity.partOf !== undefined;
    const isBack = isAway && !isWithin;
    const leg = withFare(legBetween(world.travel, at, to), isBack ? fare(reached, to) : undefined);

    if (!isWithin) reached = to;
    at = leftFrom(to, activity);
    isOut = true;
    isAway = activity.partOf !== undefined;
    // Of stops of a day trip at one point nobody knows how far they lie apart.
    return isWithin && leg.minutes === 0 ? undefined : leg;
  });

  const back = legBetween(world.travel, at, world.stay);

  return {
    legs,
    back: isOut ? withFare(back, isAway ? fare(reached, world.stay) : undefined) : undefined,
  };

  function fare(from: Point, to: Point): number {
    return legBetween(world.travel, from, to).usd;
  }
}

/** A meal of one's own choice near a boat leaves the ride itself to come. */
function leftFrom(to: Point, { place }: PlannedActivity): Point {
  return place ? endPoint(to) : { lat: to.lat, lon: to.lon };
}

function withFare(leg: Leg, usd: number | undefined): Leg {
  return usd === undefined ? leg : { ...leg, usd };
}

/** A meal of one's own choice that is near the next place rather than the one before. */
function isAhead({ place, travel }: PlannedActivity): boolean {
  return place === undefined && (travel?.minutes ?? 0) > 0;
}

function nextPlace(activities: readonly PlannedActivity[], at: number, { stay }: WaysWorld): Point {
  return activities.slice(at + 1).find(({ place }) => place !== undefined)?.place ?? stay;
}

/** What a day costs the party by its stops and ways. */
export function costsOfDay(
  activities: readonly PlannedActivity[],
  route: DayRoute,
  travelers: number,
): DayCosts {
  const planned: PlannedRoute = {
    stops: activities.flatMap((activity, i): PlannedStop[] => {
      const leg = route.legs[i] ?? HERE;

      return isStop(activity)
        ? [{ id: String(i), kind: stopKind(activity), start: 0, end: 0, leg }]
        : [];
    }),
    back: route.back ?? HERE,
    leave: 0,
    arrive: 0,
  };
  const usdOf = (id: string) => {
    const activity = activities[Number(id)];

    return (activity ? usdOfPerson(activity) : 0) * travelers;
  };

  return routeCosts(planned, usdOf);
}

function stopKind({ kind }: PlannedActivity): PlannedStop['kind'] {
  if (kind === 'free') return 'rest';
  return kind === 'meal' ? 'meal' : kind === 'work' ? 'block' : 'visit';
}

function usdOfPerson({ place, kind, description }: PlannedActivity): number {
  if (place) return place.price?.usd ?? 0;
  return kind === 'meal' ? ownChoiceUsd(description) : 0;
}
