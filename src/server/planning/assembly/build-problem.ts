import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlaceKind } from '#server/catalogue/catalogue.schema.ts';
import type {
  DayPlanInput,
  MealPlace,
  PlanProblem,
  Span,
  TravelModel,
} from '#server/planner/problem.ts';
import type { Candidate, Table } from '../candidates/candidates.ts';
import type { StayChoice } from '../candidates/choose-stay.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { FarOuting } from '../candidates/distant-day-trips.ts';
import { defaultRounds } from '#server/planner/default-iterations.ts';
import type { OpenTable } from '../candidates/own-choice-meals.ts';
import { hashText } from '#shared/seeded.ts';
import { workBlocks, type WorkPlace } from '../days/work-blocks.ts';

/** Rain of a month above which every day should have something under a roof. */
export const RAINY_MONTH_MM = 110;
/** Shortest day window that is worth a programme. */
const SHORTEST_WINDOW = 75;
/** People plan by full five minutes; around working hours every minute counts, and starts are rounded where they can be. */
const START_STEP = 5;
/** The first visit of a group counts in full, the next ones less and less. */
export const VARIETY = [1, 0.82, 0.66, 0.52, 0.42, 0.34];

export type Brief = {
  destination: Destination;
  frames: readonly DayFrame[];
  facts: readonly DayFacts[];
  candidates: readonly Candidate[];
  tables: readonly Table[];
  /** Days spent in a destination of the catalogue, from a town that has no sights of ours. */
  outings: readonly FarOuting[];
  /** Where to eat when no table of ours will do. */
  openTables: readonly OpenTable[];
  stay: StayChoice;
  /** Where each day's work is done; empty when the trip is no business trip. */
  work: readonly WorkPlace[];
  travel: TravelModel;
  interests: readonly string[];
  /** Kinds of places that the notes ask for. */
  wantedKinds: readonly PlaceKind[];
  maxUsd: number;
  seedText: string;
};

export type BuiltProblem = {
  problem: PlanProblem;
  /** Trip day index of each day of the problem; days too short for a programme are left out. */
  dayIndexes: number[];
};

/** The solver's input for one destination and stay. Every day leaves from the stay and ends there. */
export function buildProblem(brief: Brief): BuiltProblem {
  const dayIndexes = brief.frames.flatMap(({ window: [start, end] }, index) =>
    end - start >= SHORTEST_WINDOW ? [index] : [],
  );
  const ofDays = <T>(perDay: readonly (readonly T[])[]) =>
    dayIndexes.map((index) => perDay[index] ?? []);
  const visits = brief.candidates.map(({ file, visit }) => ({
    ...visit,
    spans: ofDays(visit.spans),
    meets: [...visit.meets, ...kindWishes(brief, { file, visit })],
  }));
  const served = new Set(
    visits.filter(({ spans }) => spans.some((day) => day.length > 0)).flatMap(({ meets }) => meets),
  );

  return {
    dayIndexes,
    problem: {
      days: dayIndexes.map((index) => toDay(brief, index)),
      visits,
      mealPlaces: [
        ...brief.tables.flatMap(byMeal),
        ...brief.openTables.map(({ meal }) => meal),
      ].map((meal) => ({ ...meal, spans: ofDays(meal.spans) })),
      travel: brief.travel,
      maxUsd: brief.maxUsd,
      wantedInterests: [
        ...brief.interests.filter((interest) => served.has(interest)),
        ...[...served].filter((one) => one.startsWith(KIND_WISH)).slice(0, MOST_KIND_WISHES),
      ],
      variety: VARIETY,
      seed: hashText(brief.seedText),
      step: brief.work.length > 0 ? 1 : START_STEP,
      maxRounds: defaultRounds({ days: dayIndexes.length, visits: visits.length }),
    },
  };
}

/** "We love parks" counts like an interest that one park or garden of the plan meets. */
const KIND_WISH = 'kind of place: ';
const MOST_KIND_WISHES = 5;

function kindWishes(
  { wantedKinds }: Pick<Brief, 'wantedKinds'>,
  { file, visit }: Pick<Candidate, 'file' | 'visit'>,
): string[] {
  return 'kind' in file && wantedKinds.includes(file.kind) ? [`${KIND_WISH}${visit.group}`] : [];
}

/** How much more a table is worth in the evening, so that the best ones serve dinner. */
export const EVENING_WORTH = 1.25;
const AFTERNOON = 16 * 60;

const MORNING_STYLES = new Set(['bakery', 'breakfast', 'cafe']);

/** A bakery or café is no place for dinner, unless it says that it serves one. */
function servesDinner({ style, meals }: Table['file']): boolean {
  if (meals) return meals.includes('dinner');
  return style === undefined || !MORNING_STYLES.has(style);
}

/** The same table at noon and in the evening; it serves the trip once, as both have one id. */
function byMeal({ file, meal }: Table): MealPlace[] {
  if (meal.lockedAt) return [meal];
  const cut = (from: number, to: number) =>
    meal.spans.map((day) =>
      day
        .map(([open, close]): Span => [Math.max(open, from), Math.min(close, to)])
        .filter(([open, close]) => open < close),
    );

  return [
    { ...meal, spans: cut(-Infinity, AFTERNOON) },
    ...(servesDinner(file)
      ? [{ ...meal, value: meal.value * EVENING_WORTH, spans: cut(AFTERNOON, Infinity) }]
      : []),
  ];
}

function toDay(brief: Brief, index: number): DayPlanInput {
  const frame = brief.frames[index];

  if (!frame) throw new RangeError(`No day ${index}`);
  const { stay } = brief.stay;
  const point = { lat: stay.lat, lon: stay.lon };
  const isRainy = (brief.facts[index]?.rainMm ?? 0) >= RAINY_MONTH_MM;

  return {
    window: frame.window,
    from: point,
    to: point,
    meals: frame.meals,
    blocks: workBlocks(frame, index, brief.work[index]),
    maxWalkKm: frame.maxWalkKm,
    maxProgramme: frame.maxProgramme,
    wantsIndoor: isRainy,
  };
}
