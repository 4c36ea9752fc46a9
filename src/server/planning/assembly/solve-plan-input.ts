import { PlanningError } from '#server/planner/planning-error.ts';
import { solvePlan } from '#server/planner/solve-plan.ts';
import { partyOf, unlessForOthers } from '../candidates/for-others.ts';
import { spreadOf, withDishesSpread } from '../candidates/spread-dishes.ts';
import { unmetDishes, withTablesFirst } from '../candidates/unmet-dishes.ts';
import { isOfWildAnimals } from '../candidates/wild-animals.ts';
import { isUnhurried } from '../days/pace.ts';
import { fewADay } from '../rhythm/few-a-day.ts';
import { mostUnasked } from '../rhythm/rhythm-of-party.ts';
import { chiefsHeld, heldOnDays, type Lacking, reasonsLacking } from '../themes/reason-days.ts';
import { unmetThemes, withHeld } from '../themes/unmet-themes.ts';
import { withoutTablesBehind } from './behind-tickets.ts';
import type { Budget } from './budget.ts';
import { buildProblem, type PlanInput } from './build-problem.ts';
import { inFullFirst, withoutDaysOf } from './held-reasons.ts';
import { withIncludedMeals } from './included-meals.ts';
import type { PlanDraft } from './plan-draft.ts';
import type { DestinationInput } from './planning-input.ts';
import { settled } from './settled-routes.ts';

/** How hard to search: at most so many rounds, and until the clock says that it is over. */
export type Effort = { rounds?: number | undefined; deadline?: (() => boolean) | undefined };

/** Searches a plan for what an input holds, and again for themes that it left out. Throws a PlanningError when none holds. */
export function solvePlanInput(base: DestinationInput, input: Search): PlanDraft {
  const met = withThemesMet(base, input, solveOnce(base, input));
  const themed = withReasonsOnDays(base, input, withChiefsHeld(base, met));
  const once = withIncludedMeals(themed.planInput, themed.solution.routes, themed.built);
  const draft = spread(
    base,
    input,
    (once && solvedOrNot(base, { ...input, planInput: once })) ?? themed,
  );
  const few = fewADay(draft.planInput, planOf(draft), mostUnasked(base.wishes));

  return withTicketsFor(base, input, few ? withFew(base, input, { draft, few }) : draft);
}

/** The draft with few sights a day, each on its day; where no search finds that again, with these sights alone. */
function withFew(
  base: DestinationInput,
  input: Search,
  { draft, few }: { draft: PlanDraft; few: PlanInput },
): PlanDraft {
  const kept = new Set(few.candidates.map(({ id }) => id));
  const unbound = {
    ...few,
    candidates: draft.planInput.candidates.filter(({ id }) => kept.has(id)),
  };

  return (
    solvedOrNot(base, { ...input, planInput: few }) ??
    solvedOrNot(base, { ...input, planInput: unbound }) ??
    draft
  );
}

/** The draft with the dishes that were asked for on more days, where it has one of them twice on a day. */
function spread(base: DestinationInput, input: Search, first: PlanDraft): PlanDraft {
  let best = first;
  let planInput = withDishesSpread(first.planInput, planOf(first), base.wishes);

  for (let attempt = 0; planInput && attempt < MOST_SPREADS; attempt += 1) {
    const draft = solvedOrNot(base, { ...input, planInput });

    if (!draft) break;
    const [now, before] = [draft, best].map((one) =>
      spreadOf(one.planInput, planOf(one), base.wishes),
    );

    const isBetter = now && before && now.had >= Math.min(before.had, OFTEN);

    if (isBetter && now.doubled < before.doubled) best = draft;
    planInput = withDishesSpread(draft.planInput, planOf(draft), base.wishes);
  }
  return best;
}

const MOST_SPREADS = 3;
/** On so many days a dish is had often, and may fall away where it was had twice. */
const OFTEN = 3;

/** The draft without lunch in a museum that its day does not hold. */
function withTicketsFor(base: DestinationInput, input: Search, draft: PlanDraft): PlanDraft {
  const planInput = withoutTablesBehind(draft.planInput, draft.solution.routes);

  return (planInput && solvedOrNot(base, { ...input, planInput })) ?? draft;
}

