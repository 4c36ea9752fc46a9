/** Usual spending for one person by price level, US dollars: the middle of the catalogue's bands. */
const MEAL_USD = [0, 11, 24, 58, 125];

/** What a meal at a price level (1 to 4) is expected to cost a person. */
export function mealUsd(priceLevel: number): number {
  return MEAL_USD[priceLevel] ?? 24;
}
