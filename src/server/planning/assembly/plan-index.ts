import type { Candidate, Restaurant } from '../candidates/candidates.ts';
import type { Rest } from '../days/rest-before-dinner.ts';
import type { OwnChoiceMeal } from '../candidates/own-choice-meals.ts';

/** Lookups by id that every day needs. */
export type PlanIndex = {
  sights: ReadonlyMap<string, Candidate>;
  restaurants: ReadonlyMap<string, Restaurant>;
  ownChoiceMeals: ReadonlyMap<string, OwnChoiceMeal>;
  /** Rests before dinner, by the ids of their stops. */
  rests?: ReadonlyMap<string, Rest>;
};
