import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { type BudgetLevel, isLuxurious } from '#shared/preferences/options.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { needsOf } from '../diet/diners.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { isKnownFor, STRICT_NEEDS } from '../diet/known-kitchen.ts';
import type { TableNeed } from '../diet/table-needs.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { traitsOf } from '../diet/food-traits.ts';
import { servesDish, STREET_FOOD, TABLE_WITH_VIEW } from '../understanding/dish-wishes.ts';
import { STARRED_DINNER } from '../understanding/wish-words.ts';
import { suitsMeal } from './meal-fit.ts';
import { isFeastAskedFor, isTooDear, mostLevel } from './meal-prices.ts';
import { isStiff } from './meal-style.ts';
import { isStarred } from './starred.ts';

/** One dinner of the trip that is more than a dinner: the day, what it is for, and the restaurants it may be at. */
export type FestiveDinner = {
  day: number;
  ids: ReadonlySet<string>;
  /** "Valentine's", "birthday", "festive". */
  what: string;
  /** Those of them that are too dear for any other evening. */
  dear?: ReadonlySet<string>;
  /** They would do for any evening, and are kept for this one. */
  isKept?: boolean;
  /** Asked for, stalls stay good enough for the other evenings. */
  withStalls?: boolean;
};

type Trip = {
  frames: readonly DayFrame[];
  restaurants: readonly { id: string; file: FoodFile; open: readonly (readonly unknown[])[] }[];
  wishes: Pick<Wishes, 'dates' | 'occasion'> &
    Partial<Pick<Wishes, 'dishes' | 'kinds' | 'mealStyle' | 'cares'>>;
  interests: readonly string[];
  level: BudgetLevel;
  /** What the party's tables keep to. */
  needs?: readonly TableNeed[];
  notes?: string;
};

const INTERESTS = new Set(['Romantic', 'Honeymoon', 'Anniversary']);
/** Of two. */
const COUPLES = new Set(['honeymoon', 'anniversary', 'proposal', "Valentine's"]);
const NICE_DINNER =
  /\b(?:one|a|an|our|the|his|her|my) (?:really |very |truly )?(?:nice|romantic|lovely|beautiful|candle ?lit|elegant|birthday|anniversary|graduation|celebration) (?:\w+ )?(?:dinner|meal|supper)\b/;
const VALENTINES = /-02-14$/;
/** So few festive houses may all be far from where the day ends: the best classic ones do as well. */
const FEW = 2;
/** A shorter sitting is no evening. */
const LEAST_MINUTES = 90;

type Asking = Omit<Trip, 'interests' | 'needs' | 'notes' | 'wishes'> & {
  request: PlanRequest;
  wishes: Wishes;
};

/** The festive dinner that a request is for, unless another place of the same trip has it. */
export function festiveDinnerOf({ request, ...trip }: Asking): FestiveDinner | undefined {
  if (request.isFestiveDinnerTaken) return undefined;
  return festiveDinner({
    ...trip,
    interests: request.interests,
    needs: needsOf(request, trip.wishes),
    notes: request.additionalPreferences,
  });
}

/**
 * On the day that was told, on Valentine's Day for a couple, else on the last evening but one that has time for it: at
 * a festive house at most one price level above the budget, else, or where there are few, at the best tables that it
 * reaches; one that was asked for with a view at a table that has one, and one for a guest who cannot eat everywhere at
 * a kitchen that is known for it. Undefined where there is no reason for one, or no such place is open.
 */
export function festiveDinner(trip: Trip): FestiveDinner | undefined {
  const evening = hasReason(trip) ? festiveEvening(trip) : undefined;

  if (evening === undefined) return undefined;
  const { day, date } = evening;
  const { restaurants, level, wishes, needs = [] } = trip;
  const strict = needs.filter((need) => STRICT_NEEDS.has(need));
  const open = restaurants.filter(
    ({ file, open: days }) =>
      suitsMeal(file, 'dinner') &&
      !isTooDear(file.priceLevel - (isFeastAskedFor(file, wishes) ? 1 : 0), level) &&
      (days[day] ?? []).length > 0,
  );
  const known = open.filter(({ file }) => strict.every((need) => isKnownFor(file, need)));
  const safe =
    strict.length > 0 ? [...tiers(known, trip), known.filter((one) => isSatAt(one, level))] : [];
  const chosen = [...safe, ...tiers(open, trip)].find((some) => some.length > 0);
  const dear = chosen?.filter(({ file }) => isTooDear(file.priceLevel, level)) ?? [];

  return (
    chosen && {
      day,
      ids: new Set(chosen.map(({ id }) => id)),
      what: whatFor(date, trip),
      ...(dear.length > 0 ? { dear: new Set(dear.map(({ id }) => id)) } : {}),
      ...besideIt(trip),
    }
  );
}

