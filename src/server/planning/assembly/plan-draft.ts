import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { PlanSolution } from '#server/planner/problem.ts';
import type { PlanInput, BuiltProblem } from './build-problem.ts';
import type { Budget } from './budget.ts';
import type { Journey } from '../days/day-windows.ts';
import type { Match } from '../destination/match-destination.ts';
import type { PlanRequest } from './plan-request.ts';
import type { Theme } from '../themes/theme.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** What proves, describes and explains the stops of a plan; also known of one that is read back. */
export type PlanBasis = Pick<
  PlanDraft,
  'catalogue' | 'request' | 'wishes' | 'journey' | 'isVegan'
> & {
  match: { destination: Destination };
  planInput: Pick<PlanInput, 'facts' | 'festive'>;
  budget: Pick<Budget, 'total'>;
};

/** Everything that one finished plan is written from. */
export type PlanDraft = {
  catalogue: Catalogue;
  request: PlanRequest;
  wishes: Wishes;
  match: Match;
  journey: Journey;
  budget: Budget;
  planInput: PlanInput;
  built: BuiltProblem;
  solution: PlanSolution;
  isVegan: boolean;
  /** What the trip is made for; none in a plan that is read back. */
  reasons?: readonly Theme[];
};
