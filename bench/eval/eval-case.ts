import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { Expectation } from './expectations.ts';

export type EvalCase = {
  /** What the traveller wants, in few words. */
  name: string;
  theme: string;
  ask: Partial<SavedPreference>;
  expect: readonly Expectation[];
};

/** The day on which the wishes are told; their dates lie after it. */
export const EVAL_NOW = '2026-11-20T12:00:00.000Z';

const USUAL: SavedPreference = {
  id: 1,
  tripType: 'complete',
  departureDate: '2027-05-10',
  returnDate: '2027-05-13',
  travelers: 2,
  budget: 'Moderate ($$)',
  interests: ['History', 'Culinary'],
  isEcoFriendly: false,
  isVeganFriendly: false,
  additionalPreferences: '',
};

/** A whole preference: what a case does not say is as usual. */
export function preferenceOf({ ask }: EvalCase): SavedPreference {
  return { ...USUAL, ...ask };
}

/** Names a theme's cases: `[name, what is asked, what must come of it…]`. */
export function theme(
  name: string,
  rows: readonly (readonly [string, Partial<SavedPreference>, ...Expectation[]])[],
): EvalCase[] {
  return rows.map(([title, ask, ...expect]) => ({ name: title, theme: name, ask, expect }));
}

export const notes = (additionalPreferences: string): Partial<SavedPreference> => ({
  additionalPreferences,
});
export const to = (destinations: string): Partial<SavedPreference> => ({ destinations });
export const dates = (departureDate: string, returnDate: string): Partial<SavedPreference> => ({
  departureDate,
  returnDate,
});
