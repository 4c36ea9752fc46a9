import type { Answer } from './answer.ts';
import { totalCost } from './cost.ts';
import type { Query } from './query.ts';
import type { Reference } from './read-reference.ts';
import { COMMONSENSE_RULES } from './rules-commonsense.ts';
import { hardRules } from './rules-hard.ts';
import { submission, type Fault } from './submission.ts';

export type RuleResult = { rule: string; ok: boolean; detail: string };

/** How one query was answered. */
export type QueryResult = {
  idx: number;
  delivered: boolean;
  commonsense: RuleResult[];
  hard: RuleResult[];
  /** Nothing where no plan was delivered. */
  cost: number | null;
  budget: number;
  passes: boolean;
};

/** Shares from 0 to 1: micro of all rules, macro of all queries. */
export type Totals = {
  queries: number;
  delivery: number;
  commonsenseMicro: number;
  commonsenseMacro: number;
  hardMicro: number;
  hardMacro: number;
  finalPass: number;
};

/**
 * Judges answers by the rules of TravelPlanner (Xie et al., ICML 2024): no planning, no search.
 * The reference of a query stands at the query's place. A query without a plan fails every rule.
 * As in the published evaluation, no hard rule is kept by a plan that is incomplete or uses
 * what does not exist: its cost and its rooms would mean nothing.
 */
export function evaluateAnswers(
  queries: Query[],
  referenceInfo: Reference[],
  answers: Answer[],
): { results: QueryResult[]; totals: Totals } {
  const byQuery = new Map(answers.map((answer) => [answer.idx, answer]));

  const asked = new Set(queries.map(({ idx }) => idx));
  const stray = answers.find(({ idx }) => !asked.has(idx));

  if (stray) throw new Error(`An answer to no query: ${stray.idx}`);
  if (byQuery.size < answers.length) throw new Error('Two answers for one query');
  const results = queries.map((query, index) => {
    const reference = referenceInfo[index];

    if (!reference) throw new Error(`No reference for query ${query.idx}`);
    return evaluateAnswer(query, reference, byQuery.get(query.idx));
  });

  return { results, totals: totalsOf(results) };
}

function evaluateAnswer(
  query: Query,
  reference: Reference,
  answer: Answer | undefined,
): QueryResult {
  const plan = submission(query, reference, answer ?? { idx: query.idx, plan: [] });
  const delivered = plan.days.length > 0;
  const commonsense = Object.entries(COMMONSENSE_RULES).map(([rule, faultOf]) =>
    result(rule, delivered ? faultOf(plan) : 'no plan'),
  );
  const judged = commonsense
    .filter(({ rule }) => rule === 'complete' || rule === 'in reference')
    .every(({ ok }) => ok);
  const hard = hardRules(query).map(({ rule, faultOf }) =>
    result(rule, judged ? faultOf(plan) : 'not judged: incomplete, or not in the reference'),
  );

  return {
    idx: query.idx,
    delivered,
    commonsense,
    hard,
    cost: delivered ? totalCost(plan) : null,
    budget: query.budget,
    passes: keepsAll([...commonsense, ...hard]),
  };
}

function result(rule: string, fault: Fault): RuleResult {
  return { rule, ok: fault === undefined, detail: fault ?? '' };
}

function keepsAll(rules: RuleResult[]): boolean {
  return rules.every(({ ok }) => ok);
}

function totalsOf(results: QueryResult[]): Totals {
  const kept = (rules: RuleResult[]) => share(rules, ({ ok }) => ok);

  return {
    queries: results.length,
    delivery: share(results, ({ delivered }) => delivered),
    commonsenseMicro: kept(results.flatMap(({ commonsense }) => commonsense)),
    commonsenseMacro: share(results, ({ commonsense }) => keepsAll(commonsense)),
    hardMicro: kept(results.flatMap(({ hard }) => hard)),
    hardMacro: share(results, ({ hard }) => keepsAll(hard)),
    finalPass: share(results, ({ passes }) => passes),
  };
}

function share<T>(all: T[], holds: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(holds).length / all.length;
}
