import type { TableNeed } from '../diet/table-needs.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { type BudgetLevel, isLuxurious } from '#shared/preferences/options.ts';
import { chanceOf } from '#shared/seeded.ts';
import { traitsOf } from '../diet/food-traits.ts';
import { dietLiking } from '../diet/diet-fit.ts';
import { isBarOrCounter } from './bars-and-counters.ts';
import { mealLevel, styleLiking } from './meal-style.ts';
import { isFancyTable } from './too-fancy.ts';
import { isTooDear } from './meal-prices.ts';
import { isAllAbout, servesAsked } from '../understanding/dish-wishes.ts';
import type { Taste } from './trip-taste.ts';
import { hasChildren } from '../understanding/has-children.ts';

/** How well a price level suits a traveller's level, 0 to 1. */
const MEAL_FIT: Record<BudgetLevel, readonly number[]> = {
  budget: [0, 1, 0.7, 0.15, 0.02],
  moderate: [0, 0.7, 1, 0.45, 0.1],
  luxury: [0, 0.35, 0.75, 1, 0.7],
  'ultra-luxury': [0, 0.25, 0.5, 0.95, 1],
};

/** A real restaurant, whichever it is, is worth this much more than a meal of one's own somewhere. */
const REAL_RESTAURANT = 90;
/** What the place is known for comes first, another country's kitchen last. */
const LOCAL = 14;
/** A restaurant without meat or fish is for those who asked for it, all of them. */
const ONLY_VEGAN = -50;
const MEATLESS = /vegan|vegetarian|plant|meatless/i;
/** What some of a mixed party keep to. */
const OF_SOME: ReadonlySet<TableNeed> = new Set(['vegetarian', 'vegan']);
/** Festive rooms and late counters are not for children, bars not for older people either. */
const NOT_FOR_THEM = -45;
/** Quick and loud, with something on the card for everyone. */
const GOOD_WITH_CHILDREN = 8;
/** Kitchens that live on chilli are for later. */
const TOO_HOT = -35;
const EASY = new Set<NonNullable<FoodFile['style']>>(['casual', 'market', 'street-food']);
/** Older travellers like a set table better than a stall. */
const SIT_DOWN = 10;
/** Who hates queues eats where a table can be had by name. */
const QUEUE = -60;
const QUEUED = /queue|no (?:reservations|bookings)|not? book|walk-?ins? only|come early|in line/i;
/** A café's lunch is a light one: good where it is near, behind the restaurants that cook. */
const LIGHT = -14;
/** For the one dinner that is to be festive, or for want of others. */
const TOO_DEAR = -60;
/** A counter is no table for a party that travels in style. */
const TOO_PLAIN = -60;
const NAMED = 100;
/** Long menus and late counters are no place for small children. */
const FOR_ADULTS = new Set<NonNullable<FoodFile['style']>>(['festive', 'late']);

/** From this price level on a restaurant is a formal one. */
const DEAR = 3;

type Guest = { id: string; isVegan: boolean };

/** Meals are had anyway: their worth decides where, so it stays below that of good sights. */
export function mealValue(file: FoodFile, taste: Taste, guest: Guest): number {
  const value =
    REAL_RESTAURANT +
    file.fame * 6 * liking(file, taste, guest) +
    suits(file, taste, guest) +
    chanceOf(guest.id);

  return Math.round(Math.max(1, value) * 10) / 10;
}

/** A restaurant is worth so much more in the evening than at noon, so that the best ones serve dinner. */
const EVENING = { setTable: 1.35, other: 1.2, atCounter: 0.9, quick: 0.6, simple: 1.25 };
/** The same for who travels in style, by price level: of an evening they dine. */
const EVENING_IN_STYLE: Partial<Record<BudgetLevel, readonly number[]>> = {
  luxury: [0, 0.7, 1.05, 1.5, 1.5],
  'ultra-luxury': [0, 0.6, 0.85, 1.45, 1.65],
};
/** What one eats in twenty minutes: a good lunch, and no evening. */
const QUICK = /sandwich|hot ?dog|snack|burger|bagel|\bdeli\b|pizza by the slice|\bfalafel|kebab/i;
const SET_TABLES = new Set<NonNullable<FoodFile['style']>>(['classic', 'festive']);
const COUNTERS = new Set<NonNullable<FoodFile['style']>>(['market', 'street-food', 'late']);

/**
 * The worth of dinner there as a share of its worth at noon: set tables first, counters and snacks last, unless the
 * party eats simply anyway.
 */
