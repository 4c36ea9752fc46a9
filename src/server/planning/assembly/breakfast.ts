import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { PlannedRoute, Point } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { isAboutAvoided } from '../candidates/about-avoided.ts';
import { breakfastAt, sentences, stayWords } from '../candidates/place-words.ts';
import { spansOn } from '../days/day-facts.ts';
import { describeMeal } from '../diet/describe-meal.ts';
import { isForOthersDiet } from '../diet/others-diet.ts';
import { isOfTheMorning } from '../understanding/dish-wishes.ts';
import { isUnfit } from '../diet/diet-fit.ts';
import { dinersAt } from '../diet/diners.ts';
import { toldOf } from '../told/told-of.ts';
import { toldPlace } from '../told/told-place.ts';
import { isTableOfTheme } from '../themes/theme.ts';
import { servesBreakfast, wishedCafe } from './cafe.ts';
import type { PlanDraft } from './plan-draft.ts';
import type { PlanIndex } from './plan-index.ts';
import { downToFive } from '../days/five-minutes.ts';
import {
  BREAKFAST_MINUTES,
  landsBeforeBreakfast,
  LONG_BREAKFAST_MINUTES,
  WALK_ON,
} from '../days/breakfast-hours.ts';
import { afterTheNight } from '../days/long-day.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { isWithin } from '#server/planner/spans.ts';

/** Straight kilometres from the stay, or from the first stop of the day. */
const NEAR_KM = 0.5;
/** The same to a café for something that was asked for, and on a morning with time for it. */
const WISHED_KM = 0.8;
const WITH_TIME_KM = 1;
/** The same to a place where one stays long, which begins no later than this. */
const LONG_KM = 1.5;
const LONG_BREAKFAST_UNTIL = 10 * 60 + 15;
/** A first stop from then on leaves that time. */
const LATE = 9 * 60 + 30;
const SHORT_WALK = 20;
/** Nobody has breakfast out before this. */
const EARLIEST = 7 * 60 + 15;
/** A better known café is worth so many kilometres more for each step of fame. */
const KM_PER_FAME = 0.08;

/** A breakfast for each day, by the day's number: at a café near the stay or the first stop that is open by then. */
export function breakfasts(
  draft: PlanDraft,
  index: PlanIndex,
): ReadonlyMap<number, PlannedActivity> {
  const { solution, built } = draft;
  const used = new Set(
    solution.routes.flatMap(({ stops }) => stops.map(({ id }) => id.replace(/~rest.*$/, ''))),
  );
  const found = new Map<number, PlannedActivity>();

  for (const [at, route] of solution.routes.entries()) {
    const day = built.dayIndexes[at] ?? at;
    const cafe = cafeFor(draft, index, {
      route,
      day,
      used,
      before: solution.routes[built.dayIndexes.indexOf(day - 1)],
    });

    if (!cafe) continue;
    if (cafe.id !== undefined) used.add(cafe.id);
    found.set(day, cafe.activity);
  }
  return found;
}

type Breakfast = { id?: string; activity: PlannedActivity };

type Morning = {
  route: PlannedRoute;
  day: number;
  used: ReadonlySet<string>;
  /** The day before. */
  before?: PlannedRoute | undefined;
};

function cafeFor(
  draft: PlanDraft,
  { sights }: PlanIndex,
  { route, day, used, before }: Morning,
): Breakfast | undefined {
  const { match, planInput } = draft;
  const { destination } = match;
  const [frame, facts, first] = [planInput.frames[day], planInput.facts[day], route.stops[0]];
  const point = first && sights.get(first.id)?.visit;

  if (!frame || !facts || !point || !isForBreakfast(frame)) return undefined;
  const { isLong, minutes, start } = sittingBefore(first, isLongOn(draft, frame));

  if (start < earliestOf(draft, frame, before)) return undefined;
  // Beside a first stop that is reached by a ride, the way there would be told before and after breakfast.
  const isOnTheWay = first.leg.mode === 'walk' && first.leg.minutes <= SHORT_WALK;
  const best = bestCafe(draft, {
    isOpen: (file) => isOpen(file, { start, minutes, facts }),
    used,
    near: (to) =>
      Math.min(distanceKm(planInput.stay.stay, to), isOnTheWay ? distanceKm(point, to) : Infinity),
    usual: isLong ? LONG_KM : usualKm(first.start, frame),
    isLong,
  });

  if (!best) return ownBreakfast(draft, { frame, start });
  return {
    id: globalPlaceId(destination.id, best.id),
    activity: {
      activity: breakfastAt(best.name),
      time: timeOf(start),
      duration: durationText(minutes),
      description: sentences([
        describeMeal(
          toldPlace(best, toldOf(draft, facts, { start, end: start + minutes })),
          dinersAt(destination, draft),
        ),
        whereIs(best, { stay: planInput.stay.stay, first: point }),
      ]),
      category: 'Free time',
      kind: 'free',
    },
  };
}

