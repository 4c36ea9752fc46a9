import type { MealPlace } from '#server/planner/problem.ts';
import type { Restaurant } from '../candidates/candidates.ts';
import type { FestiveDinner } from '../candidates/festive-dinner.ts';

/** More than any way there costs, and than a stroll after a shorter meal: it is the one dinner for the occasion. */
const FESTIVE_WORTH = 600;
/** What one sees from the table makes the evening. */
const IN_VIEW = 90;
/** So does a room that is made for it. */
const FOR_FEASTS = 60;

/** So few tables for the occasion are not given away on another day. */
const FEW_TABLES = 2;

/** Whether a table is for the festive dinner alone; one to eat at on any day is not. */
export function isKeptForIt(
  festive: FestiveDinner | undefined,
  { id, file: { style = 'casual' } }: Pick<Restaurant, 'id' | 'file'>,
): boolean {
  return (
    festive !== undefined &&
    festive.ids.has(id) &&
    (festive.isKept === true ||
      (festive.ids.size <= FEW_TABLES && style !== 'casual') ||
      festive.dear?.has(id) === true)
  );
}

/** Eaten standing up: no dinner for two, or for a good hotel's guests. */
export const STANDS = new Set<NonNullable<Restaurant['file']['style']>>([
  'street-food',
  'market',
  'late',
]);

/** The same restaurant on the evening of the occasion, where it is one for it. */
export function festiveEvening(
  festive: FestiveDinner | undefined,
  { file, evening }: { file: Restaurant['file']; evening: MealPlace },
): MealPlace[] {
  if (!festive?.ids.has(evening.id)) return [];
  return [
    {
      ...evening,
      value:
        evening.value +
        FESTIVE_WORTH +
        (file.view === undefined ? 0 : IN_VIEW) +
        (file.style === 'festive' ? FOR_FEASTS : 0),
      spans: evening.spans.map((spans, day) => (day === festive.day ? spans : [])),
    },
  ];
}
