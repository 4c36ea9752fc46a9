import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import { PlanningError } from '#server/planner/planning-error.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Mode, PlanFault, PlanSolution, Point, TravelModel } from '#server/planner/problem.ts';
import { solvePlan } from '#server/planner/solve-plan.ts';
import { createTravelModel } from '#server/planner/travel-model.ts';
import { daysBetween, eachDay } from '#shared/dates.ts';
import { type BudgetLevel, toBudgetLevel } from '#shared/preferences/options.ts';
import { type Brief, buildProblem, type BuiltProblem } from './build-problem.ts';
import { type Budget, splitBudget } from './budget.ts';
import { type Pantry, sightCandidates, tables } from './candidates.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { chooseDayTrips, withDayTrips } from './day-trips.ts';
import { chooseStays, type StayChoice } from './choose-stay.ts';
import { dayFacts } from './day-facts.ts';
import { assumedJourney, frameDays, type Journey } from './day-windows.ts';
import { type FarOuting, farOutings, withFarOutings } from './far-outings.ts';
import { onFullMarks } from './full-marks.ts';
import { fingerprint, type Match } from './match-destination.ts';
import { type OpenTable, openTables } from './open-tables.ts';
import { settleOwnChoices } from './own-choice.ts';
import type { PlanDraft } from './plan-draft.ts';
import type { PlanRequest } from './plan-request.ts';
import { tasteOf } from './taste.ts';
import type { Wishes } from './wishes.ts';
import { workPlaces } from './work-blocks.ts';

/** How many great sights have room for a meal of one's own choice nearby, and how far apart they lie. */
const MOST_SIGHTS = 8;
const SIGHTS_APART_KM = 0.7;

/** What stays the same while stays are tried for one destination. */
export type DestinationBrief = {
  catalogue: Catalogue;
  request: PlanRequest;
  wishes: Wishes;
  match: Match;
  journey: Journey;
  level: BudgetLevel;
  isVegan: boolean;
  frames: Brief['frames'];
  facts: Brief['facts'];
  candidates: Brief['candidates'];
  tables: Brief['tables'];
  dayTrips: DayTripFile[];
  outings: FarOuting[];
  lunches: OpenTable[];
  stays: StayChoice[];
};

/** Collects what a plan for this destination can be made of. `journey` is assumed when no flights are chosen. */
export function briefDestination(
  base: { catalogue: Catalogue; request: PlanRequest; wishes: Wishes },
  match: Match,
  journey: Journey = assumedJourney(match.flight.hours),
): DestinationBrief {
  const { request, wishes, catalogue } = base;
  const { destination } = match;
  const level = toBudgetLevel(request.budget);
  const facts = eachDay(request.departureDate, request.returnDate).map((date) =>
    dayFacts(destination, date),
  );
  const isVegan = isVeganParty(request, wishes);
  const pantry: Pantry = {
    destination,
    catalogue,
    days: facts,
    taste: tasteOf(request, wishes, level),
    isVegan,
    newPlaces: request.guidance?.newPlaces ?? [],
  };
  const frames = frameDays(request, wishes, {
    destination,
    journey,
    isHoliday: (date) => facts.some((day) => day.date === date && day.holiday !== undefined),
  });
  const sights = sightCandidates(pantry);
  const outings = chooseDayTrips(pantry, frames, request.isEcoFriendly);
  const far = farOutings(pantry, frames, request.isEcoFriendly);
  const work =
    request.tripType === 'business'
      ? destination.business.find((place) => place.kind !== 'airport-lounge')
      : undefined;

  return {
    ...base,
    match,
    journey,
    level,
    isVegan,
    frames,
    facts,
    candidates: [...sights, ...outings.candidates, ...far.candidates],
    tables: [...tables(pantry), ...far.tables],
    dayTrips: outings.trips,
    outings: far.outings,
    lunches: outings.lunches,
    stays: chooseStays(destination, {
      level,
      party: {
        travelers: request.travelers,
        nights: daysBetween(request.departureDate, request.returnDate),
      },
      valued: sights.map(({ visit }) => visit),
      isEco: request.isEcoFriendly,
      ...(work ? { workPoint: work } : {}),
    }),
  };
}

export function isVeganParty(request: PlanRequest, wishes: Wishes): boolean {
  return request.isVeganFriendly || wishes.needs.includes('vegan');
}

/** How hard to search: at most so many rounds, and until the clock says that it is over. */
export type Effort = { rounds?: number | undefined; deadline?: (() => boolean) | undefined };

/**
 * Lays the days out from one stay. Meals of one's own choice come
 * in only when the tables we know cannot serve every meal. Throws a PlanningError when no plan holds;
 * undefined when the money does not reach.
 */
export function draftPlan(
  base: DestinationBrief,
  stay: StayChoice,
  effort: Effort = {},
): PlanDraft | undefined {
  const { request, match, level } = base;
  const nights = Math.max(1, daysBetween(request.departureDate, request.returnDate));
  const budget = splitBudget(
    level,
    { travelers: request.travelers, nights },
    {
      destination: match.destination,
      nightly: stay.nightly,
      flightPerPerson: match.flight.usdPerPerson,
    },
  );

  if (budget.days <= 0) return undefined;
  const brief = briefStay(base, stay, budget.days);

  try {
    return solveBrief(base, {
      budget,
      brief: { ...brief, openTables: brief.openTables.filter(isOfferedAlways) },
      effort,
    });
  } catch (error) {
    if (!(error instanceof PlanningError) || !WANTS_OWN_CHOICE.has(error.fault)) throw error;
    return solveBrief(base, { budget, brief, effort });
  }
}

