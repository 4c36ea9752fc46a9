import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { isNoTableForBaby } from '../cares/baby.ts';
import { isHighTable } from '../cares/kept-out.ts';
import { isForOthersDiet } from '../diet/others-diet.ts';
import { isBestLeft, isSharedPan, isUnfit as isUnfitFor } from '../diet/diet-fit.ts';
import { hiddenIn } from '../diet/hidden-stock.ts';
import { isKnownFor, STRICT_NEEDS } from '../diet/known-kitchen.ts';
import { hasMeatlessDishes, meatlessTable } from '../diet/meatless-table.ts';
import type { TableNeed } from '../diet/table-needs.ts';
import { isEatenStanding, isQueuedFor, needsSeats } from './at-the-door.ts';
import { avoidedAreas } from './avoided-areas.ts';
import { isBarOrCounter } from './bars-and-counters.ts';
import { suitsMeal } from './meal-fit.ts';
import { mealLevel } from './meal-style.ts';
import type { MealKind } from '#server/planner/problem.ts';
import { servesDish, STREET_FOOD, servesAsked } from '../understanding/dish-wishes.ts';
import { isFeastAskedFor, isTooDear } from './meal-prices.ts';
import type { Taste } from './trip-taste.ts';
import { hasChildren } from '../understanding/has-children.ts';

type Guest = { isVegan: boolean; destination: Destination; days: number };

/** Lunch and dinner. */
const MEALS_A_DAY = 2;
/** From this price level on children are not expected, and above it not at ease. */
const DEAR = 3;
const MEATLESS = /vegan|vegetarian|plant/;
/** Where no meat is cooked, none of the wrong kind is. */
const EATS_MEATLESS: ReadonlySet<TableNeed> = new Set(['kosher', 'halal', 'no-fish-stock']);
const FINE = /fine dining|tasting menu|haute/i;

type Rule = {
  isFor: boolean;
  /** `left` are those that the rules before have left. */
  isUnfit: (file: FoodFile, left: readonly FoodFile[]) => boolean;
  isHard?: boolean;
  /** So many times the meals of the trip must be left: what is near on one day is far on another. */
  spare?: number;
};

/**
 * The restaurants for this party. What would harm somebody goes in any case; what merely does not suit goes as long as
 * enough others are left. Named restaurants stay.
 */
export function partyRestaurants(
  files: readonly FoodFile[],
  taste: Taste,
  { isVegan, destination, days }: Guest,
): FoodFile[] {
  const serves = (some: readonly FoodFile[], meal: MealKind, spare: number) =>
    some.filter((file) => suitsMeal(file, meal)).length >= days * spare;
  // Few of them serve lunch as well as dinner to one trip.
  const areEnough = (some: readonly FoodFile[], spare = 1) =>
    some.length >= days * MEALS_A_DAY * spare &&
    serves(some, 'lunch', spare) &&
    serves(some, 'dinner', spare);
  const isNamed = ({ id }: FoodFile) =>
    taste.wishes.places.wanted.includes(globalPlaceId(destination.id, id));

  const areas = avoidedAreas(destination, taste.wishes.places.avoided);
  const rules: Rule[] = [
    ...rulesFor(taste, isVegan, destination.country),
    { isFor: areas.size > 0, isUnfit: ({ area = '' }: FoodFile) => areas.has(area) },
  ];
  // Whether enough are left is known once all have gone that must.
  const hardFirst = rules.toSorted((a, b) => Number(b.isHard ?? false) - Number(a.isHard ?? false));

  return hardFirst.reduce<FoodFile[]>(
    (left, { isFor, isUnfit, isHard, spare }: Rule) => {
      const fit = isFor ? left.filter((file) => isNamed(file) || !isUnfit(file, left)) : left;

      return isHard || areEnough(fit, spare) ? fit : left;
    },
    [...files],
  );
}

/** Half of them may as well choose the house. */
const A_COUPLE = 2;

