import { DISHES, FOOD_HALLS, STREET_FOOD } from './dish-wishes.ts';

/** Ways to eat rather than dishes: had on most days, unless once is enough. */
const WAYS_TO_EAT: ReadonlySet<string> = new Set([STREET_FOOD, FOOD_HALLS, 'tapas']);

/** Right before something to eat, or behind it, these make it what the trip is about. */
const ABOVE_ALL =
  /\b(?:great|best|the best|amazing|fantastic|lots of|plenty of|as (?:much|many)|mad about|crazy about)(?: \w+)? $/;
const AGAIN_AND_AGAIN =
  '(?:every|each) (?:day|night|evening|meal)|at every meal|all the time|wherever (?:we|i) can|as (?:often|much|many) as';
const OFTEN = new RegExp(`^ (?:${AGAIN_AND_AGAIN})\\b`);
const MOST_OF_ALL = new RegExp(
  `^ (?:above all|most of all|${AGAIN_AND_AGAIN}|first of all|first)\\b`,
);

const ONCE_BEFORE =
  /\b(?:(?:one|once|a single|a proper|try (?:a|one|some)) (?:\w+ )?|(?:one|an?) (?:\w+ )?(?:evening|night|dinner|meal|lunch)(?: out)? (?:with|of|for|over) (?:\w+ (?:and |or )?){0,2})$/;
const ONCE_BEHIND =
  /^(?: \w+)? (?:once|one (?:time|evening|night|day)|(?:for|at) one (?:meal|dinner|lunch)|einmal|une fois|una vez|una volta|uma vez)\b/;

/** Whether folded words ask for something to eat for one meal alone: "deep dish once", "one evening with meze". */
export function isAskedOnce(text: string, words: RegExp): boolean {
  const said = words.exec(text);

  return (
    said !== null &&
    (ONCE_BEFORE.test(text.slice(0, said.index)) ||
      ONCE_BEHIND.test(text.slice(said.index + said[0].length)))
  );
}

/** Of the dishes that are asked for, those that are to be had once. */
function dishesOnce(text: string, wanted: readonly string[]): string[] {
  return DISHES.filter(([name, words]) => wanted.includes(name) && isAskedOnce(text, words)).map(
    ([name]) => name,
  );
}

/** Of the dishes that are asked for, those that a text names twice or praises: one meal of them is not enough. */
function chiefDishes(text: string, wanted: readonly string[]): string[] {
  return DISHES.filter(([name, words]) => {
    const said = [...text.matchAll(new RegExp(words, 'g'))];

    return (
      wanted.includes(name) &&
      (said.length > 1 ||
        (WAYS_TO_EAT.has(name) && !isAskedOnce(text, words)) ||
        said.some(
          ({ index, 0: word }) =>
            ABOVE_ALL.test(text.slice(0, index)) ||
            MOST_OF_ALL.test(text.slice(index + word.length)),
        ))
    );
  }).map(([name]) => name);
}

/** Of the dishes that are asked for, which the trip is about, and which are to be had once. */
export function dishMeasures(
  text: string,
  wanted: readonly string[],
): { chief?: string[]; once?: string[]; always?: string[] } {
  const chief = chiefDishes(text, wanted);
  const once = dishesOnce(text, wanted).filter((dish) => !chief.includes(dish));
  const always = chief.filter((dish) => isForEveryMeal(text, dish));

  return {
    ...(chief.length > 0 ? { chief } : {}),
    ...(once.length > 0 ? { once } : {}),
    ...(always.length > 0 ? { always } : {}),
  };
}

/** "Tacos as often as possible", "tapas every night". */
function isForEveryMeal(text: string, dish: string): boolean {
  const [, words] = DISHES.find(([name]) => name === dish) ?? [];

  return [...text.matchAll(new RegExp(words ?? '(?!)', 'g'))].some(({ index, 0: word }) =>
    OFTEN.test(text.slice(index + word.length)),
  );
}
