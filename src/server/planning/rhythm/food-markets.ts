import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { spansWithin } from '#server/planner/spans.ts';

/** Markets of other things, and those that are an evening out. */
const OF_OTHER_THINGS =
  /\b(flea|crafts?|christmas\w*|christkindl\w*|winter|advent|flower|antiques?|art|artists|gold|cloth|clothes|silk|night|tea|electronics|fairs?|feria|bazaars?|souks?|souq|camel|walking street|floating|weekend|records|carpets)\b/;
/** Between a market and a meal. */
const FROM_MEALS = 45;
const BEFORE_LUNCH = 30;
/** The longest that one is at lunch. */
const LUNCH = 75;

/** Whether a market is one of food: whoever walks through tastes something. */
export function isFoodMarket({ kind, interests, name, best }: PlaceFile): boolean {
  return (
    kind === 'market' &&
    best !== 'night' &&
    interests.includes('Culinary') &&
    !OF_OTHER_THINGS.test(foldText(name))
  );
}

/** A market of food well before or after meals, where its hours leave room for that; any other sight as it is. */
export function awayFromMeals(one: Candidate, frames: readonly DayFrame[]): Candidate {
  const { file, visit } = one;

  if (!('kind' in file) || visit.lockedAt || !isFoodMarket(file)) return one;
  const spans = visit.spans.map((day, at) => {
    const hours = hoursAway(frames[at]);

    return day.flatMap((open) => spansWithin(hours, open, visit.minutes));
  });

  return spans.some((day) => day.length > 0) ? { ...one, visit: { ...visit, spans } } : one;
}

/** The hours of a day that lie well before and after its meals. */
function hoursAway(frame: DayFrame | undefined): Span[] {
  const lunch = frame?.meals.find(({ meal }) => meal === 'lunch');
  const dinner = frame?.meals.find(({ meal }) => meal === 'dinner');
  const evening = dinner ? dinner.window[0] - FROM_MEALS : Infinity;

  if (!lunch) return [[0, evening]];
  const usual = lunch.usual ?? lunch.window[0];

  return [
    [0, lunch.window[0] - BEFORE_LUNCH],
    [usual + LUNCH + FROM_MEALS, evening],
  ];
}
