import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PlanSolution } from '#server/planner/problem.ts';
import type { Brief, BuiltProblem } from './build-problem.ts';
import type { Budget } from './budget.ts';
import type { Journey } from './day-windows.ts';
import type { Match } from './match-destination.ts';
import type { PlanRequest } from './plan-request.ts';
import type { Wishes } from './wishes.ts';

/** Everything that one finished plan is written from. */
export type PlanDraft = {
  catalogue: Catalogue;
  request: PlanRequest;
  wishes: Wishes;
  match: Match;
  journey: Journey;
  budget: Budget;
  brief: Brief;
  built: BuiltProblem;
  solution: PlanSolution;
  isVegan: boolean;
};
