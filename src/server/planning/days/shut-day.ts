import type { Destination } from '#server/catalogue/catalogue.ts';
import { type DayFacts, spansOn } from './day-facts.ts';

/** A day such as Nyepi on Bali, on which nothing that we know at a destination opens, indoors or out. */
export function isShutDay({ places, food }: Destination, facts: DayFacts): boolean {
  const known = [...places, ...food];

  return known.length > 0 && known.every((place) => spansOn(place, facts).length === 0);
}

/** Meals of such a day: where the traveller stays, or from what was bought before. */
export function shutMealWords(kind: 'lunch' | 'dinner', stay: string, price: string) {
  return {
    activity: `${kind === 'lunch' ? 'Lunch' : 'Dinner'} at ${stay}`,
    description: `Nothing we know of is open today: arrange it with your hosts the day before, or keep some food at hand. ${price}.`,
  };
}

/** Free hours of such a day, without a step outside. */
export function shutHoursWords(part: 'morning' | 'afternoon' | 'evening') {
  return {
    title: `A quiet ${part} at your stay`,
    idea: 'Nothing we know of is open today, and on some feast days nobody goes out: rest, read, and ask your hosts what they do.',
  };
}