/** The most important first: later ones give way where restaurants are few. */
function rulesFor(taste: Taste, isVegan: boolean, country: string): Rule[] {
  const { wishes, tableNeeds = [], isMixedTable = false, level } = taste;
  const { needs } = wishes;
  const isMeatless = tableNeeds.includes('vegan') || tableNeeds.includes('vegetarian');
  const isWithChildren = hasChildren(wishes);
  const keepsTo = tableNeeds.filter((need) => STRICT_NEEDS.has(need));
  // Who asks for stalls with an allergy eats at those that have none of it on the card.
  const eatsAtStalls = asksForStalls(wishes) && keepsTo.length === 0;

  return [
    {
      isFor: tableNeeds.length > 0,
      isUnfit: (file) =>
        isUnfitFor(file, tableNeeds) || (isSharedPan(file, tableNeeds) && !eatsAtStalls),
      isHard: true,
    },
    { isFor: tableNeeds.length > 0, isUnfit: (file) => isBestLeft(file, tableNeeds), spare: 2 },
    withoutMeatlessHouses(taste, isVegan, keepsTo),
    { isFor: true, isUnfit: (file) => isForOthersDiet(file, tableNeeds), isHard: true },
    {
      isFor: isWithChildren,
      isUnfit: ({ style, priceLevel }) => style === 'festive' || priceLevel > DEAR,
      isHard: true,
    },
    {
      isFor: isMeatless,
      // A bouchon that was asked for stays for the others, who order for the guest what it has.
      isUnfit: (file) =>
        !hasMeatlessDishes(file) && !(isMixedTable && servesAsked(file, wishes.dishes)),
      // Where the others of the party eat meat, a house of meat is better than none.
      isHard: !isMixedTable,
    },
    {
      isFor: isMeatless,
      isUnfit: (file) =>
        hiddenIn(file, country) !== undefined &&
        !(isMixedTable && servesAsked(file, wishes.dishes)),
      isHard: !isMixedTable,
    },
    {
      isFor: isMeatless && !isMixedTable,
      isUnfit: (file) => meatlessTable(file) === 'one',
    },
    {
      isFor: isWithChildren || needs.includes('seniors') || wishes.rhythm?.isSenior === true,
      isUnfit: isBarOrCounter,
    },
    { isFor: wishes.cares?.includes('baby') === true, isUnfit: isNoTableForBaby },
    { isFor: wishes.cares?.includes('heights') === true, isUnfit: isHighTable },
    { isFor: needsSeats(wishes), isUnfit: isEatenStanding },
    { isFor: wishes.rhythm?.isWithoutQueues === true, isUnfit: isQueuedFor },
    {
      isFor: isWithChildren,
      isUnfit: ({ style, priceLevel }) => style === 'late' || priceLevel === DEAR,
    },
    ...priceRules({ wishes, level }, keepsTo),
    {
      isFor: needs.includes('seniors'),
      isUnfit: ({ style }) => style === 'street-food' || style === 'late',
    },
  ];
}

/** One vegetarian of four finds dishes at most tables, and the others came for the kitchen of the place. */
function withoutMeatlessHouses(
  { wishes, tableNeeds = [], isMixedTable = false, travelers }: Taste,
  isVegan: boolean,
  keepsTo: readonly TableNeed[],
): Rule {
  const isForAll = wishes.needs.includes('vegetarian') && !isMixedTable;

  return {
    isFor:
      !isVegan &&
      !isForAll &&
      !(isMixedTable && travelers <= A_COUPLE) &&
      !tableNeeds.includes('vegan') &&
      !keepsTo.some((need) => EATS_MEATLESS.has(need)),
    isUnfit: (file, left) =>
      isForMeatless(file) &&
      !isKnownForAny(file, keepsTo) &&
      !isOnlyOneFor(wishes.dishes, file, left),
    isHard: !isMixedTable,
  };
}

function priceRules(
  { wishes, level }: Pick<Taste, 'wishes' | 'level'>,
  keepsTo: readonly TableNeed[],
): Rule[] {
  return [
    {
      isFor: true,
      // Who cannot eat everywhere pays a little more where it is safe.
      isUnfit: (file) =>
        isTooDear(
          file.priceLevel - (isKnownForAny(file, keepsTo) || isFeastAskedFor(file, wishes) ? 1 : 0),
          mealLevel(level, wishes.mealStyle),
        ),
      isHard: true,
    },
    {
      isFor: level === 'budget' && wishes.mealStyle !== 'fine' && wishes.occasion === undefined,
      isUnfit: ({ style, cuisine }) => style === 'festive' || FINE.test(cuisine),
      isHard: true,
    },
  ];
}

function isKnownForAny(file: FoodFile, needs: readonly TableNeed[]): boolean {
  return needs.some((need) => isKnownFor(file, need));
}

function asksForStalls({ mealStyle, dishes }: Taste['wishes']): boolean {
  return (
    mealStyle === 'stalls' ||
    mealStyle === 'markets' ||
    dishes?.wanted.includes(STREET_FOOD) === true
  );
}

/** Whether only houses without meat have something that was asked for, and this one does: temple food. */
function isOnlyOneFor(
  dishes: Taste['wishes']['dishes'],
  file: FoodFile,
  left: readonly FoodFile[],
): boolean {
  const others = left.filter((one) => !isForMeatless(one));

  return (dishes?.wanted ?? []).some(
    (dish) => servesDish(file, dish) && !others.some((one) => servesDish(one, dish)),
  );
}

function isForMeatless({ vegan, cuisine }: FoodFile): boolean {
  return vegan === 'full' || MEATLESS.test(cuisine.toLowerCase());
}
