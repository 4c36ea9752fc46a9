/** How a relaxation weighs worth against money: a Lagrange multiplier in points a dollar, or money alone. */
export type Weights = { worth: number; usd: number };

/** Asks for the cheapest plan, whatever it is worth. */
export const MONEY_ALONE: Weights = { worth: 0, usd: 1 };

export function weigh(weights: Weights, worth: number, usd: number): number {
  return weights.worth * worth - weights.usd * usd;
}
