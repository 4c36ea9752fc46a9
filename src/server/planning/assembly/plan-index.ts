import type { Candidate, Table } from '../candidates/candidates.ts';
import type { Rest } from '../days/rest-before-dinner.ts';
import type { OpenTable } from '../candidates/own-choice-meals.ts';

/** Lookups by id that every day needs. */
export type PlanIndex = {
  sights: ReadonlyMap<string, Candidate>;
  tables: ReadonlyMap<string, Table>;
  openTables: ReadonlyMap<string, OpenTable>;
  /** Rests before dinner, by the ids of their stops. */
  rests?: ReadonlyMap<string, Rest>;
};
