import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type {
  Block,
  DayPlanInput,
  MealKind,
  MealPlace,
  PlanProblem,
  Span,
  TravelModel,
  Visit,
} from '#server/planner/problem.ts';
import { minutesAt, suitsMeal } from '../candidates/meal-fit.ts';
import { hoursOfVisit } from './hours-of-visit.ts';
import { PAID_VIEW, type Candidate, type Restaurant } from '../candidates/candidates.ts';
import type { StayChoice } from '../candidates/choose-stay.ts';
import type { FestiveDinner } from '../candidates/festive-dinner.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { windowWithRest } from '../days/long-day.ts';
import { withTimelyLunch } from '../days/meals-of-day.ts';
import type { DistantDayTrip } from '../candidates/distant-day-trips.ts';
import { NEIGHBOUR_KM, OBJECTIVE } from '#server/planner/objective-weights.ts';
import { eveningOf, mealsAround } from './dinner-of-day.ts';
import { festiveEvening, isKeptForIt, STANDS } from './festive-evening.ts';
import { defaultRounds } from '#server/planner/default-iterations.ts';
import { plannedDays } from './planned-days.ts';
import type { OwnChoiceMeal } from '../candidates/own-choice-meals.ts';
import { kindWishes, wantedOf } from './wanted-wishes.ts';
import { hashText } from '#shared/seeded.ts';
import { aroundAppointments, appointmentBlocks, type FixedTime } from '../days/appointments.ts';
import { workBlocks, type WorkPlace } from '../days/work-blocks.ts';
import { USUAL_PACE } from '#server/planner/pace-limits.ts';
import { spansWithin } from '#server/planner/spans.ts';
import { soonEnough } from '../days/soon-enough.ts';

/** Rain of a month above which every day should have something under a roof. */
export const RAINY_MONTH_MM = 110;
/** Of views that one pays for, and of boat trips, people take one or two. */
const FEW_ENOUGH = [PAID_VIEW, 'boat-trip'];
/** Long rooms: by the third in a day nobody looks any more. */
const TIRING_GROUPS = ['museum', 'palace', 'gallery'];
/** People plan by full five minutes; around working hours every minute counts, and starts are rounded where they can be. */
const START_STEP = 5;

/** What a change of area costs; read anew, as variants of the weights are compared. */
function areaCosts() {
  const { areaFromKm: fromKm, areaFullKm: fullKm, areaFirst: first, areaMore: more } = OBJECTIVE;

  return { fromKm, fullKm, first, more };
}

export type PlanInput = {
  destination: Destination;
  frames: readonly DayFrame[];
  facts: readonly DayFacts[];
  candidates: readonly Candidate[];
  restaurants: readonly Restaurant[];
  /** Days spent in a destination of the catalogue, from a town that has no sights of ours. */
  distantDayTrips: readonly DistantDayTrip[];
  /** Where to eat when no restaurant of ours will do. */
  ownChoiceMeals: readonly OwnChoiceMeal[];
  stay: StayChoice;
  /** Where each day's work is done; empty when the trip is no business trip. */
  work: readonly WorkPlace[];
  /** Appointments that keep their time; none when left out. */
  fixed?: readonly FixedTime[];
  travel: TravelModel;
  interests: readonly string[];
  /** Kinds of places that the notes ask for. */
  wantedKinds: readonly PlaceKind[];
  /** Children or older travellers: one museum or palace is enough for a day. */
  tiresEasily?: boolean;
  /** They are up early anyway. */
  isEarlyRiser?: boolean;
  perDay?: number | undefined;
  /** The one dinner of the trip that is to be festive. */
  festive?: FestiveDinner | undefined;
  /** Meals on days of arrival or departure that no plan could seat. */
  unseated?: readonly { date: string; meal: MealKind }[];
  maxUsd: number;
  seedText: string;
};

export type BuiltProblem = {
  problem: PlanProblem;
  /** Trip day index of each day of the problem; days too short for a programme are left out. */
  dayIndexes: number[];
};

