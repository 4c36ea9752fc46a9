import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { DIET_TABLE } from './diet-table.ts';
import { traitsIn } from './food-traits.ts';
import { isOfAnimals } from './meatless-table.ts';
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

    if (need === 'safe-food' && isStreetEating(kind, foldText(name), foldText(why))) return true;
    if (need === 'pregnant' && OF_DRINKS.has(kind)) return true;
    if (need === 'sober') return OF_DRINKS.has(kind) || DRINKS.test(foldText(name));
    return (
      (TASTED.has(kind) && never.some((trait) => traits.has(trait))) ||
      (noStalls === true && FROM_STALLS.test(text))
    );
  });
}

const STREET_EATING =
  /\b(?:pulque\w*|street food|food (?:alley|lanes?|streets?|stalls?|courts?|markets?|halls?)|snack (?:streets?|lanes?|alleys?)|hawkers?|eat street|night market)\b/;
const EATEN_FROM_STALLS =
  /\b(?:street food|food stalls|hawkers?|snacks?|grilled at|oysters|tastings?)\b/;

/** Whether one goes there to eat from stalls. */
function isStreetEating(kind: PlaceKind, name: string, why: string): boolean {
  return STREET_EATING.test(name) || (TASTED.has(kind) && EATEN_FROM_STALLS.test(why));
}

/** Lanes and tours where one goes from one thing to eat to the next. */
const FOOD_LANES =
  /\b(?:street food|food (?:tours?|walks?|streets?|stalls)|hawkers?|night (?:market|stalls)|snacks?|fish market|oyster huts|cooking (?:class|lesson)|paella class)\b/;
/** Nothing else is to be had there. */
const OF_MEAT = /\b(?:grill (?:counters|stalls|street)|yakitori|skewers|barbecue stalls)\b/;
/** What else a market is worth a walk for. */
const BESIDE =
  /\b(?:fruits?|berries|vegetables?|flowers?|cheeses?|pecorino|spices?|sweets?|pastr\w+|bak\w+|bread|crafts?|antiques?|clothes|books?|vintage|souvenirs?|vegan|vegetarian|herbs?|olives?|paprika|tofu|pottery|textiles?|silver|carpets?|dances?|stained glass|tangerines)\b/;

const ALL_MEAT = 0.3;

/** What a market or a lane of snacks that is all fish and meat is worth to guests who eat neither, as a share. */
export function meatlessShare({ kind, name, why = '' }: PlaceFile): number {
  const text = foldText(`${name} , ${why}`);
  const isEaten = kind === 'market' || FOOD_LANES.test(text);

  if (!TASTED.has(kind) && kind !== 'street') return 1;
  const isAllMeat = OF_MEAT.test(text) || (isEaten && isOfAnimals(text));

  return isAllMeat && !BESIDE.test(text) ? ALL_MEAT : 1;
}
