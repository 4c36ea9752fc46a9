import type { EvalCase } from '../eval-case.ts';
import { limits, seasons } from './limits.ts';
import { conflicts, needs } from './needs.ts';
import { farTowns, named, namesakes } from './places.ts';
import { wider } from './wider.ts';
import { business, injections, languages } from './texts.ts';

/** Every wish of the evaluation, theme by theme. */
export const allCases: readonly EvalCase[] = [
  ...namesakes,
  ...farTowns,
  ...named,
  ...needs,
  ...conflicts,
  ...limits,
  ...seasons,
  ...injections,
  ...languages,
  ...business,
  ...wider,
];