/** The solver's input for one destination and stay. Every day leaves from the stay and ends there. */
export function buildProblem(planInput: PlanInput): BuiltProblem {
  const dayIndexes = plannedDays(planInput.frames);
  const ofDays = <T>(perDay: readonly (readonly T[])[]) =>
    dayIndexes.map((index) => perDay[index] ?? []);
  const visits = soonEnough(
    planInput.candidates.map((one) => visitOf(planInput, one, dayIndexes)),
    dayIndexes.map((index) => planInput.frames[index]?.kind === 'Full Day'),
  );
  const served = new Set(
    visits.filter(({ spans }) => spans.some((day) => day.length > 0)).flatMap(({ meets }) => meets),
  );

  return {
    dayIndexes,
    problem: {
      days: dayIndexes.map((index, day) =>
        toDay(
          planInput,
          index,
          visits.flatMap(({ spans }) => spans[day] ?? []),
        ),
      ),
      visits,
      mealPlaces: [
        ...planInput.restaurants.flatMap((restaurant) => byMeal(planInput, restaurant)),
        ...planInput.ownChoiceMeals.map(({ meal }) => meal),
      ].map((meal) => ({ ...meal, spans: ofDays(meal.spans) })),
      travel: planInput.travel,
      maxUsd: planInput.maxUsd,
      wantedInterests: wantedOf(planInput, [...served]),
      variety: OBJECTIVE.variety,
      fewEnough: { groups: FEW_ENOUGH, variety: OBJECTIVE.fewEnough },
      tiring: {
        groups: TIRING_GROUPS,
        longFrom: OBJECTIVE.tiringLong,
        cost: OBJECTIVE.tiring,
      },
      legCosts: {
        hour: OBJECTIVE.travelHour,
        longFrom: OBJECTIVE.longWay,
        ride: OBJECTIVE.ride,
        neighbourSplit: OBJECTIVE.neighbourSplit,
        areas: areaCosts(),
        neighbourKm: NEIGHBOUR_KM,
        alongWalk: OBJECTIVE.alongWalk,
      },
      walks: walksOf(planInput.destination),
      fill: {
        rate: OBJECTIVE.fillRate,
        first: { minutes: OBJECTIVE.firstMinutes, rate: OBJECTIVE.firstRate },
        evening: OBJECTIVE.evening,
      },
      seed: hashText(planInput.seedText),
      step: planInput.work.length > 0 ? 1 : START_STEP,
      maxRounds: defaultRounds({ days: dayIndexes.length, visits: visits.length }),
    },
  };
}

/** A sight with its hours on the days that are planned. */
function visitOf(planInput: PlanInput, one: Candidate, dayIndexes: readonly number[]): Visit {
  const { file, visit } = one;

  return {
    ...visit,
    ...hoursOfVisit(planInput, { file, visit }, dayIndexes),
    meets: [...visit.meets, ...kindWishes(planInput, { file, visit })],
  };
}

/** The well-known walks of a destination, by the ids that their stops carry in plans. */
function walksOf({ id, walks = [] }: Destination): string[][] {
  return walks.map(({ stops }) => stops.map((stop) => globalPlaceId(id, stop)));
}

const AFTERNOON = 16 * 60;
const USUAL_DINNER = 90;

/** The same restaurant at noon and in the evening, as far as it suits; it serves the trip once, as both have one id. */
function byMeal(planInput: PlanInput, table: Restaurant): MealPlace[] {
  const { file, meal, eveningShare } = table;
  const { festive } = planInput;
  const isFor = (kind: MealKind) => table.alsoFor === kind || suitsMeal(file, kind);

  if (meal.lockedAt) return [meal];
  const isQuick = planInput.frames.some(({ meals }) =>
    meals.some((slot) => slot.meal === 'dinner' && slot.minutes < USUAL_DINNER),
  );
  const lasts = (kind: MealKind) => {
    const minutes = isQuick || planInput.work.length > 0 ? undefined : minutesAt(file, kind);

    return minutes === undefined ? {} : { minutes };
  };
  const cut = (hours: Span) => meal.spans.map((day) => spansWithin(day, hours));

  const quick = lasts('lunch');
  const noon = {
    ...meal,
    ...quick,
    spans: withTimelyLunch(cut([-Infinity, AFTERNOON]), planInput.frames, quick.minutes),
  };
  const evening = {
    ...meal,
    ...lasts('dinner'),
    value: meal.value * eveningShare,
    spans: cut([AFTERNOON, Infinity]),
  };

  if (isKeptForIt(festive, { id: meal.id, file }))
    return festiveEvening(festive, { file, evening });
  return [
    ...(isFor('lunch') ? [noon] : []),
    ...(isFor('dinner') && !(festive && !festive.withStalls && STANDS.has(file.style ?? 'casual'))
      ? [evening, ...festiveEvening(festive, { file, evening })]
      : []),
  ];
}

