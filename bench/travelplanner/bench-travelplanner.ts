/**
 * TravelPlanner (Xie et al., ICML 2024) with our own route planner, fields given in structured form:
 *
 *   npm run bench:travelplanner -- FOLDER --out answers.jsonl
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { answerQuery, type Answered } from './adapter/answer-query.ts';
import { readAnswer } from './answer.ts';
import { evaluateAnswers } from './evaluate.ts';
import { readQueries } from './query.ts';
import { readFolder } from './read-folder.ts';
import { readReference } from './read-reference.ts';
import { resultLine, totalsText } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'answers.jsonl' } },
});
const [folder] = positionals;

if (!folder) {
  console.error('usage: npm run bench:travelplanner -- FOLDER --out answers.jsonl');
  process.exit(2);
}

const { queries, references } = readFolder(folder);
const answered = z
  .array(z.unknown())
  .parse(queries)
  .map((query, index) => answerOrSay(query, references[index]));

writeFileSync(values.out, answered.map(({ answer }) => `${JSON.stringify(answer)}\n`).join(''));
for (const line of answered.map(unplanned)) if (line) console.log(line);

const { results, totals } = evaluateAnswers(
  readQueries(queries),
  references.map(readReference),
  answered.map(({ answer }) => readAnswer(answer)),
);

for (const [index, result] of results.entries()) {
  console.log(`${resultLine(result)}\t${Math.round(answered[index]?.ms ?? NaN)} ms`);
}
console.log(totalsText(totals));
console.log(moneyText());
console.log(timeText(answered.map(({ ms }) => ms)));

/** The answer to a query; one that cannot be read is said and left without a plan. */
function answerOrSay(query: unknown, reference: unknown): Answered {
  try {
    return answerQuery(query, z.record(z.string(), z.unknown()).parse(reference));
  } catch (error) {
    const { idx } = z.object({ idx: z.unknown() }).parse(query);

    console.log(`${String(idx)}: not understood, ${String(error)}`);
    return {
      answer: { idx, query: '', plan: [] },
      result: { plan: null, obstacle: { kind: 'search' } },
      ms: 0,
    };
  }
}

/** Why a query has no plan. */
function unplanned({ answer, result }: Answered): string {
  return result.plan ? '' : `${String(answer.idx)}: no plan, ${JSON.stringify(result.obstacle)}`;
}

function moneyText(): string {
  const shares = results.flatMap(({ cost, budget }) => (cost === null ? [] : [cost / budget]));

  return `cost against budget median ${percent(middle(shares))}, largest ${percent(Math.max(...shares))}`;
}

function timeText(times: readonly number[]): string {
  const optimal = answered.filter(({ result }) => result.plan && result.exact).length;

  return `time a query        median ${middle(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms; ${optimal} plans proved best`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
