import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { Candidate, Restaurant } from '../candidates/candidates.ts';
import type { Rest } from '../days/rest-place.ts';
import type { OwnChoiceMeal } from '../candidates/own-choice-meals.ts';

/** Lookups by id that every day needs. */
export type PlanIndex = {
  sights: ReadonlyMap<string, Candidate>;
  restaurants: ReadonlyMap<string, Restaurant>;
  ownChoiceMeals: ReadonlyMap<string, OwnChoiceMeal>;
  /** Rests, by the ids of their stops. */
  rests?: ReadonlyMap<string, Rest>;
  /** Where to have breakfast, by the number of the day. */
  breakfasts?: ReadonlyMap<number, PlannedActivity>;
};
