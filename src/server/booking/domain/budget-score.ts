/** How a hotel fits a budget: both scores run from 0 to 10. */
export type BudgetScores = { budgetScore: number; valueForMoney: number };

/**
 * budgetScore: 10 at the bottom of the level's price range, 4 at its top. valueForMoney: what a dollar
 * buys, from the guests' rating (out of 10), the stars and the price's place in the range.
 */
export function budgetScores(
  hotel: { pricePerNight: number; userRating: number; starRating: number },
  [low, high]: readonly [number, number],
): BudgetScores {
  const position = Math.min(1, Math.max(0, (hotel.pricePerNight - low) / Math.max(1, high - low)));
  const quality = 0.6 * hotel.userRating + 0.4 * hotel.starRating * 2;

  return {
    budgetScore: oneDecimal(10 - 6 * position),
    valueForMoney: oneDecimal(quality * (1 - 0.25 * position)),
  };
}

function oneDecimal(value: number): number {
  return Math.round(Math.min(10, Math.max(0, value)) * 10) / 10;
}