/** A plan that holds each theme, and each dish, that the first one left out, or as many of them as go together. */
function withThemesMet(base: DestinationInput, input: Search, first: PlanDraft): PlanDraft {
  const { routes } = first.solution;
  const unmet = unmetThemes(input.planInput, routes).slice(0, MOST_UNMET);
  const { dayIndexes } = first.built;
  const tables = unmetDishes(input.planInput, { routes, dayIndexes }, base.wishes);
  const solved = (planInput: PlanInput, ids: readonly string[]) =>
    solvedOrNot(base, {
      ...input,
      planInput: withHeld(withTablesFirst(planInput, tables), ids),
    });

  if (unmet.length === 0)
    return tables.length === 0 ? first : (solved(input.planInput, []) ?? first);
  const whole = solved(input.planInput, unmet);

  if (whole || unmet.length === 1) return whole ?? first;
  return unmet.reduce((draft, id) => solved(draft.planInput, [id]) ?? draft, first);
}

const MOST_UNMET = 4;

/**
 * A plan of which half of the full days hold what the trip is made for, and each of them a drive to wild animals where
 * it is made for those, or as many more than now as can.
 */
function withReasonsOnDays(base: DestinationInput, input: Search, first: PlanDraft): PlanDraft {
  const reasons = inFullFirst(base.reasons);
  const half = holding(base, input, {
    draft: first,
    lacking: reasonsLacking(reasons, first.planInput, planOf(first)),
  });

  return reasons.filter(isOfWildAnimals).reduce((draft, reason) => {
    const offer = withoutDaysOf(reason, draft.planInput, planOf(draft));

    return holding(base, input, { draft, lacking: reasonsLacking([reason], offer, planOf(draft)) });
  }, half);
}

/** The draft whose further plans keep the best of what the trip is made for. */
function withChiefsHeld({ reasons }: DestinationInput, draft: PlanDraft): PlanDraft {
  const chiefs = chiefsHeld(reasons, draft.planInput, draft.solution);

  return chiefs.length === 0 ? draft : { ...draft, planInput: withHeld(draft.planInput, chiefs) };
}

function planOf({ built, solution }: PlanDraft): Parameters<typeof reasonsLacking>[2] {
  return { routes: solution.routes, dayIndexes: built.dayIndexes };
}

/** The plan with as many of those sights held on their days as go together. */
function holding(
  base: DestinationInput,
  input: Search,
  { draft: first, lacking }: { draft: PlanDraft; lacking: readonly Lacking[] },
): PlanDraft {
  return lacking.reduce(
    (draft, one) =>
      solvedOrNot(base, { ...input, planInput: heldOnDays(draft.planInput, one) }) ?? draft,
    first,
  );
}

/** The plan, or undefined where none holds all that it must. */
function solvedOrNot(base: DestinationInput, input: Search): PlanDraft | undefined {
  try {
    return solveOnce(base, input);
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    return undefined;
  }
}

type Search = { budget: Budget; planInput: PlanInput; effort: Effort };

function solveOnce(base: DestinationInput, { budget, planInput, effort }: Search): PlanDraft {
  const built = buildProblem(planInput);
  const isMandatory = ({ visit }: PlanInput['candidates'][number]) => visit.mandatory === true;
  // Who wants few sights a day has them all as musts by then.
  const musts = planInput.perDay === undefined ? planInput.candidates : base.candidates;
  const maxRounds = Math.min(effort.rounds ?? Infinity, built.problem.maxRounds);
  const problem = {
    ...built.problem,
    maxRounds,
    hasQuickBound: maxRounds < built.problem.maxRounds,
    ...(effort.deadline ? { deadline: effort.deadline } : {}),
  };

  return {
    ...base,
    budget,
    planInput,
    built,
    solution: settled(solvePlan(problem), planInput, {
      built,
      needed: new Set(musts.filter(isMandatory).map(({ id }) => id)),
      // Who wants few sights a day keeps the gaps.
      offered: isUnhurried(base.wishes)
        ? []
        : unlessForOthers(base.candidates, partyOf(base.wishes, planInput.interests)),
    }),
  };
}