function isLongOn({ wishes }: PlanDraft, { date }: DayFrame): boolean {
  return wishes.rhythm?.longBreakfasts?.includes(date) === true;
}

/** How long breakfast takes, and when it begins to be over before the way to the first stop. */
function sittingBefore({ start, leg }: PlannedRoute['stops'][number], isLong: boolean) {
  const minutes = isLong ? LONG_BREAKFAST_MINUTES : BREAKFAST_MINUTES;
  const latest = start - leg.minutes - minutes - WALK_ON;

  return {
    isLong,
    minutes,
    start: downToFive(isLong ? Math.min(latest, LONG_BREAKFAST_UNTIL) : latest),
  };
}

function usualKm(firstStop: number, frame: DayFrame): number {
  return firstStop >= LATE || landsBeforeBreakfast(frame) ? WITH_TIME_KM : NEAR_KM;
}

/** Who lands in the morning or later has had it. */
function isForBreakfast(frame: DayFrame): boolean {
  return frame.landing === undefined || landsBeforeBreakfast(frame);
}

/** Where no café of ours is near, whoever lands early still has breakfast first. */
function ownBreakfast(
  { match, planInput }: PlanDraft,
  { frame, start }: { frame: DayFrame; start: number },
): Breakfast | undefined {
  if (!landsBeforeBreakfast(frame)) return undefined;
  const { stay } = planInput.stay;

  return {
    activity: {
      activity: `Breakfast near ${stayWords(match.destination, stay.name)}`,
      time: timeOf(start),
      duration: durationText(BREAKFAST_MINUTES),
      description: sentences(['Drop your bags first, then coffee and something warm nearby']),
      category: 'Free time',
      kind: 'free',
    },
  };
}

type Search = {
  isOpen: (file: FoodFile) => boolean;
  used: ReadonlySet<string>;
  /** Straight kilometres from where the day begins. */
  near: (to: Point) => number;
  usual: number;
  /** Where one lingers, a house that is known for breakfast comes first. */
  isLong: boolean;
};

/** The nearest and best known café that serves the party, one for something that was asked for before all others. */
function bestCafe(
  draft: PlanDraft,
  { isOpen: isOpenThen, used, near, usual, isLong }: Search,
): FoodFile | undefined {
  const { destination } = draft.match;
  const diners = dinersAt(destination, draft);
  const isOfDish = wishedCafe(
    (draft.wishes.dishes?.wanted ?? []).filter(isOfTheMorning),
    used,
    destination,
  );
  const isWished = (file: FoodFile) =>
    isOfDish(file) || draft.reasons?.some((theme) => isTableOfTheme(file, theme)) === true;

  return destination.food
    .filter((file) => servesBreakfast(file) && !isUnfit(file, diners.needs))
    .filter((file) => !isForOthersDiet(file, diners.needs))
    .filter((file) => !isAboutAvoided(file, destination, draft.wishes.places))
    .filter(({ vegan }) => vegan !== 'full' || draft.isVegan)
    .filter(({ id }) => !used.has(globalPlaceId(destination.id, id)))
    .filter((file) => near(file) <= Math.max(isWished(file) ? WISHED_KM : 0, usual))
    .filter(isOpenThen)
    .toSorted(
      (a, b) =>
        Number(isWished(b)) - Number(isWished(a)) ||
        (isLong ? Number(isForLingering(b)) - Number(isForLingering(a)) : 0) ||
        near(a) - a.fame * KM_PER_FAME - (near(b) - b.fame * KM_PER_FAME),
    )[0];
}

/** A house of breakfasts or a café to sit in, and no counter of a bakery. */
function isForLingering({ style, fame }: FoodFile): boolean {
  return style === 'breakfast' || (style !== 'bakery' && fame >= KNOWN);
}

const KNOWN = 3;

function earliestOf(
  { wishes }: PlanDraft,
  { window, landing }: DayFrame,
  before?: PlannedRoute,
): number {
  if (landsBeforeBreakfast({ landing })) return window[0] - BREAKFAST_MINUTES - WALK_ON;
  return Math.max(
    wishes.lateStart || wishes.rhythm?.earliest !== undefined ? window[0] : EARLIEST,
    before ? afterTheNight(before.arrive) - WALK_ON : 0,
  );
}

function isOpen(
  file: FoodFile,
  {
    start,
    minutes,
    facts,
  }: { start: number; minutes: number; facts: Parameters<typeof spansOn>[1] },
): boolean {
  return isWithin({ start, end: start + minutes }, spansOn(file, facts));
}

function whereIs(cafe: Point, { stay, first }: { stay: Point; first: Point }): string {
  if (distanceKm(cafe, stay) <= NEAR_KM) return 'Close to where you stay';
  return distanceKm(cafe, first) <= WISHED_KM
    ? 'Close to the first stop'
    : 'A short walk from where you stay';
}
