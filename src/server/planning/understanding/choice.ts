import { stanceInClause } from './stance.ts';

/** What is asked for, and what is to be left out. */
export type Choice<T> = { wanted: T[]; avoided: T[] };

/** For each table entry, in clauses whose commas are marked, whether the words around its first mention ask for it or against it. */
export function choose<T>(
  clauses: readonly string[],
  table: readonly (readonly [readonly T[], RegExp])[],
): Choice<T> {
  const wanted = new Set<T>();
  const avoided = new Set<T>();

  for (const clause of clauses) {
    for (const [values, words] of table) {
      const match = words.exec(clause);

      if (!match) continue;
      const stance = stanceInClause(clause, match.index);

      for (const value of values) (stance === 'wanted' ? wanted : avoided).add(value);
    }
  }

  for (const value of avoided) wanted.delete(value);
  return { wanted: [...wanted], avoided: [...avoided] };
}

/** Both; what either leaves out is not asked for. */
export function merge<T>(a: Choice<T>, b: Choice<T>): Choice<T> {
  const wanted = new Set([...a.wanted, ...b.wanted]);

  for (const value of a.avoided) wanted.delete(value);
  return { wanted: [...wanted], avoided: [...new Set([...a.avoided, ...b.avoided])] };
}
