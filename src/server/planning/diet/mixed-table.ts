/** "One of us is vegetarian", "she's vegan", "I'm vegetarian": the others eat meat. */
const OF_SOME =
  /\b(?:(?:one|two|some)(?: of (?:us|them|the (?:group|party|girls|boys|kids)))?|(?:my|our|her|his) (?!family|whole|group)\p{L}+(?: \p{L}+)?) (?:is|are|eats?|doesn't|does not|don't) (?:\p{L}+ ){0,3}?(?:vegetarian|vegan|veggie|meat)|\b(?:one|two) (?:vegetarian|vegan|veggie)s?\b|\bs?he(?:['’]s| is) (?:\p{L}+ ){0,2}?(?:vegetarian|vegan|veggie)\b|\bi(?:['’]?m| am) (?:\p{L}+ ){0,2}?(?:vegetarian|vegan|veggie)\b/iu;

/** Whether some of a party eat no meat and others do. */
export function isMixedTable({
  travelers,
  additionalPreferences,
}: {
  travelers: number;
  additionalPreferences: string;
}): boolean {
  return travelers > 1 && OF_SOME.test(additionalPreferences);
}
