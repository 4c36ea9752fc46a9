import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point, Span } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { suitsMeal } from '../candidates/meal-fit.ts';
import { sentences } from '../candidates/place-words.ts';
import { dayFacts, spansOn } from '../days/day-facts.ts';
import { describeMeal } from '../diet/describe-meal.ts';
import { isUnfitDish } from '../diet/diet-fit.ts';
import { type Diners, openDietNote } from '../diet/diet-words.ts';
import { hidesInDish } from '../diet/hidden-stock.ts';
import { isKnownFor, STRICT_NEEDS } from '../diet/known-kitchen.ts';
import { MEATLESS } from '../diet/table-needs.ts';

/** A person's usual spending on lunch during a day trip, US dollars. */
export function dayTripLunchUsd(level: BudgetLevel): number {
  return { budget: 10, moderate: 18, luxury: 35, 'ultra-luxury': 60 }[level];
}

type Lunch = {
  trip: string;
  diners: Diners;
  country: string;
  usdPerPerson: number;
  /** A table beside the trip's stops that is known to cook for the party. */
  table?: FoodFile | undefined;
};

/** Words for food that holds neither meat nor fish. */
const MEATLESS_FOOD = /\b(?:vegan|vegetarian|falafel|temple food|shojin)\b/i;

/** What is said of lunch on the way; who cannot have what is usual there is told of a table, or how to find another. */
export function dayTripLunchWords(
  lunch: string,
  { trip, diners, country, usdPerPerson, table }: Lunch,
): { activity: string; description: string } {
  const price = `About $${usdPerPerson} a person, an estimate`;

  if (table)
    return {
      activity: `Lunch at ${table.name}`,
      description: sentences([describeMeal(table, diners), price]),
    };
  const named = lunch.startsWith('Lunch') ? lunch : `Lunch: ${lunch}`;
  const isMeatless = diners.needs.some((need) => MEATLESS.has(need));
  const isUnfit = isUnfitDish(lunch, diners.needs) || (isMeatless && hidesInDish(lunch, country));
  const vegan = diners.needs.includes('vegan')
    ? 'Ask for a vegan dish, or bring a picnic'
    : undefined;

  return {
    activity: isUnfit ? `Lunch on the trip to ${trip}` : named,
    description: sentences([
      vegan,
      MEATLESS_FOOD.test(lunch) && !isUnfit ? undefined : openDietNote(diners),
      diners.needs.some((need) => STRICT_NEEDS.has(need) && need !== 'no-fish-stock')
        ? 'Take something along: no kitchen there is known for it'
        : undefined,
      price,
    ]),
  };
}

/** Nearer than this a table lies beside a stop, in kilometres. */
const BESIDE_KM = 1.5;
/** A destination of the catalogue further off has none there. */
const NEAR_KM = 20;

type There = { point: Point; date: string; hours: Span; catalogue: Catalogue };

/** The best known table of the catalogue beside a stop that is open then and known to cook for all of the party. */
export function tableBeside(
  { needs }: Diners,
  { point, date, hours, catalogue }: There,
): FoodFile | undefined {
  // What has to be known of a kitchen before somebody of the party is sent there.
  const sure = needs.filter((need) => STRICT_NEEDS.has(need) || MEATLESS.has(need));

  if (sure.length === 0) return undefined;
  const isOpen = (file: FoodFile, destination: Destination) =>
    spansOn(file, dayFacts(destination, date)).some(
      ([opens, closes]) => opens <= hours[0] && hours[1] <= closes,
    );

  return catalogue.destinations
    .filter((destination) => distanceKm(destination, point) <= NEAR_KM)
    .flatMap((destination) =>
      destination.food
        .filter(
          (file) =>
            distanceKm(file, point) <= BESIDE_KM &&
            suitsMeal(file, 'lunch') &&
            sure.every((need) => isKnownFor(file, need)),
        )
        .filter((file) => isOpen(file, destination)),
    )
    .toSorted((a, b) => b.fame - a.fame)[0];
}
