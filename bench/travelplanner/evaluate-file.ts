import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readAnswer } from './answer.ts';
import { evaluateAnswers, type QueryResult, type Totals } from './evaluate.ts';
import { readQueries } from './query.ts';
import { readReference } from './read-reference.ts';

const [folder, answerFile] = process.argv.slice(2);

if (!folder || !answerFile) {
  console.error('usage: tsx bench/travelplanner/evaluate-file.ts FOLDER ANSWERS.jsonl');
  process.exit(2);
}

const queries = readQueries(JSON.parse(readFileSync(onlyFile(folder, '_structured.json'), 'utf8')));
const references = readLines(onlyFile(folder, '_ref_info.jsonl')).map(readReference);
const answers = readLines(answerFile).map(readAnswer);
const { results, totals } = evaluateAnswers(queries, references, answers);

for (const result of results) console.log(resultLine(result));
console.log(totalsText(totals));

function onlyFile(path: string, ending: string): string {
  const [name, ...others] = readdirSync(path).filter((file) => file.endsWith(ending));

  if (!name || others.length > 0) throw new Error(`Not one file *${ending} in ${path}`);
  return join(path, name);
}

function readLines(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}

function resultLine({ idx, passes, cost, budget, commonsense, hard }: QueryResult): string {
  const faults = [...commonsense, ...hard]
    .filter(({ ok }) => !ok)
    .map(({ rule, detail }) => `${rule} (${detail})`);
  const money = cost === null ? 'no plan' : `${cost} of ${budget}`;

  return `${idx}\t${passes ? 'pass' : 'FAIL'}\t${money}\t${faults.join('; ')}`;
}

function totalsText(figures: Totals): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

  return [
    `${figures.queries} queries, their fields given in structured form (the original task leaves reading them to the model)`,
    `delivery            ${percent(figures.delivery)}`,
    `commonsense micro   ${percent(figures.commonsenseMicro)}   macro ${percent(figures.commonsenseMacro)}`,
    `hard micro          ${percent(figures.hardMicro)}   macro ${percent(figures.hardMacro)}`,
    `final pass rate     ${percent(figures.finalPass)}`,
  ].join('\n');
}
