import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Point } from '#server/planner/problem.ts';
import { daysBetween, durationText, monthOf } from '#shared/dates.ts';
import {
  type BudgetLevel,
  type Interest,
  isLuxurious,
  toBudgetLevel,
} from '#shared/preferences/options.ts';
import { allowedDestinations } from './allowed-destinations.ts';
import { landCeiling, stayRate } from '../assembly/budget.ts';
import {
  destinationsServedBy,
  estimateFlight,
  type FlightEstimate,
  greenJourney,
} from '../days/flight-estimate.ts';
import { reachPart } from './match-reach.ts';
import { themePart } from './match-themes.ts';
import { climatePart, monthPart, type Part, WISH_UNMET } from './match-weather.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { gumbelOf } from '#shared/seeded.ts';
import { readThemes } from '../themes/read-themes.ts';
import type { Theme } from '../themes/theme.ts';
import { type Reach, readReach } from '../understanding/reach.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** What a journey without a flight is worth to a green traveller. */
const BY_TRAIN = 10;
/** How far luck moves a destination: near equals change places, a poor match never wins. */
const VARIETY = 7;
const MOST_LUCK = 15;

export type Match = {
  destination: Destination;
  score: number;
  reasons: string[];
  flight: FlightEstimate;
};

/** What the scores of one traveller are made from, worked out once. */
type Seeker = {
  request: PlanRequest;
  wishes: Wishes;
  home: Point | undefined;
  level: BudgetLevel;
  month: number;
  nights: number;
  /** Where a green traveller's train may leave from. */
  greenHomes: readonly Destination[] | undefined;
  themes: readonly Theme[];
  /** Where the notes say that they set out. */
  homeTown: Destination | undefined;
  reach: Reach | undefined;
};

/**
 * Every destination that may be offered, the best first, with the reasons in plain words. Repeatable: the
 * same preference and catalogue give the same order. Throws a 422 when the notes rule everything out.
 */
export function matchDestinations(
  request: PlanRequest,
  wishes: Wishes,
  world: { catalogue: Catalogue; home: Point | undefined },
): Match[] {
  const seeker: Seeker = {
    request,
    wishes,
    home: world.home,
    level: toBudgetLevel(request.budget),
    month: monthOf(request.departureDate),
    nights: daysBetween(request.departureDate, request.returnDate),
    greenHomes: request.isEcoFriendly
      ? destinationsServedBy(request.homeAirport, world.catalogue)
      : undefined,
    themes: readThemes(request, world.catalogue).filter(({ isImplied }) => !isImplied),
    homeTown: wishes.home === undefined ? undefined : world.catalogue.destination(wishes.home),
    reach: readReach(request.additionalPreferences),
  };
  const luck = fingerprint(request);

  return allowedDestinations(request, wishes, world.catalogue)
    .map((destination) => scoreDestination(destination, seeker))
    .map((match) => ({
      match,
      rank:
        match.score + Math.min(MOST_LUCK, VARIETY * gumbelOf(`${luck}|${match.destination.id}`)),
    }))
    .toSorted(
      (a, b) => b.rank - a.rank || a.match.destination.id.localeCompare(b.match.destination.id),
    )
    .map(({ match }) => match);
}

/** What makes two requests the same wish: the content, never the id of the saved preference. */
export function fingerprint(request: PlanRequest): string {
  return JSON.stringify([
    request.tripType,
    request.departureDate,
    request.returnDate,
    request.travelers,
    request.budget,
    request.interests.toSorted(),
    request.isEcoFriendly,
    request.isVeganFriendly,
    foldText(request.additionalPreferences),
    foldText(request.destinations ?? ''),
    request.homeAirport ?? '',
  ]);
}

/** The score of one destination (about 0 to 100) and why. */
function scoreDestination(destination: Destination, seeker: Seeker): Match {
  const { greenHomes } = seeker;
  const byAir = estimateFlight(seeker.home, destination, {
    month: seeker.month,
    level: seeker.level,
  });
  const flight = greenHomes ? greenJourney(byAir, { homes: greenHomes, destination }) : byAir;
  const parts = [
    interestPart(destination, seeker.request.interests),
    monthPart(destination, seeker.month),
    budgetPart(destination, seeker),
    flightPart(flight, seeker),
    climatePart(destination, seeker.wishes, seeker.month),
    wishPart(destination, seeker.wishes),
    lengthPart(destination, seeker),
    occasionPart(destination, seeker),
    themePart(destination, seeker.themes),
    reachPart(destination, { home: seeker.homeTown, reach: seeker.reach }),
  ];

  return {
    destination,
    score: parts.reduce((sum, part) => sum + part.points, 0),
    reasons: parts.flatMap((part) => (part.reason ? [part.reason] : [])),
    flight,
  };
}

