import { planRoute } from '#server/planner/route/plan-route.ts';
import type { RouteResult } from '#server/planner/route/route-plan.ts';
import { querySchema } from './query.ts';
import { readReference } from './reference.ts';
import { toAnswer, type AnswerDay } from './to-answer.ts';
import { toProblem } from './to-problem.ts';

export type Answered = {
  answer: { idx: unknown; query: string; plan: AnswerDay[] };
  result: RouteResult;
  ms: number;
};

/** Reads one query with its line of reference data, has it planned and writes the answer; no plan is an empty one. */
export function answerQuery(raw: unknown, line: Record<string, unknown>): Answered {
  const began = performance.now();
  const query = querySchema.parse(raw);
  const result = planRoute(toProblem(query, readReference(line)));
  const plan = result.plan ? toAnswer(result.plan, query.days) : [];

  return {
    answer: { idx: query.idx, query: query.query, plan },
    result,
    ms: performance.now() - began,
  };
}