/** What holds for the other evenings. */
function besideIt(trip: Trip): Pick<FestiveDinner, 'isKept' | 'withStalls'> {
  const { mealStyle, dishes } = trip.wishes;
  const withStalls = mealStyle === 'stalls' || dishes?.wanted.includes(STREET_FOOD) === true;

  return {
    ...(isAtEase(trip) ? { isKept: true } : {}),
    ...(withStalls ? { withStalls } : {}),
  };
}

/** Neither a counter nor a snack, nor far below what the party spends: a feast in style is at no fish and chips. */
function isSatAt(
  { file: { priceLevel, style = 'casual' } }: { file: FoodFile },
  level: BudgetLevel,
  most = Infinity,
): boolean {
  const least = Math.min(most, Math.max(2, mostLevel(level) - 1));

  return priceLevel >= least && (style === 'casual' || style === 'classic');
}

/** The tables for the occasion, the best kind first. */
function tiers<T extends { file: FoodFile }>(open: readonly T[], trip: Trip): T[][] {
  const { wishes, level } = trip;

  if (isAtEase(trip)) return tiersAtEase(open, trip);
  // A beer hall has long tables and a long evening, and is no place for a feast of two.
  const classic = open.filter(
    ({ file }) => file.style === 'classic' && traitsOf(file).get('alcohol') !== 'core',
  );
  const inView = withView(open, wishes);
  const inReach = inView.filter(
    ({ file }) => file.style === 'festive' && !isTooDear(file.priceLevel, level),
  );
  const festive = open.filter(
    ({ file }) => file.style === 'festive' && !isTooDear(file.priceLevel, level),
  );
  const grand = festive.filter(({ file }) => file.priceLevel === mostLevel(level));
  const best = classic.filter(({ file }) => file.priceLevel === mostLevel(level));

  return [
    wishes.occasion === STARRED_DINNER ? open.filter(({ file }) => isStarred(file)) : [],
    inReach.length > FEW ? inReach : inView.filter(({ file }) => file.priceLevel > 1),
    ...(isLuxurious(level) ? [grand] : []),
    festive.length > 0 && festive.length <= FEW ? [...festive, ...best] : festive,
    best,
    classic.filter(({ file }) => file.priceLevel > 1),
  ];
}

/** "Our anniversary, but nothing stiff": as good as it gets without ceremony. */
function isAtEase({ wishes }: Trip): boolean {
  return wishes.mealStyle === 'relaxed' && wishes.occasion !== STARRED_DINNER;
}

/** The tables that one sits down at for an evening and that ask for no jacket, those of the best name first. */
function tiersAtEase<T extends { file: FoodFile }>(
  open: readonly T[],
  { wishes, level }: Trip,
): T[][] {
  const easy = open.filter(
    (one) =>
      !isStiff(one.file) && isSatAt(one, level, EASE) && !NO_TABLE_KEPT.test(one.file.tip ?? ''),
  );
  const warm = easy.filter(({ file }) => traitsOf(file).get('alcohol') !== 'core');
  const inView = withView(easy, wishes);

  return [inView, warm.filter(({ file }) => file.fame >= WELL_KNOWN), warm, easy].map((some) =>
    some.toSorted((a, b) => b.file.fame - a.file.fame).slice(0, MOST_KEPT),
  );
}

/** Nobody waits in line for a feast. */
const NO_TABLE_KEPT =
  /\b(?:no (?:card and no )?(?:bookings?|reservations?)|standing room|stand at)\b/i;