/** Up to 50: the chosen interests, each 0 to 5 by the catalogue; what it lacks in one costs extra. */
function interestPart(destination: Destination, interests: readonly string[]): Part {
  if (interests.length === 0) return { points: 25 };
  const scored = interests.map((interest) => {
    const [score = 0, why = ''] = destination.interests[interest as Interest] ?? [];

    return { interest, score, why };
  });
  const mean = scored.reduce((sum, one) => sum + one.score, 0) / scored.length;
  const lacking = scored.reduce((sum, one) => sum + Math.max(0, 4 - one.score), 0) / scored.length;
  const best = scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2)
    .filter((one) => one.score >= 3);

  return {
    points: mean * 10 - lacking * 5,
    reason: best.map((one) => `${one.interest}: ${one.why}`).join('. ') || undefined,
  };
}

/** Up to 12: what a usual day and night cost there against what the level allows. */
function budgetPart(destination: Destination, { request, level, nights }: Seeker): Part {
  const party = { travelers: request.travelers, nights };
  const allowed = landCeiling(level, party);
  const usual = usualCost(destination, level, party);
  const share = usual / allowed;

  if (share > 1) return { points: -30 * (share - 1) - 15 };
  const points = isLuxurious(level) ? 8 : 12 * (1 - share);

  return isCheap(destination, level)
    ? { points, reason: 'Your money goes a long way there' }
    : { points };
}

/** Well below what most of the catalogue's places cost a lean traveller, US dollars a day. */
function isCheap(destination: Destination, level: BudgetLevel): boolean {
  if (level === 'budget') return destination.dailyUsd.budget <= 32;
  return level === 'moderate' && destination.dailyUsd.moderate <= 75;
}

function usualCost(
  destination: Destination,
  level: BudgetLevel,
  party: { travelers: number; nights: number },
): number {
  const daily = destination.dailyUsd[level === 'ultra-luxury' ? 'ultraLuxury' : level];
  const rates = destination.stays
    .filter((stay) => stay.level === level)
    .map((stay) => stayRate(stay, level));
  const rate = rates.length > 0 ? Math.min(...rates) : daily;

  return (
    daily * party.travelers * (party.nights + 1) +
    rate * Math.ceil(party.travelers / 2) * party.nights
  );
}

/** Far places want days: a long flight for a weekend costs points, a wish for short ones rules it out in effect. */
function flightPart(flight: FlightEstimate, { wishes, nights, request }: Seeker): Part {
  if (!flight.isKnown) return { points: 0 };
  if (flight.train)
    return {
      points: BY_TRAIN,
      reason: `Reached by train (${flight.train.operator}) in ${durationText(flight.train.minutes)}, without a flight`,
    };
  if (flight.hours === 0) return { points: -60 };
  const limit = wishes.maxFlightHours;

  if (limit !== undefined && flight.hours > limit)
    return { points: -WISH_UNMET - (flight.hours - limit) * 10 };
  const tiring = Math.max(0, flight.hours - 2.5 - nights * 0.9);
  const hours = Math.max(1, Math.round(flight.hours));
  const text = `about ${hours === 1 ? 'an hour' : `${hours} hours`} by air from your home airport`;

  return {
    points: -4 * tiring - (request.isEcoFriendly ? flight.hours : 0),
    reason:
      flight.hours <= 4 || limit !== undefined ? `Only ${text}` : text.replace('about', 'About'),
  };
}

/** What a kind of place costs that the notes ask for and a destination lacks: no beach holiday goes up a mountain. */
const KIND_MISSED = 20;

/** What the notes add: scenery, kinds of places, and quiet where few famous sights draw crowds. */
function wishPart(destination: Destination, wishes: Wishes): Part {
  const scenes = wishes.scenes.filter((scene) => destination.scene.includes(scene));
  const sceneMiss = wishes.scenes.length > 0 && scenes.length === 0;
  const { wanted } = wishes.kinds;
  const kinds = wanted.filter((kind) => destination.places.some((place) => place.kind === kind));
  const quiet = wishes.quiet
    ? 12 - 3 * destination.places.filter((place) => place.fame === 5).length
    : 0;

  return {
    points:
      Math.min(14, scenes.length * 7) -
      (sceneMiss ? 12 : 0) +
      kinds.length * 3 -
      (wanted.length - kinds.length) * KIND_MISSED +
      Math.max(-9, quiet),
    reason:
      scenes.length > 0
        ? `It has what you asked for: ${scenes.map((scene) => scene.replace('-', ' ')).join(', ')}`
        : undefined,
  };
}

const OCCASIONS: Record<string, Interest> = {
  honeymoon: 'Honeymoon',
  anniversary: 'Anniversary',
  proposal: 'Romantic',
  "Valentine's": 'Romantic',
};

/** An occasion in the notes counts like half an interest; a business trip wants somewhere to work. */
function occasionPart(destination: Destination, { wishes, request }: Seeker): Part {
  const interest = OCCASIONS[wishes.occasion ?? ''];
  const [score = 0] = (interest && destination.interests[interest]) ?? [];
  const deskless = request.tripType === 'business' && destination.business.length === 0 ? 30 : 0;

  return { points: score * 3 - deskless };
}

/** A long stay wants enough to do; 30 days in a small place would run dry. */
function lengthPart(destination: Destination, { nights }: Seeker): Part {
  const supply = destination.places.length + destination.dayTrips.length * 3;

  return { points: -Math.max(0, nights * 3 - supply) * 0.6 };
}
