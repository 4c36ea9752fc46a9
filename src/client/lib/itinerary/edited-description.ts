import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';

/** What a change has brought about, for the toast: new problems, or that all is well again. */
export function editedDescription(
  before: readonly ItineraryProblem[],
  after: readonly ItineraryProblem[],
): string | undefined {
  const known = new Set(before.map(problemKey));
  const [first, ...more] = after.filter((problem) => !known.has(problemKey(problem)));

  if (!first)
    return before.length > 0 && after.length === 0 ? 'Every rule is kept again.' : undefined;
  const told = first.day === 0 ? first.message : `Day ${first.day}: ${first.message}`;

  return more.length === 0 ? told : `${told} (and ${more.length} more)`;
}

function problemKey({ day, rule, message }: ItineraryProblem): string {
  return `${day}/${rule}/${message}`;
}
