const NO_MEAT = String.raw`(?:vegetarian\w*|veggie|no meat|without meat|meat free|(?:does ?nt|do ?nt|does not|do not|never) eats? (?:any )?meat|eats? no meat)`;
const FISH = String.raw`(?:fish|sea ?food|shellfish|sushi)`;
/** "Doesn't eat meat but loves fish", "vegetarian, fish is fine", "eats fish but no meat". */
const EATS_FISH = new RegExp(
  String.raw`\b(?:${NO_MEAT}(?: \w+)? (?:but|though|except|apart from|plus)(?: \w+){0,3} ${FISH}|${NO_MEAT}(?: and| but)? ${FISH}(?: is| are)? (?:ok|okay|fine|good|great|welcome)|(?:eats?|loves?|likes?) ${FISH}(?: \w+){0,3} but (?:no|not) meat)\b`,
);
/** "Vegetarian, but no fish either". */
const NO_FISH = new RegExp(String.raw`\b(?:no|not|nor|without|avoid|hates?)(?: \w+)? ${FISH}\b`);

/** Whether a folded text says that who eats no meat eats fish. */
export function eatsFish(folded: string): boolean {
  const said = EATS_FISH.exec(folded)?.[0];

  return said !== undefined && !NO_FISH.test(said);
}
