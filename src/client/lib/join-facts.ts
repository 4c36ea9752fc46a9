/** "Hotel · Alfama 1": what there is to say, without a mark for what is missing. */
export function joinFacts(
  ...facts: readonly (string | number | false | null | undefined)[]
): string {
  return facts.filter(Boolean).join(' · ');
}
