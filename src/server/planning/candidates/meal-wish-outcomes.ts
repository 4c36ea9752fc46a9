import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import {
  isOfTheMorning,
  isOnItsDay,
  servesDish,
  STREET_FOOD,
  TABLE_WITH_VIEW,
} from '../understanding/dish-wishes.ts';
import { isHomeKitchen } from '../understanding/kitchen-wishes.ts';
import type { MealStyle } from '../understanding/meal-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { breakfastAt, capital, joinWords } from './place-words.ts';
import { isInStyle } from './meal-style.ts';
import { entriesOf, knownEntries, met, unmet } from '../asked/outcome.ts';

type Plan = {
  days: readonly PlannedDay[];
  catalogue: Catalogue;
  /** Those of the town, for its breakfasts, which are told by name alone. */
  tables?: readonly FoodFile[];
};

/** The wish, and what a meal that keeps it is. */
const WORDS: Readonly<Record<MealStyle, readonly [wish: string, kept: string]>> = {
  markets: [
    'Markets rather than restaurants',
    'meals are from markets, stalls, bakeries and cafés',
  ],
  stalls: ['Street food rather than restaurants', 'meals are from stalls, markets and cafés'],
  cheap: ['Cheap eats', 'meals are at the lowest price level or of your own choice'],
  relaxed: ['Food that is not stiff', 'meals are at places without ceremony'],
  fine: ['Fine dining', 'dinners are at fine tables'],
  cook: ['Cooking for ourselves', 'dinners are cooked at your stay'],
};
/** Shares of the meals from which on a wish is kept. */
const MOST = 0.7;
const LATEST = 22 * 60 + 15;
const A_FEW_MINUTES = 10;
const SMALL_HOURS = 4 * 60;

/** Whether the meals are had the way that was asked for, and whether the evenings end early. */
export function mealWishOutcomes(
  {
    mealStyle,
    earlyNights,
    earlyDinners,
    homeBy,
    dishes,
  }: Pick<Wishes, 'mealStyle' | 'earlyNights' | 'earlyDinners' | 'homeBy' | 'dishes'>,
  plan: Plan,
): AskedOutcome[] {
  return [
    ...(dishes?.wanted ?? []).map((dish) => dishOutcome(dish, plan)),
    // Street food is told as what it is, once.
    ...(mealStyle && !(mealStyle === 'stalls' && dishes?.wanted.includes(STREET_FOOD))
      ? [styleOutcome(mealStyle, plan)]
      : []),
    ...(earlyNights ? [nightsOutcome(plan, homeBy)] : []),
    ...(earlyDinners ? [dinnersOutcome(plan)] : []),
  ];
}

function dishOutcome(dish: string, whole: Plan): AskedOutcome {
  const wish = capital(dish);
  const plan = { ...whole, days: whole.days.filter(({ date }) => isOnItsDay(dish, date)) };
  const served = [
    ...eatenAt(plan, 'meal').filter(
      ({ file, country }) =>
        servesDish(file, dish) || (file.local === true && isHomeKitchen(dish, country)),
    ),
    ...eatenAt(plan, 'free').filter(({ file }) => servesDish(file, dish)),
    ...breakfastsOf(plan).filter(({ file }) => isOfTheMorning(dish) && servesDish(file, dish)),
  ];
  const listed = served.slice(0, MOST_NAMES).map(({ day, file }) => `${file.name} (day ${day})`);

  return served.length > 0
    ? met(wish, `At ${joinWords(listed)}.`)
    : unmet(wish, whyNot(dish, whole));
}

/** Tables with a view that the plan could not have are named: who can pay for them may book one. */
function whyNot(dish: string, { tables = [] }: Plan): string {
  const known = tables
    .filter(({ style, view }) => style === 'festive' && view !== undefined)
    .toSorted((a, b) => a.priceLevel - b.priceLevel || b.fame - a.fame)
    .slice(0, MOST_NAMES);

  return dish === TABLE_WITH_VIEW && known.length > 0
    ? `None fits the party, its budget and these days. The town has ${joinWords(known.map(({ name, view }) => `${name} (${view})`))}.`
    : 'No table that we know for it fits into these days.';
}

const MOST_NAMES = 3;

type Eaten = { day: number; file: FoodFile; country: string };

/** Where it has breakfast out. */
function breakfastsOf(plan: Plan): Eaten[] {
  return entriesOf(plan.days, 'free').flatMap(({ day, activity: { place, activity } }) => {
    const file = place
      ? undefined
      : plan.tables?.find(({ name }) => activity === breakfastAt(name));

    return file ? [{ day: day.dayNumber, file, country: '' }] : [];
  });
}

function eatenAt({ days, catalogue }: Plan, wanted: 'meal' | 'free'): Eaten[] {
  return knownEntries(days, catalogue, wanted).flatMap(({ day, known }) => {
    if (known.type !== 'food') return [];
    const country = catalogue.country(known.destination.country)?.name ?? '';

    return [{ day: day.dayNumber, file: known.file, country }];
  });
}

function styleOutcome(wanted: MealStyle, { days, catalogue }: Plan): AskedOutcome {
  const [wish, kept] = WORDS[wanted];
  const isOfDinners = wanted === 'cook' || wanted === 'fine';
  const meals = days
    .flatMap(({ activities }) => activities)
    .flatMap(({ meal, place, partOf }) =>
      meal && !partOf && !(isOfDinners && meal === 'lunch') ? [{ meal, place }] : [],
    );
  const own = meals.filter(({ meal, place }) => {
    const known = place ? catalogue.place(place.id) : undefined;

    return isInStyle(known?.type === 'food' ? known.file : undefined, wanted, meal);
  });

  return {
    wish,
    met: meals.length > 0 && own.length / meals.length >= MOST,
    detail: `${own.length} of ${meals.length} ${kept}.`,
  };
}

/** From then on a dinner is late wherever one is. */
const LATE_DINNER = 20 * 60;

function dinnersOutcome({ days }: Plan): AskedOutcome {
  const hours = days.flatMap(({ activities }) =>
    activities.flatMap(({ meal, time }) => (meal === 'dinner' ? [minutesOf(time)] : [])),
  );
  const latest = Math.max(0, ...hours);

  return {
    wish: 'Early dinners',
    met: latest < LATE_DINNER,
    detail: `Dinner begins between ${timeOf(Math.min(latest, ...hours))} and ${timeOf(latest)}.`,
  };
}

function nightsOutcome({ days }: Plan, homeBy: number | undefined): AskedOutcome {
  const ends = days.flatMap(({ activities, back, dayType }) => {
    const last = activities.at(-1);

    if (!last || dayType === 'Departure Day') return [];
    const start = minutesOf(last.time);
    const end = start + (parseDuration(last.duration) ?? 0) + (back?.minutes ?? 0);

    return [start < SMALL_HOURS ? end + 24 * 60 : end];
  });
  const latest = Math.max(0, ...ends);

  return {
    wish: homeBy === undefined ? 'Early nights' : `Back by ${timeOf(homeBy)}`,
    met: latest <= (homeBy === undefined ? LATEST : homeBy + A_FEW_MINUTES),
    detail: `You are back by ${timeOf(latest % (24 * 60))} at the latest.`,
  };
}
