import type { MealKind, MealPlace } from '#server/planner/problem.ts';
import type { SuggestedDay } from './day-parts.ts';

/** What a table gains on the day that names it first; each further one of the list gains a little less. */
const NAMED_FIRST = 90;
const FURTHER_DOWN = 12;

/** The same table once more for each day that suggests this meal there, worth more on that day alone. */
export function suggestedMeals(
  table: MealPlace,
  meal: MealKind,
  days: readonly (SuggestedDay | undefined)[],
): MealPlace[] {
  return days.flatMap((suggestion, day) => {
    const at = suggestion?.[meal].indexOf(table.id) ?? -1;

    if (at < 0) return [];
    return [
      {
        ...table,
        value: table.value + NAMED_FIRST - at * FURTHER_DOWN,
        spans: table.spans.map((spans, other) => (other === day ? spans : [])),
      },
    ];
  });
}