/** Starts around a fixed hour are rounded away from it. */
const PINNED_SLACK = 15;

function isPinned({ fixed = [], candidates }: PlanInput, day: number): boolean {
  return (
    fixed.some((one) => one.day === day) ||
    candidates.some(({ visit }) => visit.lockedAt?.day === day)
  );
}

/** The hours that are taken: appointments, and work around them. */
function blocksOf({ work, fixed = [] }: PlanInput, frame: DayFrame, day: number): Block[] {
  const taken = appointmentBlocks(fixed, day);

  return [...aroundAppointments(workBlocks(frame, day, work[day]), taken), ...taken].toSorted(
    (a, b) => a.start - b.start,
  );
}

const TRAVEL_DAYS = new Set<DayFrame['kind']>(['Arrival Day', 'Departure Day']);

/** Who has just landed walks about; one museum is enough before going home, and for who tires soon on any day. */
function tiringMost({ tiresEasily }: PlanInput, { kind }: DayFrame): number {
  if (kind === 'Arrival Day') return 0;
  return tiresEasily || kind === 'Departure Day' ? 1 : OBJECTIVE.tiringMost;
}

/** When one leaves for what keeps its hour on a day, however early that is: a fountain before the crowds. */
function leaveForLocked({ candidates, stay, travel }: PlanInput, day: number): number {
  const starts = candidates.flatMap(({ visit }) =>
    visit.lockedAt?.day === day
      ? [visit.lockedAt.start - travel.leg(stay.stay, visit).minutes]
      : [],
  );

  return Math.min(Infinity, ...starts);
}

function toDay(planInput: PlanInput, index: number, spans: readonly Span[]): DayPlanInput {
  const frame = planInput.frames[index];

  if (!frame) throw new RangeError(`No day ${index}`);
  const { stay } = planInput.stay;
  const point = { lat: stay.lat, lon: stay.lon };
  const blocks = blocksOf(planInput, frame, index);
  const isFixed = isPinned(planInput, index);
  const shaped = isFixed || blocks.length > 0 ? frame.window : windowWithRest(frame);
  const window = [Math.min(shaped[0], leaveForLocked(planInput, index)), shaped[1]] as const;

  return {
    window,
    from: point,
    to: point,
    ...mealsAround(frame, spans),
    blocks,
    maxWalkKm: frame.maxWalkKm,
    // The hours of the sights keep to the programme; dinner and the evening come on top of it.
    maxProgramme: window[1] - window[0] - (isFixed ? PINNED_SLACK : 0),
    tiringMost: tiringMost(planInput, frame),
    wantsIndoor: (planInput.facts[index]?.rainMm ?? 0) >= RAINY_MONTH_MM,
    fillMinutes: planInput.perDay === undefined ? fillMinutes(frame) : 0,
    ...(planInput.perDay === undefined && frame.evening < window[1]
      ? { evening: eveningOf(frame) }
      : {}),
    travelFactor: TRAVEL_DAYS.has(frame.kind) ? OBJECTIVE.travelDay : 1,
  };
}

/** Minutes of sights that fill a day's hours before dinner, lunch apart; working days fill themselves. */
function fillMinutes({ kind, window, dayEnd, meals, maxProgramme }: DayFrame): number {
  const lunch = meals.find(({ meal }) => meal === 'lunch')?.minutes ?? 0;
  const isGentle = maxProgramme < USUAL_PACE.minutes;
  const share = isGentle ? OBJECTIVE.gentleFillShare : OBJECTIVE.fillShare;

  return kind === 'Work Day' ? 0 : Math.max(0, Math.round((dayEnd - window[0] - lunch) * share));
}
