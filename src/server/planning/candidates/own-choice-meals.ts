import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { MealStyle } from '../understanding/meal-wishes.ts';
import { suitsMeal } from './meal-fit.ts';
import { ownMealValue } from './meal-style.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { MealKind, MealPlace, Point } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { DayFrame } from '../days/day-windows.ts';

/**
 * A meal at no restaurant of ours: when the restaurants that we know do not go round, or none is open and near, the
 * plan leaves the choice to the traveller and says what to look for.
 */
export type OwnChoiceMeal = {
  id: string;
  meal: MealPlace;
  kind: MealKind;
  isOwnFood: boolean;
  /** Lunch beside the place of work, or beside a sight far from every restaurant that we know. */
  isOffered?: boolean;
  /** Had at the stay: cooked there, or served. */
  isAtStay?: boolean;
  /** By the stay's own kitchen, on an evening on which others are shut. */
  isServed?: boolean;
  style?: MealStyle | undefined;
  usdPerPerson: number;
};

type Anchors = {
  /** Where each day is had from: the stay, and the place of work. */
  ofDay: (day: number) => readonly (Point & { isAtWork?: boolean })[];
  /** Sights that many will pass. */
  sights: readonly Point[];
};
type Party = {
  destination: Destination;
  level: BudgetLevel;
  travelers: number;
  isVegan: boolean;
  /** The restaurants that serve this party. */
  restaurants: readonly { file: FoodFile; meal: Point }[];
  /** How the party wants to eat. */
  mealStyle?: MealStyle | undefined;
  /** The evenings on which the stay's own restaurant is the table to have. */
  servedEvenings?: readonly number[];
};

/** With no table within so many straight kilometres, a short ride, lunch would be a journey. */
const IN_REACH_KM = 2.5;

function isFarFromTables(at: Point, tables: readonly Point[]): boolean {
  return !tables.some((table) => distanceKm(at, table) <= IN_REACH_KM);
}

/** Minutes at the table between two halves of work, and kilometres as the crow flies that one walks in a minute. */
const AT_TABLE = 45;
const STRAIGHT_KM_A_MINUTE = 0.059;
/** Some of the tables near work are shut, or full of another evening. */
const SPARE_TABLES = 2;

/** Whether enough tables that we know lie within the lunch break of a workplace, for all days of work. */
function hasTablesAtWork(
  at: Point,
  frames: readonly DayFrame[],
  tables: readonly Point[],
): boolean {
  const breaks = frames.flatMap(({ work = [] }) =>
    work.length > 1 ? [(work[1]?.start ?? 0) - (work[0]?.end ?? 0)] : [],
  );
  const reachKm = ((Math.min(...breaks) - AT_TABLE) / 2) * STRAIGHT_KM_A_MINUTE;
  const near = tables.filter((table) => distanceKm(at, table) <= reachKm);

  return breaks.length > 0 && near.length >= breaks.length + SPARE_TABLES;
}

/** A person's usual spending on a meal of one's own choice, US dollars. */
const USD: Record<BudgetLevel, Record<MealKind, number>> = {
  budget: { lunch: 9, dinner: 13 },
  moderate: { lunch: 16, dinner: 26 },
  luxury: { lunch: 35, dinner: 60 },
  'ultra-luxury': { lunch: 60, dinner: 110 },
};

/** A choice of one's own at noon is worth a little more than in the evening, which the better restaurants get. */
const VALUE: Record<MealKind, number> = { lunch: 4, dinner: 0 };

/**
 * A choice for each meal of each day near the stay or that day's work, and one of each kind near each of the
 * great sights. Worth little, so that the restaurants we know come first.
 */
export function ownChoiceMeals(
  frames: readonly DayFrame[],
  anchors: Anchors,
  party: Party,
): OwnChoiceMeal[] {
  const days = frames.map((_, day) => day);
  const isWanted = (meal: MealKind) => ownMealValue(party.mealStyle, meal) !== undefined;
  const lunchTables = party.restaurants
    .filter(({ file }) => suitsMeal(file, 'lunch'))
    .map(({ meal }) => meal);
  const kinds = new Set(frames.flatMap(({ meals }) => meals.map(({ meal }) => meal)));
  const ofDays = frames.flatMap((frame, day) =>
    frame.meals.flatMap(({ meal }) =>
      anchors.ofDay(day).map((anchor, index) => ({
        ...toOwnChoiceMeal(
          meal,
          { anchor, frames, days: [day], name: `${day + 1}-${index + 1}` },
          party,
        ),
        isOffered:
          (anchor.isAtWork === true &&
            meal === 'lunch' &&
            !hasTablesAtWork(anchor, frames, lunchTables)) ||
          isWanted(meal),
        ...atStay(meal, { day, isAtWork: anchor.isAtWork }, party),
      })),
    ),
  );
  const ofSights = [...kinds].flatMap((meal) =>
    anchors.sights.map((anchor, index) => ({
      ...toOwnChoiceMeal(
        meal,
        {
          anchor,
          frames,
          days: days.filter((day) => !isServed(meal, day, party)),
          name: `sight-${index + 1}`,
        },
        party,
      ),
      isOffered:
        (meal === 'lunch' && isFarFromTables(anchor, lunchTables)) ||
        (party.mealStyle !== 'cook' && isWanted(meal)),
    })),
  );

  return [...ofDays, ...ofSights];
}

function isServed(meal: MealKind, day: number, { servedEvenings = [] }: Party): boolean {
  return meal === 'dinner' && servedEvenings.includes(day);
}

function atStay(
  meal: MealKind,
  { day, isAtWork = false }: { day: number; isAtWork: boolean | undefined },
  party: Party,
): Pick<OwnChoiceMeal, 'isAtStay' | 'isServed'> {
  const served = !isAtWork && party.mealStyle !== 'cook' && isServed(meal, day, party);
  const isCooked = !isAtWork && party.mealStyle === 'cook' && meal === 'dinner';

  return { isAtStay: isCooked || served, ...(served ? { isServed: true } : {}) };
}

type Spot = { anchor: Point; days: readonly number[]; name: string };

function toOwnChoiceMeal(
  kind: MealKind,
  { anchor, days, name, frames }: Spot & { frames: readonly DayFrame[] },
  party: Party,
): OwnChoiceMeal {
  const id = `${party.destination.id}/~${kind}-${name}`;
  const usdPerPerson =
    USD[party.mealStyle || (party.isVegan && kind === 'lunch') ? 'budget' : party.level][kind];

  return {
    id,
    kind,
    isOwnFood: party.isVegan,
    style: party.mealStyle,
    usdPerPerson,
    meal: {
      id,
      lat: anchor.lat,
      lon: anchor.lon,
      value: ownMealValue(party.mealStyle, kind) ?? VALUE[kind],
      usd: usdPerPerson * party.travelers,
      // Some restaurant is surely open at the local hours.
      spans: frames.map(({ meals }, day) =>
        days.includes(day)
          ? meals.filter(({ meal }) => meal === kind).map(({ window }) => window)
          : [],
      ),
    },
  };
}

/** The same meal of one's own choice, now near somewhere else. */
export function movedNear(activity: string, near: string): string {
  return activity.replace(/ near .*, your choice$/, () => ` near ${near}, your choice`);
}

/** A person's estimated spending on a meal of one's own choice, read back from its words. */
export function ownChoiceUsd(description: string | undefined): number {
  return Number(/About \$(\d+) a person/.exec(description ?? '')?.[1] ?? 0);
}
