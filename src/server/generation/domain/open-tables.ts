import type { Destination } from '#server/catalogue/catalogue.ts';
import type { MealKind, MealPlace, Point, Span } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { DayFrame } from './day-windows.ts';

/**
 * A meal at no table of ours: when none that we know is open and near at that hour, the plan says so and
 * leaves the choice to the traveller, or suggests a picnic where only vegan food will do.
 */
export type OpenTable = {
  id: string;
  meal: MealPlace;
  kind: MealKind;
  /** What it is near to. */
  near: string;
  isOwnFood: boolean;
  /** Lunch on a day trip, wherever it pleases. */
  isOuting?: boolean;
  /** Lunch beside the place of work. */
  isAtWork?: boolean;
  usdPerPerson: number;
  day: number;
  span: Span;
};

type Anchor = Point & { name: string; isAtWork?: boolean };

/** When a table of one's own choice is surely to be had. */
const HOURS: Record<MealKind, Span> = {
  lunch: [11 * 60 + 30, 14 * 60 + 30],
  dinner: [18 * 60, 21 * 60 + 30],
};
/** A person's usual spending on a meal of one's own choice, US dollars. */
const USD: Record<BudgetLevel, Record<MealKind, number>> = {
  budget: { lunch: 9, dinner: 13 },
  moderate: { lunch: 16, dinner: 26 },
  luxury: { lunch: 35, dinner: 60 },
  'ultra-luxury': { lunch: 60, dinner: 110 },
};

/** One choice for each meal of each day, near the stay or near that day's work; worth nothing, so taken only in need. */
export function openTables(
  frames: readonly DayFrame[],
  anchors: (day: number) => readonly Anchor[],
  party: { destination: Destination; level: BudgetLevel; travelers: number; isVegan: boolean },
): OpenTable[] {
  return frames.flatMap((frame, day) =>
    frame.meals.flatMap(({ meal }) =>
      anchors(day).map((anchor, index): OpenTable => {
        const id = `${party.destination.id}/~${meal}-${day + 1}-${index + 1}`;
        const usdPerPerson =
          party.isVegan && meal === 'lunch' ? USD.budget.lunch : USD[party.level][meal];

        return {
          id,
          kind: meal,
          near: anchor.name,
          isOwnFood: party.isVegan,
          isAtWork: anchor.isAtWork === true && meal === 'lunch',
          usdPerPerson,
          day,
          span: HOURS[meal],
          meal: {
            id,
            lat: anchor.lat,
            lon: anchor.lon,
            value: 0,
            usd: usdPerPerson * party.travelers,
            spans: frames.map((_, other) => (other === day ? [HOURS[meal]] : [])),
          },
        };
      }),
    ),
  );
}

/** What the plan says instead of a restaurant's name. */
export function openTableWords({ kind, near, isOwnFood, isOuting }: OpenTable): {
  activity: string;
  name: string;
  description: string;
} {
  if (isOuting) {
    return {
      activity: `Lunch in ${near}`,
      name: `A table in ${near}`,
      description: isOwnFood
        ? 'Bring a vegan picnic: we know no kitchen there.'
        : 'Eat where it smells good; the price is an estimate.',
    };
  }

  if (isOwnFood) {
    const activity =
      kind === 'lunch' ? `Picnic lunch near ${near}` : `A vegan dinner of your own near ${near}`;

    return {
      activity,
      name: activity,
      description:
        kind === 'lunch'
          ? 'No vegan kitchen that we know is open and near at this hour, so buy bread, fruit and salad on the way.'
          : 'No vegan kitchen that we know is open and near tonight: cook, or put a supper together from the nearest shop.',
    };
  }

  return {
    activity: `${kind === 'lunch' ? 'Lunch' : 'Dinner'} near ${near}, your choice`,
    name: `A table near ${near}`,
    description:
      'None of the tables we know is open and near at this hour, so follow your nose. The price is an estimate.',
  };
}
