import type { PlanFault } from './problem.ts';

export type MissingMeal = { meal: string; day: number };

type Circumstances = {
  /** Ids of the visits, meals ("lunch") or interests concerned. */
  what?: readonly string[];
  /** Day index, when one day is at fault. */
  day?: number;
  /** Every meal that found no seat, by day index. */
  meals?: readonly MissingMeal[];
  /** The least that would do, in US dollars, when money is at fault. */
  needUsd?: number;
};

/** A problem that cannot be planned: which fault, and in words what is wrong. */
export class PlanningError extends Error {
  readonly fault: PlanFault;
  readonly detail: string;
  readonly what: readonly string[];
  readonly day: number | undefined;
  readonly meals: readonly MissingMeal[];
  readonly needUsd: number | undefined;

  constructor(fault: PlanFault, detail: string, circumstances: Circumstances = {}) {
    super(`${fault}: ${detail}`);
    this.name = 'PlanningError';
    this.fault = fault;
    this.detail = detail;
    this.what = circumstances.what ?? [];
    this.day = circumstances.day;
    this.meals = circumstances.meals ?? [];
    this.needUsd = circumstances.needUsd;
  }
}
