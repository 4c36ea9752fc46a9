import { foldText } from '#server/catalogue/fold-text.ts';
import type {
  AskedOutcome,
  ItineraryTrip,
  PlanCheck,
} from '#shared/generation/generated-trip.schema.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { hasWords } from '#server/catalogue/names-of.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import { checkPlan } from '#server/planner/check-plan.ts';
import { askedDetails } from '../asked/asked-details.ts';
import { countedUsd } from '../asked/counted-costs.ts';
import { askedFacts } from '../asked/asked-facts.ts';
import { askedOutcomes, unmetFirst, unmetSentences } from '../asked/asked-outcomes.ts';
import { isOpenIn } from '../assembly/assemble-trip.ts';
import type { PlanBasis, PlanDraft } from '../assembly/plan-draft.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { checkFacts } from '../assembly/prove.ts';
import { utcOffset } from '../days/utc-offset.ts';
import { joinWords } from '../candidates/place-words.ts';
import { rideOutcomes } from './ride-outcomes.ts';
import { readRideWishes } from './ride-wishes.ts';
import { withRouteMet } from './met-on-route.ts';
import type { JourneyPlan } from './journey-plan.ts';
import { journeyOutcomes } from './journey-wishes.ts';
import { isRoadPlace, roadFacts } from './road-places.ts';
import { refusedThings } from '../themes/refused-things.ts';
import { tripsOnTheWay } from './trips-on-the-way.ts';
import { tripsBetween } from './trips-to-others.ts';

type Proved = { request: PlanRequest; drafts: readonly PlanDraft[] };

/** The trip with what was asked for, held against all of its stays; what it lacks stands first in its warnings. */
export function withAsked(
  trip: ItineraryTrip,
  { request, drafts, leftOut }: Proved & Pick<JourneyPlan, 'leftOut'>,
): ItineraryTrip {
  const [first] = drafts;

  if (!first) return trip;
  const named = askedOutcomes(wholeFacts(trip, { request, drafts }), {
    destination: first.match.destination,
    catalogue: first.catalogue,
    days: trip.itinerary,
    total: countedUsd(trip.costs, askedDetails(request).limitWithout),
    stays: (trip.places ?? []).map((place, index) => ({
      ...place,
      countryCode: drafts[index]?.match.destination.country ?? '',
    })),
    leftOut,
    isOpen: (id) => drafts.some((draft) => isOpenIn(draft, id)),
    refused: refusedThings(request, first.catalogue),
  });

  const asked = unmetFirst([
    ...named,
    ...tourOutcome(trip, request),
    ...(request.tripType === 'surprise'
      ? []
      : rideOutcomes(trip.places ?? [], readRideWishes(request))),
    ...withRouteMet(withoutStays(journeyOutcomes(drafts, trip.itinerary), named), {
      places: trip.places ?? [],
      stays: drafts.map(({ match }) => match.destination),
    }),
  ]);

  return { ...trip, asked, warnings: [...unmetSentences(asked), ...trip.warnings] };
}

/** Where one sleeps for a sight, the day trip to it is not missed. */
function withoutStays(
  outcomes: readonly AskedOutcome[],
  named: readonly AskedOutcome[],
): AskedOutcome[] {
  const kept = named.flatMap(({ wish, met }) => (met ? [foldText(wish)] : []));

  return outcomes.filter(
    ({ wish, met }) => met || !kept.some((one) => hasWords(one, foldText(wish))),
  );
}

function tourOutcome({ places = [] }: ItineraryTrip, { asked }: PlanRequest): AskedOutcome[] {
  const names = joinWords(places.map(({ name }) => name));

  return asked?.tour ? [{ wish: asked.tour.said, met: true, detail: `${names}.` }] : [];
}

/** The checker's verdict on a trip to several places: each stay, and the whole. */
export function proveJourney(trip: ItineraryTrip, { request, drafts }: Proved): PlanCheck[] {
  return checkPlan(trip, {
    ...journeyFacts(drafts, trip.tripInfo.totalBudget),
    asked: wholeFacts(trip, { request, drafts }),
  });
}

/** The world as the checker sees it for a trip to several places. */
export function journeyFacts(stays: readonly PlanBasis[], maxUsd: number): CheckFacts {
  const facts = stays.map((one) => checkFacts(one));
  const [first] = facts;
  const [basis] = stays;

  if (!first || !basis) throw new RangeError('A journey has stays');
  return {
    ...first,
    maxUsd,
    place: (id) => {
      if (isRoadPlace(id)) return roadFacts(id, basis.catalogue);
      const own = stays.findIndex(({ match }) => id.startsWith(`${match.destination.id}/`));

      return (facts[own] ?? first).place(id);
    },
    stays: facts,
    services: (from, to) => loadRides().ridesBetween(from, to),
    hoursAhead: utcOffset,
  };
}

/** What was asked of the trip as a whole: the wishes of its stays together. */
function wholeFacts({ places: stayed = [] }: ItineraryTrip, { request, drafts }: Proved) {
  const [first] = drafts;

  if (!first) throw new RangeError('A journey has stays');
  // The planner leaves out a day trip to where one stays or to what a drive stops at; the traveller spoke against none.
  const spoken = request.asked?.sights.avoided ?? [];
  const stays = drafts.map(({ match }, index) => ({
    destination: match.destination,
    ride: stayed[index]?.ride,
  }));
  const unasked = [
    ...tripsBetween(drafts.map(({ match }) => match)),
    ...stays.flatMap((stay) => tripsOnTheWay(stay, stays)).filter((id) => !spoken.includes(id)),
  ];
  const places = {
    wanted: [...new Set(drafts.flatMap(({ wishes }) => wishes.places.wanted))],
    avoided: first.wishes.places.avoided.filter((id) => !unasked.includes(id)),
  };

  const facts = askedFacts(request, { ...first.wishes, places }, first.catalogue);

  // Of a region's bases none is asked for by itself.
  return request.asked?.tour ? { ...facts, places: [] } : facts;
}
