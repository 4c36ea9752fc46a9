import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { TableNeed } from '../diet/table-needs.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** What the worth of places depends on, for one trip. */
export type Taste = {
  interests: readonly string[];
  level: BudgetLevel;
  travelers: number;
  isEco: boolean;
  wishes: Wishes;
  month: number;
  /** Points that a language model's proposal adds, by global id. */
  favour?: Readonly<Record<string, number>>;
  /** What the tables must keep to. */
  tableNeeds?: readonly TableNeed[];
  /** Some eat no meat and others do: a table for both is better than one for them alone. */
  isMixedTable?: boolean;
  /** Age of the youngest child; undefined without children, or where nobody told it. */
  youngest?: number | undefined;
};
