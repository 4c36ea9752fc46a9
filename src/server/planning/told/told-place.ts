import { isAtTime } from '#server/catalogue/visit-time.ts';
import { type Told, toldWords } from './told-words.ts';

type Described = {
  why?: string | undefined;
  tip?: string | undefined;
  bookAhead?: string | undefined;
  view?: string | undefined;
  dishes?: readonly string[];
};

/** A sight or a table with the words that hold for a visit and this company. */
export function toldPlace<File extends Described>(file: File, told: Told): File {
  const words = (['why', 'tip', 'bookAhead', 'view'] as const).flatMap((field) => {
    const text = file[field];

    return text === undefined ? [] : [[field, toldWords(text, told)]];
  });

  return {
    ...file,
    ...Object.fromEntries(words),
    ...(file.dishes ? { dishes: file.dishes.filter((dish) => isOnCard(dish, told)) } : {}),
  };
}

/** What a party leaves is told by the diet's own words; breakfast is served in the morning. */
function isOnCard(dish: string, { visits, company }: Told): boolean {
  const isServed = DISHES_OF.every(
    ([words, when]) => !words.test(dish) || visits.some((visit) => isAtTime(when, visit)),
  );

  return isServed && toldWords(dish, { visits, company: { ...company, diet: [] } }) !== undefined;
}

/** Dishes that are called after their time. */
const DISHES_OF: readonly (readonly [RegExp, when: string])[] = [
  [/\bbreakfast\b/i, '00:00-11:30'],
  [/\bbrunch\b/i, '00:00-15:30'],
  [/\bSunday\b/, 'Su 00:00-24:00'],
];