export function eveningShare(
  file: FoodFile,
  { level, wishes: { needs, mealStyle, dishes } }: Taste,
): number {
  const { priceLevel } = file;
  const eatsSimply =
    level === 'budget' ||
    mealStyle === 'cheap' ||
    mealStyle === 'markets' ||
    mealStyle === 'stalls' ||
    hasChildren({ needs });

  if (eatsSimply) return EVENING.simple;
  if (isWhatTheyCameFor(file, dishes)) return EVENING.setTable;
  return EVENING_IN_STYLE[level]?.[priceLevel] ?? plainEveningShare(file);
}

function plainEveningShare({ style = 'casual', cuisine, priceLevel }: FoodFile): number {
  if (SET_TABLES.has(style)) return EVENING.setTable;
  if (priceLevel <= 1 && QUICK.test(cuisine)) return EVENING.quick;
  return COUNTERS.has(style) ? EVENING.atCounter : EVENING.other;
}

function isWhatTheyCameFor(file: FoodFile, dishes: Taste['wishes']['dishes']): boolean {
  return dishes?.chief?.some((dish) => isAllAbout(file, dish)) ?? false;
}

/** How well price, kitchen and room suit the traveller, as a factor. */
function liking(file: FoodFile, { level, interests, wishes }: Taste, { isVegan }: Guest): number {
  const fit = MEAL_FIT[level][file.priceLevel] ?? 0.5;
  const culinary = interests.includes('Culinary') ? 1.6 : 1;
  const vegan = isVegan && file.vegan === 'full' ? 1.3 : 1;
  const quiet = wishes.quiet && file.quiet ? 1.2 : 1;

  return fit * culinary * vegan * quiet;
}

function queueLoss({ bookAhead = '' }: FoodFile, rhythm: Taste['wishes']['rhythm']): number {
  return rhythm?.isWithoutQueues && QUEUED.test(bookAhead) ? QUEUE : 0;
}

/** What counts whatever the fame: named, local, for this party. */
function suits(file: FoodFile, taste: Taste, guest: Guest): number {
  const { wishes } = taste;
  const { local, style, kind } = file;
  const isWithSeniors = wishes.needs.includes('seniors');
  const isWithChildren = hasChildren(wishes);
  const known = local ? LOCAL : -LOCAL;

  return (
    (wishes.places.wanted.includes(guest.id) ? NAMED : 0) +
    (local === undefined ? 0 : known) +
    byDiet(file, taste, guest) +
    styleLiking(file, wishes.mealStyle) +
    (isWithChildren ? forChildren(file) : 0) +
    (isWithSeniors && style === 'classic' ? SIT_DOWN : 0) +
    ((isWithSeniors || isWithChildren) && isBarOrCounter(file) ? NOT_FOR_THEM : 0) +
    queueLoss(file, wishes.rhythm) +
    byPrice(file, taste) +
    (kind === 'cafe' ? LIGHT : 0)
  );
}

function byPrice(file: FoodFile, taste: Taste): number {
  const { level, wishes } = taste;

  if (isTooDear(file.priceLevel, mealLevel(level, wishes.mealStyle))) return TOO_DEAR;
  if (isFancyTable(file, wishes)) return TOO_DEAR;
  return isTooPlain(file, taste) ? TOO_PLAIN : 0;
}

/** Whoever travels in style is not sent to a counter, unless they ask for what it sells. */
function isTooPlain(file: FoodFile, { level, wishes: { dishes, mealStyle } }: Taste): boolean {
  const isInStyle = isLuxurious(level);

  return (
    isInStyle &&
    file.priceLevel <= 1 &&
    !servesAsked(file, dishes) &&
    (mealStyle ?? 'fine') === 'fine'
  );
}

function byDiet(file: FoodFile, taste: Taste, { isVegan }: Guest): number {
  const { tableNeeds = [], isMixedTable = false } = taste;
  const isMeatless =
    isVegan || tableNeeds.some((need) => need === 'vegetarian' || need === 'kosher');
  const isForThemAlone = isMeatless && isMixedTable && MEATLESS.test(file.cuisine);
  // Who eats meat has a say as well: a house that has something for both is as good as one known for theirs.
  const needs = isMixedTable ? tableNeeds.filter((need) => !OF_SOME.has(need)) : tableNeeds;

  return (
    ((file.vegan === 'full' && !isMeatless) || isForThemAlone ? ONLY_VEGAN : 0) +
    dietLiking(file, needs)
  );
}

function forChildren(file: FoodFile): number {
  const { style, priceLevel } = file;

  if (priceLevel >= DEAR || (style && FOR_ADULTS.has(style))) return NOT_FOR_THEM;
  const hot = traitsOf(file).get('hot') === 'core' ? TOO_HOT : 0;

  return hot + (style && EASY.has(style) ? GOOD_WITH_CHILDREN : 0);
}