const WELL_KNOWN = 4;
const MOST_KEPT = 4;
/** No house without ceremony is dearer. */
const EASE = 2;

/** The tables that the wish for one with a view means; no roof for those who cannot bear heights. */
function withView<T extends { file: FoodFile }>(
  tables: readonly T[],
  { dishes, kinds, cares }: Trip['wishes'],
): T[] {
  if (!dishes?.wanted.includes(TABLE_WITH_VIEW)) return [];
  const isAfraid = cares?.includes('heights') || kinds?.avoided.includes('tower');
  const fit = tables.filter(
    ({ file }) =>
      servesDish(file, TABLE_WITH_VIEW) &&
      !(isAfraid && HIGH_UP.test(`${file.name} ${file.cuisine} ${file.view ?? ''}`)),
  );
  // Words such as "terrace" promise less than a view that is told.
  const told = fit.filter(({ file }) => file.view !== undefined);

  return told.length > 0 ? told : fit;
}

const HIGH_UP = /\b(?:roof\w*|tower|sky|\d+(?:st|nd|rd|th) floor|from above)\b/i;

function hasReason({ wishes, interests, level, notes = '' }: Trip): boolean {
  return (
    wishes.occasion !== undefined ||
    isLuxurious(level) ||
    interests.some((interest) => INTERESTS.has(interest)) ||
    wishes.dishes?.wanted.includes(TABLE_WITH_VIEW) === true ||
    NICE_DINNER.test(foldText(notes))
  );
}

function festiveEvening(trip: Trip): { day: number; date: string } | undefined {
  const { frames, wishes, restaurants } = trip;
  const { dates = [], occasion } = wishes;
  const evenings = frames.flatMap(({ meals, date }, day) => {
    const dinner = meals.find(({ meal }) => meal === 'dinner');

    return dinner ? [{ day, date, isLong: dinner.minutes >= LEAST_MINUTES }] : [];
  });
  const told = evenings.find(({ date }) => dates.some((one) => one.date === date));
  const valentines = isCouple(trip)
    ? evenings.find(({ date }) => VALENTINES.test(date))
    : undefined;
  const long = withStars(
    evenings.filter(({ isLong }) => isLong),
    occasion === STARRED_DINNER ? restaurants : [],
  );

  // Who has just come from the airport celebrates tomorrow.
  const rested = long.filter(({ day }) => frames[day]?.kind !== 'Arrival Day');

  return told ?? valentines ?? rested.at(-2) ?? rested.at(-1) ?? long.at(-1) ?? evenings.at(-1);
}

/** The evenings on which a table with a star is open, where there are some. */
function withStars<T extends { day: number }>(
  evenings: readonly T[],
  restaurants: Trip['restaurants'],
): readonly T[] {
  const starred = restaurants.filter(({ file }) => isStarred(file));
  const some = evenings.filter(({ day }) =>
    starred.some(({ open }) => (open[day] ?? []).length > 0),
  );

  return some.length > 0 ? some : evenings;
}

function isCouple({ wishes: { occasion }, interests }: Trip): boolean {
  return (
    (occasion !== undefined && COUPLES.has(occasion)) ||
    interests.some((interest) => INTERESTS.has(interest))
  );
}

/** What the dinner is called by. */
function whatFor(date: string, trip: Trip): string {
  const { occasion, dates = [] } = trip.wishes;
  const what = dates.find((one) => one.date === date)?.what ?? occasion;

  if (VALENTINES.test(date) && isCouple(trip)) return "Valentine's";
  // Whether the table has a star is told where the wish is judged.
  if (what === STARRED_DINNER) return 'special';
  return what === undefined ? 'festive' : what.replace(/ dinner$/, '');
}

/** The tables of a trip without those that are too dear for any dinner but the festive one. */
export function withoutOtherFeasts<T extends { id: string; file: FoodFile }>(
  restaurants: readonly T[],
  festive: FestiveDinner | undefined,
  { wishes, level }: Pick<Trip, 'wishes' | 'level'>,
): T[] {
  return restaurants.filter(
    ({ id, file }) =>
      !(isFeastAskedFor(file, wishes) && isTooDear(file.priceLevel, level)) || festive?.ids.has(id),
  );
}
