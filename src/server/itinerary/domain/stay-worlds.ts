import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { joinedCosts, rideInto, rideUsd, stopsUsd } from '#server/planning/journey/join-trips.ts';
import { journeyFacts } from '#server/planning/journey/prove-journey.ts';
import { reportPlan, verdicts } from '#server/planner/check-plan.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { joinStays } from '#shared/trips/stay-days.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { costsOfDay, dayRoute } from './day-route.ts';
import { type EditWorld, editWorld } from './edit-world.ts';
import { type FinishedPlan, finishStay } from './finish-edit.ts';
import { judgeFacts, type Verdict } from './judge-plan.ts';
import { withLostInterests } from './lost-interests.ts';
import { savedPlan } from './saved-plan.ts';
import { stayTrips } from './stay-trips.ts';
import { stopProblems } from './stop-problems.ts';

type StayAsked = Pick<Parameters<typeof editWorld>[1], 'request' | 'journey'>;

/** The worlds by which the stays of a trip to several places are edited; none where one of them is not known. */
export function stayWorlds(
  trip: TripDetail,
  asked: readonly StayAsked[],
  catalogue: Catalogue,
): EditWorld[] {
  const worlds = stayTrips(trip).flatMap((stay, index) => {
    const own = asked[index];
    const world = own && editWorld(stay, own, catalogue);

    return world ? [{ ...world, trip: withOwnCosts(world) }] : [];
  });

  return worlds.length === trip.places?.length ? worlds : [];
}

/** The day of a move costs what both of its parts cost: each part is told its own. */
function withOwnCosts(world: EditWorld): TripDetail {
  const { trip, request } = world;

  return {
    ...trip,
    itineraryDays: trip.itineraryDays.map((day) => {
      if (day.dayType !== 'Arrival Day' && day.dayType !== 'Departure Day') return day;
      const costs = costsOfDay(day.activities, dayRoute(day.activities, world), request.travelers);

      return { ...day, cost: costs.food + costs.activities + costs.transport };
    }),
  };
}

/** The whole trip with other days in its stays: titles, reasons, costs, worth, warnings and lists told anew. */
export function finishStays(
  trip: TripDetail,
  worlds: readonly EditWorld[],
  after: readonly (readonly TripItineraryDay[])[],
): FinishedPlan {
  const places = trip.places ?? [];
  const plans = worlds.map((world, index) =>
    finishStay(world.trip.itineraryDays, after[index] ?? [], { world, facts: judgeFacts(world) }),
  );
  const days = joinStays(
    plans.map(({ itinerary }) => itinerary),
    (index) => rideInto(places, index),
  );
  const gained = plans.reduce((sum, { score }) => sum + score, 0);
  const score = Math.round(((trip.score ?? 0) + gained) * 10) / 10;

  return {
    ...wholePlan(trip, worlds, days),
    itinerary: days,
    activities: plans.flatMap(({ activities }) => activities),
    diningOptions: plans.flatMap(({ diningOptions }) => diningOptions),
    warnings: withLostInterests([...new Set(plans.flatMap(({ warnings }) => warnings))], days, {
      interests: worlds[0]?.request.interests ?? [],
      facts: journeyFacts(worlds, trip.totalBudget),
    }),
    costs: joinedCosts(plans, places, trip.costs?.flights ?? 0),
    score: trip.bound === undefined ? score : Math.min(trip.bound, score),
  };
}

/** The checker's word on a trip to several places. */
export function judgeStays(plan: ItineraryTrip, worlds: readonly EditWorld[]): Verdict {
  const reports = reportPlan(plan, journeyFacts(worlds, plan.tripInfo.totalBudget));

  return { checks: verdicts(reports), problems: stopProblems(reports, plan.itinerary) };
}

/** A saved trip to several places as the plan that it holds. */
export function wholePlan(
  trip: TripDetail,
  worlds: readonly EditWorld[],
  days: readonly TripItineraryDay[],
): ItineraryTrip {
  const [first] = worlds;
  const { places = [], costs } = trip;

  if (!first || !costs) throw new RangeError('A trip to several places has stays and costs');
  const plan = savedPlan(first, days);
  const most = worlds.reduce(
    (sum, { budget }) => sum + budget.total,
    costs.flights + rideUsd(places) + stopsUsd(places),
  );

  return {
    ...plan,
    destination: { ...plan.destination, name: trip.destination },
    tripInfo: {
      ...plan.tripInfo,
      startDate: trip.startDate,
      endDate: trip.endDate,
      totalBudget: Math.max(most, trip.totalBudget),
    },
    places,
    warnings: trip.warnings,
    costs,
    score: trip.score ?? 0,
    bound: trip.bound ?? 0,
  };
}
