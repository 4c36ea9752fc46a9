import { AppError } from '#shared/app-error.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { askedDetails, askedJourney } from '#server/planning/asked/asked-details.ts';
import { assumedJourney } from '#server/planning/days/day-windows.ts';
import { explainTrip } from '#server/planning/assembly/explain-trip.ts';
import type { Match } from '#server/planning/destination/match-destination.ts';
import { readDatedWishes } from '#server/planning/dated/read-dated-wishes.ts';
import { destinationInput } from '#server/planning/assembly/planning-input.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { checkFacts } from '#server/planning/assembly/prove.ts';
import { refuseLength } from '#server/planning/assembly/refuse-length.ts';
import { smallestChange } from '#server/planning/assembly/smallest-change.ts';
import { toSurprise } from '#server/planning/hints/surprise-trip.ts';
import { withSaidBudget } from '#server/planning/understanding/said-budget.ts';
import { withSaidInterests } from '#server/planning/understanding/said-interests.ts';
import type { Wishes } from '#server/planning/understanding/wishes.ts';
import { generateJourney } from './generate-journey.ts';
import { surpriseOfTwo, withOneStopTold } from './surprise-of-two.ts';
import { routeWish } from '#server/planning/journey/route-wish.ts';
import type { GenerationWorld } from './generation-world.ts';
import { matchesFor, wishesOf } from './request-wishes.ts';
import { withinLimit } from './within-limit.ts';
import { planFromStays, type ProvedPlan } from './plan-from-stays.ts';
import type { Offer } from './trip-language.ts';

/** How many destinations are tried before the answer is no. */
const MAX_DESTINATIONS = 5;

/** Enough rounds to tell whether a changed request has a plan at all. */
const TRIAL_ROUNDS = 150;

type Attempt = ProvedPlan | { reason: string };

/**
 * From a preference to a proved plan. Throws a 422 that names the smallest change that would work when
 * nothing can be planned; never returns a plan that the checker has not passed.
 */
export function generateTrip(preference: PlanRequest, world: GenerationWorld): GeneratedTrip {
  const { onStage } = world;
  const asked = withSaidBudget(withSaidInterests(preference));

  refusePast(asked);
  refuseLength(asked);
  onStage?.('understanding');
  const route = routeWish(asked, world.catalogue);

  if (route) return generateJourney(asked, route, world);
  const wishes = wishesOf(asked, world);
  const request = asAgain(asked, wishes);

  onStage?.('choosing');
  const suitable = matchesFor(request, wishes, world);
  const matches = offered(request, suitable);
  const ofTwo = surpriseOfTwo(request, { wishes, matches: suitable }, world);

  if (ofTwo) return ofTwo;
  onStage?.('collecting');
  const found = withinLimit(request, (changed) =>
    firstThatHolds(changed, wishes, { matches, world }),
  );

  if ('reason' in found) {
    // Whoever proposed it hears the reason and may propose anew; the traveller is told what would work.
    if (request.guidance) throw new AppError('UNPROCESSABLE', found.reason);
    throw new AppError(
      'UNPROCESSABLE',
      smallestChange(request, found.reason, (changed) => canPlan(changed, world)),
    );
  }

  onStage?.('writing');
  const trip = explainTrip(found.trip, found.draft, checkFacts(found.draft));

  if (request.tripType !== 'surprise') return trip;
  return toSurprise(withOneStopTold(trip, request), {
    request,
    catalogue: world.catalogue,
    stays: [{ destination: found.draft.match.destination }],
  });
}

/** What can be planned for a request. Throws a 422 when its wishes rule everything out. */
export function offerFor(
  preference: PlanRequest,
  world: Pick<GenerationWorld, 'catalogue'>,
): Offer {
  const asked = withSaidBudget(withSaidInterests(preference));
  const wishes = wishesOf(asked, world);
  const request = asAgain(asked, wishes);

  return { request, wishes, matches: matchesFor(request, wishes, world) };
}

/** Who named the place in its own field and asks again wants another plan for it, not another place. */
function asAgain(request: PlanRequest, { destinations: { wanted } }: Wishes): PlanRequest {
  const isNamed =
    (request.destinations ?? '').trim() !== '' || (request.asked?.places.length ?? 0) > 0;
  const exclude = request.exclude.filter((id) => !(isNamed && wanted.includes(id)));

  return { ...request, exclude, variant: request.exclude.length - exclude.length };
}

/** The matches that are tried: the proposed destination alone, else the best few. */
function offered({ guidance }: PlanRequest, matches: readonly Match[]): Match[] {
  const id = guidance?.destinationId;
  const proposed = matches.filter(({ destination }) => destination.id === id);

  return (id === undefined ? matches : proposed).slice(0, MAX_DESTINATIONS);
}

function firstThatHolds(
  request: PlanRequest,
  wishes: Wishes,
  { matches, world }: { matches: readonly Match[]; world: GenerationWorld },
): Attempt {
  let failure: Attempt | undefined;

  for (const match of matches) {
    const attempt = tryDestination({ request, wishes, match }, world);

    if ('trip' in attempt) return attempt;
    failure ??= attempt;
  }

  return failure ?? { reason: 'We know no place that fits' };
}

function tryDestination(
  asked: { request: PlanRequest; wishes: Wishes; match: Match },
  world: GenerationWorld,
): Attempt {
  const input = destinationInput(
    { catalogue: world.catalogue, ...asked },
    asked.match,
    askedJourney(askedDetails(asked.request), assumedJourney(asked.match.flight.hours)),
  );
  const found = planFromStays(input, rotated(input.stays, asked.request.variant ?? 0), world);

  if ('reason' in found) return { reason: `In ${asked.match.destination.name}: ${found.reason}` };
  return lacksDated(asked, found, world)
    ? tryDestination({ ...asked, request: { ...asked.request, areDatesSetAside: true } }, world)
    : found;
}

/** Whether a sight that was wished for on some day is not in the plan: it may be, on another day. */
function lacksDated(
  { request, match }: { request: PlanRequest; match: Match },
  { trip }: ProvedPlan,
  { catalogue }: GenerationWorld,
): boolean {
  const planned = new Set(
    trip.itinerary.flatMap(({ activities }) => activities).map(({ place }) => place?.id),
  );

  return (
    !request.areDatesSetAside &&
    readDatedWishes(request, { catalogue, destination: match.destination })
      .flatMap(({ sights }) => sights)
      .some((id) => !planned.has(id) && isSight(id, match.destination))
  );
}

/** Day trips stand in a plan as their stops. */
function isSight(id: string, { id: town, places }: Match['destination']): boolean {
  return places.some((place) => `${town}/${place.id}` === id);
}

/** The list begun further on, so that asking again leads to another stay. */
function rotated<T>(items: readonly T[], by: number): T[] {
  const start = items.length > 0 ? by % items.length : 0;

  return [...items.slice(start), ...items.slice(0, start)];
}

/** Whether a changed request can be planned: the same search, without words and stages. */
function canPlan(request: PlanRequest, world: GenerationWorld): boolean {
  const quiet = { ...world, onStage: undefined, rounds: TRIAL_ROUNDS };

  try {
    const wishes = wishesOf(request, quiet);
    const matches = matchesFor(request, wishes, quiet).slice(0, 1);

    return 'trip' in firstThatHolds(request, wishes, { matches, world: quiet });
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function refusePast({ departureDate, today }: PlanRequest): void {
  if (departureDate < today)
    throw new AppError(
      'UNPROCESSABLE',
      'The departure date has passed. Choose a date in the future.',
    );
}
