import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { MealKind, MealPlace, Point } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { shutMealWords } from '../days/shut-day.ts';
import { sentences } from './place-words.ts';

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
  /** Where the restaurants lie that serve this party lunch. */
  lunchTables: readonly Point[];
};

/** Fewer tables than these within a quarter of an hour on foot, and lunch would be a journey on many days. */
const LEAST_TABLES = 2;
const WALK_KM = 0.9;

function isFarFromTables(at: Point, tables: readonly Point[]): boolean {
  return tables.filter((table) => distanceKm(at, table) <= WALK_KM).length < LEAST_TABLES;
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
  const kinds = new Set(frames.flatMap(({ meals }) => meals.map(({ meal }) => meal)));
  const ofDays = frames.flatMap((frame, day) =>
    frame.meals.flatMap(({ meal }) =>
      anchors.ofDay(day).map((anchor, index) => ({
        ...toOwnChoiceMeal(
          meal,
          { anchor, frames, days: [day], name: `${day + 1}-${index + 1}` },
          party,
        ),
        isOffered: anchor.isAtWork === true && meal === 'lunch',
      })),
    ),
  );
  const ofSights = [...kinds].flatMap((meal) =>
    anchors.sights.map((anchor, index) => ({
      ...toOwnChoiceMeal(meal, { anchor, frames, days, name: `sight-${index + 1}` }, party),
      isOffered: meal === 'lunch' && isFarFromTables(anchor, party.lunchTables),
    })),
  );

  return [...ofDays, ...ofSights];
}

type Spot = { anchor: Point; days: readonly number[]; name: string };

function toOwnChoiceMeal(
  kind: MealKind,
  { anchor, days, name, frames }: Spot & { frames: readonly DayFrame[] },
  party: Party,
): OwnChoiceMeal {
  const id = `${party.destination.id}/~${kind}-${name}`;
  const usdPerPerson =
    party.isVegan && kind === 'lunch' ? USD.budget.lunch : USD[party.level][kind];

  return {
    id,
    kind,
    isOwnFood: party.isVegan,
    usdPerPerson,
    meal: {
      id,
      lat: anchor.lat,
      lon: anchor.lon,
      value: VALUE[kind],
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

export type OwnChoiceHint = {
  /** The stop that the meal is beside, and the part of town. */
  near: string;
  area: string | undefined;
  /** Local dishes that the party eats. */
  dishes: readonly string[];
  /** What the party must leave, and how to say it. */
  diet?: string | undefined;
  /** On a day when nothing opens: the stay that the party is at. */
  shutIn: string | undefined;
};

/** What the plan says instead of a restaurant's name. */
export function ownChoiceWords(
  { kind, isOwnFood, usdPerPerson }: OwnChoiceMeal,
  { near, area, dishes, diet, shutIn }: OwnChoiceHint,
): { activity: string; description: string } {
  const meal = kind === 'lunch' ? 'Lunch' : 'Dinner';
  const price = `About $${usdPerPerson} a person, an estimate`;

  if (shutIn !== undefined) return shutMealWords(kind, shutIn, price);
  if (isOwnFood && kind === 'lunch')
    return {
      activity: `Picnic lunch near ${near}, your choice`,
      description: `A vegan picnic: bread, fruit and salad from a market or a shop on the way. ${price}.`,
    };
  if (isOwnFood)
    return {
      activity: `Dinner near ${near}, your choice`,
      description: `Look for a vegan-friendly kitchen: Indian, Middle Eastern and noodle places often are. ${price}.`,
    };
  const where = area === undefined || near.includes(area) ? '' : ` in ${area}`;
  const ask = dishes.length > 0 ? `Ask for ${dishes.join(' or ')}` : 'Read the card at the door';
  const look = `${ask} where locals fill the tables${where}`;

  return {
    activity: `${meal} near ${near}, your choice`,
    description: sentences([look, diet, price]),
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
