import type { BudgetLevel } from '#shared/preferences/options.ts';
import { sentences } from '../candidates/place-words.ts';
import { isUnfitDish } from '../diet/diet-fit.ts';
import { type Diners, openDietNote } from '../diet/diet-words.ts';

/** A person's usual spending on lunch during a day trip, US dollars. */
export function dayTripLunchUsd(level: BudgetLevel): number {
  return { budget: 10, moderate: 18, luxury: 35, 'ultra-luxury': 60 }[level];
}

/** What is said of lunch on the way; who cannot have what is usual there is told how to find another. */
export function dayTripLunchWords(
  lunch: string,
  { trip, diners, usdPerPerson }: { trip: string; diners: Diners; usdPerPerson: number },
): { activity: string; description: string } {
  const price = `About $${usdPerPerson} a person, an estimate`;
  const named = lunch.startsWith('Lunch') ? lunch : `Lunch: ${lunch}`;
  const isUnfit = isUnfitDish(lunch, diners.needs);
  const activity = isUnfit ? `Lunch on the trip to ${trip}` : named;
  const diet = isUnfit ? openDietNote(diners) : undefined;
  const vegan = diners.needs.includes('vegan')
    ? 'Ask for a vegan dish, or bring a picnic'
    : undefined;

  return { activity, description: sentences([vegan, diet, price]) };
}
