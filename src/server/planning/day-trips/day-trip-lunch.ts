import type { BudgetLevel } from '#shared/preferences/options.ts';

/** A person's usual spending on lunch during a day trip, US dollars. */
export function dayTripLunchUsd(level: BudgetLevel): number {
  return { budget: 10, moderate: 18, luxury: 35, 'ultra-luxury': 60 }[level];
}

/** What is said of lunch on the way; a vegan party is told how to have one. */
export function dayTripLunchWords(
  lunch: string,
  { isVegan, usdPerPerson }: { isVegan: boolean; usdPerPerson: number },
): { activity: string; description: string } {
  const price = `About $${usdPerPerson} a person, an estimate.`;
  const activity = lunch.startsWith('Lunch') ? lunch : `Lunch: ${lunch}`;

  return isVegan
    ? { activity, description: `Ask for a vegan dish, or bring a picnic. ${price}` }
    : { activity, description: price };
}
