import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { DIET_TABLE } from './diet-table.ts';
import { traitsIn } from './food-traits.ts';
import type { TableNeed } from './table-needs.ts';

/** Where one eats or drinks as a sight. */
const TASTED = new Set<PlaceKind>(['class', 'activity', 'market', 'winery', 'bar']);
const OF_DRINKS = new Set<PlaceKind>(['bar', 'club', 'winery']);
const DRINKS =
  /\b(?:brew\w*|beer\w*|distiller\w*|whisk(?:e)?y|wine tasting|wine cellars?|port lodges?|pub crawl|cocktails?|sake)\b/;
/** From stall to stall, where nobody can ask at each. */
const FROM_STALLS =
  /\b(?:food|tapas|tasting|street food|culinary|market) (?:tours?|walks?|crawls?|trails?)\b/;

/** Whether a sight is one of food or drink that somebody of the party cannot have. */
export function isUnfitSight(
  { kind, name, why = '' }: Pick<PlaceFile, 'kind' | 'name' | 'why'>,
  needs: readonly TableNeed[],
): boolean {
  if (needs.length === 0) return false;
  const text = foldText(`${name} ${kind === 'market' ? '' : why}`);
  const traits = TASTED.has(kind) ? traitsIn(text) : new Set();

  return needs.some((need) => {
    const { never, noStalls } = DIET_TABLE[need];

    if (need === 'sober') return OF_DRINKS.has(kind) || DRINKS.test(foldText(name));
    return (
      (TASTED.has(kind) && never.some((trait) => traits.has(trait))) ||
      (noStalls === true && FROM_STALLS.test(text))
    );
  });
}
