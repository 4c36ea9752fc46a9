import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { MealKind } from '#server/planner/problem.ts';
import { makesAMeal } from './light-meal.ts';

type Style = NonNullable<FoodFile['style']>;

/** Nobody dines at a bakery; a stall is for the evening only where it says that it serves dinner. */
const NO_DINNER = new Set<Style>(['breakfast', 'bakery', 'cafe', 'market', 'street-food']);
/** Whatever the card says, no dinner: the kitchen is for snacks. */
const LIGHT_FARE = new Set<Style>(['breakfast', 'bakery', 'cafe']);
const NO_LUNCH = new Set<Style>(['breakfast', 'bakery', 'late', 'festive']);

/** A breakfast house that calls itself one of brunch, or cooks all day, feeds people at noon. */
const BRUNCH = /\b(?:brunch|all[ -]day)\b/i;

/** Minutes at a table by what it is like. */
const MINUTES: Record<MealKind, Partial<Record<Style, number>>> = {
  lunch: {
    bakery: 45,
    cafe: 50,
    market: 50,
    'street-food': 45,
    casual: 60,
    classic: 75,
    festive: 90,
  },
  dinner: { 'street-food': 75, market: 75, casual: 80, classic: 90, festive: 120 },
};

function isForLunch(style: Style, cuisine: string): boolean {
  return !NO_LUNCH.has(style) || (style === 'breakfast' && BRUNCH.test(cuisine));
}

/** Whether a restaurant is one for lunch or for dinner: by what it says, else by its style, else by its kind. */
export function suitsMeal(file: FoodFile, meal: MealKind): boolean {
  const { meals, style, kind, cuisine } = file;

  if (meal === 'lunch' && !makesAMeal(file)) return false;
  if (meals) return meals.includes(meal) && !(meal === 'dinner' && style && LIGHT_FARE.has(style));
  if (meal === 'dinner' && kind === 'cafe') return false;
  if (style) return meal === 'dinner' ? !NO_DINNER.has(style) : isForLunch(style, cuisine);
  return kind === 'restaurant' || meal === 'lunch';
}

/** How long a meal takes there; never less than the day's slot for a shorter sitting asks for. */
export function minutesAt({ style }: FoodFile, meal: MealKind): number | undefined {
  return style && MINUTES[meal][style];
}
