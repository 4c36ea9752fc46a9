import type { QueryResult, Totals } from './evaluate.ts';

/** One query in one line: its cost, and the rules that it breaks. */
export function resultLine({ idx, passes, cost, budget, commonsense, hard }: QueryResult): string {
  const faults = [...commonsense, ...hard]
    .filter(({ ok }) => !ok)
    .map(({ rule, detail }) => `${rule} (${detail})`);
  const money = cost === null ? 'no plan' : `${cost} of ${budget}`;

  return `${idx}\t${passes ? 'pass' : 'FAIL'}\t${money}\t${faults.join('; ')}`;
}

/** The published measures. */
export function totalsText(figures: Totals): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

  return [
    `${figures.queries} queries, their fields given in structured form (the original task leaves reading them to the model)`,
    `delivery            ${percent(figures.delivery)}`,
    `commonsense micro   ${percent(figures.commonsenseMicro)}   macro ${percent(figures.commonsenseMacro)}`,
    `hard micro          ${percent(figures.hardMicro)}   macro ${percent(figures.hardMacro)}`,
    `final pass rate     ${percent(figures.finalPass)}`,
  ].join('\n');
}
