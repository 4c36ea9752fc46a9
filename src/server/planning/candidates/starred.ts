import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

const STARS = /\b(?:one|two|three) (?:michelin )?stars?\b/;

/** Whether the entry of a table says that the Michelin guide gives it a star; most entries say nothing either way. */
export function isStarred({ cuisine, tip = '' }: Pick<FoodFile, 'cuisine' | 'tip'>): boolean {
  return STARS.test(foldText(`${cuisine} , ${tip}`));
}