/** What a plan without meals of one's own choice can fail for. */
const WANTS_OWN_CHOICE: ReadonlySet<PlanFault> = new Set(['meal-infeasible', 'no-candidates']);

/** Lunch beside the desk and on an outing is had wherever it is near. */
function isOfferedAlways({ isOuting, isAtWork }: OpenTable): boolean {
  return isOuting === true || isAtWork === true;
}

/** Searches a plan for what a brief holds. Throws a PlanningError when none holds. */
export function solveBrief(
  base: DestinationBrief,
  { budget, brief, effort }: { budget: Budget; brief: Brief; effort: Effort },
): PlanDraft {
  const built = buildProblem(brief);
  const maxRounds = Math.min(effort.rounds ?? Infinity, built.problem.maxRounds);
  const problem = {
    ...built.problem,
    maxRounds,
    ...(effort.deadline ? { deadline: effort.deadline } : {}),
  };

  return { ...base, budget, brief, built, solution: settled(solvePlan(problem), brief, built) };
}

function settled(solution: PlanSolution, brief: Brief, { dayIndexes, problem }: BuiltProblem) {
  const own = new Set(brief.openTables.map(({ id }) => id));
  const points = new Map<string, Point>(
    [...problem.visits, ...problem.mealPlaces, ...problem.days.flatMap((day) => day.blocks)].map(
      (place) => [place.id, place],
    ),
  );
  const locked = new Set(
    [...problem.visits, ...problem.mealPlaces].flatMap(({ id, lockedAt }) =>
      lockedAt ? [id] : [],
    ),
  );
  const routes = solution.routes.map((route, index) => {
    const frame = brief.frames[dayIndexes[index] ?? -1];

    if (!frame) return route;
    const fed = settleOwnChoices(route, {
      frame,
      stay: brief.stay.stay,
      pointOf: (id) => points.get(id) ?? brief.stay.stay,
      isOwnChoice: (id) => own.has(id),
      workMinutes: (problem.days[index]?.blocks ?? []).reduce(
        (sum, { start, end }) => sum + end - start,
        0,
      ),
      travel: brief.travel,
    });

    return onFullMarks(fed, (id) => locked.has(id));
  });

  return { ...solution, routes };
}

/** What the days can be made of from one stay. */
export function briefStay(base: DestinationBrief, stay: StayChoice, maxUsd: number): Brief {
  const { request, match, wishes, level } = base;
  const { destination } = match;
  const inTown = travelFor({ request, wishes, level }, base.dayTrips);
  const travel = withFarOutings(inTown, base.outings, request);
  const work =
    request.tripType === 'business'
      ? workPlaces(base.frames, { destination, stay: stay.stay, travel })
      : [];
  const anchors = {
    ofDay: (day: number) => [
      stay.stay,
      ...(work[day] && !work[day].isStay ? [{ ...work[day], isAtWork: true }] : []),
    ],
    sights: greatSights(base.candidates),
  };

  return {
    destination,
    frames: base.frames,
    facts: base.facts,
    candidates: base.candidates,
    tables: base.tables,
    openTables: [
      ...base.lunches,
      ...openTables(base.frames, anchors, {
        destination,
        level,
        travelers: request.travelers,
        isVegan: base.isVegan,
      }),
    ],
    outings: base.outings,
    stay,
    work,
    travel,
    interests: request.interests,
    wantedKinds: wishes.kinds.wanted,
    maxUsd,
    seedText: `${fingerprint(request)}|${globalPlaceId(destination.id, stay.stay.id)}|${request.variant ?? 0}`,
  };
}

/** The ways of this party: by the modes of its level and wishes, with the outings' real journeys. */
export function travelFor(
  { request, wishes, level }: Pick<DestinationBrief, 'request' | 'wishes' | 'level'>,
  dayTrips: readonly DayTripFile[],
): TravelModel {
  const inTown = createTravelModel({
    modes: modesFor(level, request.isEcoFriendly),
    eco: request.isEcoFriendly,
    maxWalkMinutes: longestWalk(wishes, request.isEcoFriendly),
    level,
    partySize: request.travelers,
  });

  return withDayTrips(inTown, dayTrips, request.travelers);
}

/** The most valued sights in town, apart from each other: where meals of one's own choice may be had. */
function greatSights(candidates: Brief['candidates']): Point[] {
  const found: Point[] = [];

  for (const { file, visit } of candidates.toSorted((a, b) => b.visit.value - a.visit.value)) {
    if (found.length >= MOST_SIGHTS || 'travelMinutes' in file) continue;
    if (found.every((one) => distanceKm(one, visit) >= SIGHTS_APART_KM)) found.push(visit);
  }
  return found;
}

/** Lavish trips take taxis; green ones only where nothing else goes. */
function modesFor(level: BudgetLevel, isEco: boolean): Mode[] {
  const isLavish = level === 'luxury' || level === 'ultra-luxury';

  return isLavish && !isEco ? ['walk', 'taxi', 'transit'] : ['walk', 'transit', 'taxi'];
}

/** Longest single walk in minutes that suits the party. */
function longestWalk({ needs, pace }: Wishes, isEco: boolean): number {
  if (needs.includes('wheelchair') || needs.includes('toddler') || needs.includes('seniors'))
    return 15;
  if (needs.includes('relaxation') || pace === 'slow') return 18;
  return isEco ? 32 : 25;
}
