import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { traitsOf } from '../diet/food-traits.ts';
import { servesDish, TABLE_WITH_VIEW } from '../understanding/dish-wishes.ts';
import { suitsMeal } from './meal-fit.ts';
import { isTooDear, mostLevel } from './meal-prices.ts';

/** One dinner of the trip that is more than a dinner: the day, and the restaurants it may be at. */
export type FestiveDinner = { day: number; ids: ReadonlySet<string> };

type Trip = {
  frames: readonly DayFrame[];
  restaurants: readonly { id: string; file: FoodFile; open: readonly (readonly unknown[])[] }[];
  wishes: Pick<Wishes, 'dates' | 'occasion'> & Partial<Pick<Wishes, 'dishes' | 'kinds'>>;
  interests: readonly string[];
  level: BudgetLevel;
};

const INTERESTS = new Set(['Romantic', 'Honeymoon', 'Anniversary']);
const IN_STYLE = new Set<BudgetLevel>(['luxury', 'ultra-luxury']);
/** So few festive houses may all be far from where the day ends: the best classic ones do as well. */
const FEW = 2;
/** A shorter sitting is no evening. */
const LEAST_MINUTES = 90;

/**
 * On the day that was told, else on the last evening but one that has time for it: at a festive house at most one
 * price level above the budget, else, or where there are few, at the best tables that it reaches. Undefined where there is no reason for one,
 * or no such place is open.
 */
export function festiveDinner(trip: Trip): FestiveDinner | undefined {
  const day = hasReason(trip) ? festiveDay(trip) : undefined;

  if (day === undefined) return undefined;
  const { restaurants, level } = trip;
  const open = restaurants.filter(
    ({ file, open: days }) =>
      suitsMeal(file, 'dinner') &&
      !isTooDear(file.priceLevel, level) &&
      (days[day] ?? []).length > 0,
  );
  // A beer hall has long tables and a long evening, and is no place for a feast of two.
  const classic = open.filter(
    ({ file }) => file.style === 'classic' && traitsOf(file).get('alcohol') !== 'core',
  );
  const inView = withView(open, trip.wishes);
  const festive = open.filter(({ file }) => file.style === 'festive');
  const best = classic.filter(({ file }) => file.priceLevel === mostLevel(level));
  const chosen = [
    inView.filter(({ file }) => file.style === 'festive'),
    inView.filter(({ file }) => file.priceLevel > 1),
    festive.length > 0 && festive.length <= FEW ? [...festive, ...best] : festive,
    best,
    classic.filter(({ file }) => file.priceLevel > 1),
  ].find((some) => some.length > 0);

  return chosen && { day, ids: new Set(chosen.map(({ id }) => id)) };
}

/** The tables that the wish for one with a view means; no roof for those who cannot bear heights. */
function withView<T extends { file: FoodFile }>(
  tables: readonly T[],
  { dishes, kinds }: Trip['wishes'],
): T[] {
  if (!dishes?.wanted.includes(TABLE_WITH_VIEW)) return [];
  const isAfraid = kinds?.avoided.includes('tower') ?? false;

  return tables.filter(
    ({ file }) =>
      servesDish(file, TABLE_WITH_VIEW) &&
      !(isAfraid && HIGH_UP.test(`${file.name} ${file.cuisine}`)),
  );
}

const HIGH_UP = /\b(?:roof\w*|tower|sky|\d+(?:st|nd|rd|th) floor)\b/i;

function hasReason({ wishes, interests, level }: Trip): boolean {
  return (
    wishes.occasion !== undefined ||
    IN_STYLE.has(level) ||
    interests.some((interest) => INTERESTS.has(interest))
  );
}

function festiveDay({ frames, wishes: { dates = [] } }: Trip): number | undefined {
  const evenings = frames.flatMap(({ meals, date }, day) => {
    const dinner = meals.find(({ meal }) => meal === 'dinner');

    return dinner ? [{ day, date, isLong: dinner.minutes >= LEAST_MINUTES }] : [];
  });
  const told = evenings.find(({ date }) => dates.some((one) => one.date === date));
  const long = evenings.filter(({ isLong }) => isLong);

  return (told ?? long.at(-2) ?? long.at(-1) ?? evenings.at(-1))?.day;
}
