import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { DIET_TABLE } from './diet-table.ts';
import { type FoodTrait, isMeatlessHouse, traitsIn, traitsOf } from './food-traits.ts';
import { isKnownFor, STRICT_NEEDS } from './known-kitchen.ts';
import { type MeatlessTable, meatlessTable } from './meatless-table.ts';
import { REFUSED_NEEDS } from './refused-foods.ts';
import { MEATLESS, type TableNeed } from './table-needs.ts';

/** Points for a kitchen that serves a guest well, and for dishes on its card that the guest must leave. */
const GOOD = 12;
/** Where nobody has to look for something to eat, and where there is one dish or none. */
const MEATLESS_WORTH: Readonly<Record<MeatlessTable, number>> = {
  house: 60,
  several: 20,
  one: -20,
  none: -80,
};
/** A kitchen that is known to cook for the guest is worth a longer way, and more where nothing else will do. */
const KNOWN = { strict: 150, other: 30 };
/** A house without animals at all, for those who eat none of their milk and eggs either. */
const ALL_VEGAN = 15;
/** Where nobody cooks meat, none of it is of the wrong kind. */
const NO_MEAT = 45;
const TO_SKIP = -9;
/** Where the guest leaves what the house is known for, it is no table to send them to. */
const BEST_LEFT = -45;
/** Who leaves one thing out finds something at most tables, and came for those of the place. */
const EASY: ReadonlySet<TableNeed> = new Set([...REFUSED_NEEDS, 'pescatarian']);
const STALLS = new Set<NonNullable<FoodFile['style']>>(['street-food', 'market', 'bakery']);

/** Whether a kitchen cannot serve somebody of the party. */
export function isUnfit(file: FoodFile, needs: readonly TableNeed[]): boolean {
  // To read a card for a party that eats everything takes a while, and tells nothing.
  if (needs.length === 0) return false;
  const traits = traitsOf(file);

  return needs.some((need) => {
    const { never, noTrace = [] } = DIET_TABLE[need];

    if (isKnownFor(file, need)) return false;
    if (need === 'safe-food' && isFromTheStreet(file)) return true;
    const isCounter = file.kind === 'cafe' && !MEATLESS.has(need);

    return (
      (MEATLESS.has(need) && file.vegan === 'none') ||
      never.some((trait) => isCore(traits, trait) || (isCounter && traits.has(trait))) ||
      (noTrace.some((trait) => traits.has(trait)) && !hasOtherStalls(file, noTrace))
    );
  });
}

const STREET_COUNTER =
  /\b(?:street food(?! in | of | at )|stalls?|carts?|hawkers?|food (?:halls?|courts?)|night markets?|roadside)\b/;
const OF_THE_STREET = new Set<NonNullable<FoodFile['style']>>(['street-food', 'market']);

/** Whether it is cooked and eaten at a stall or a counter on the street. */
function isFromTheStreet({ kind, style, name, cuisine }: FoodFile): boolean {
  return (
    kind === 'food-market' ||
    (style !== undefined && OF_THE_STREET.has(style)) ||
    STREET_COUNTER.test(foldText(`${name} , ${cuisine}`))
  );
}

/** A set table and a name that many people trust. */
function isTrusted({ style, fame }: FoodFile): boolean {
  return style === 'classic' || style === 'festive' || fame >= TRUSTED_FAME;
}

const TRUSTED_FAME = 4;

/** In a hall of many stalls what one of them cooks is no trace at another. */
function hasOtherStalls({ kind, dishes }: FoodFile, noTrace: readonly FoodTrait[]): boolean {
  return (
    kind === 'food-market' &&
    dishes.some((dish) => {
      const traits = traitsIn(dish);

      return !noTrace.some((trait) => traits.has(trait));
    })
  );
}

/** Whether a place has one pan for everything, and somebody must not have all of it. */
export function isSharedPan(file: FoodFile, needs: readonly TableNeed[]): boolean {
  const { kind, style, cuisine } = file;
  const isStall =
    kind === 'food-market' ||
    (style && STALLS.has(style)) ||
    /street food|food hall/i.test(cuisine);

  return isStall && needs.some((need) => DIET_TABLE[need].noStalls && !isKnownFor(file, need));
}

/** Whether somebody must leave what a kitchen is known for: what it is called after, or what stands first on its card. */
export function isBestLeft(file: FoodFile, needs: readonly TableNeed[]): boolean {
  if (needs.length === 0) return false;
  const traits = traitsOf(file);
  const first = traitsIn(file.dishes[0] ?? '');

  return needs.some(
    (need) =>
      !MEATLESS.has(need) &&
      !isKnownFor(file, need) &&
      DIET_TABLE[need].skip.some((trait) => isCore(traits, trait) || first.has(trait)),
  );
}

/** How much better or worse a kitchen serves the party than one of which nothing is known. */
export function dietLiking(file: FoodFile, needs: readonly TableNeed[]): number {
  if (needs.length === 0) return 0;
  const traits = traitsOf(file);
  const cuisine = foldText(file.cuisine);

  return needs.reduce((sum, need) => {
    const { skip, good } = DIET_TABLE[need];

    return (
      sum +
      (MEATLESS.has(need) ? MEATLESS_WORTH[meatlessTable(file)] : 0) +
      (need === 'vegan' && file.vegan === 'full' ? ALL_VEGAN : 0) +
      (good?.test(cuisine) ? GOOD : 0) +
      worthOfKnown(file, need) +
      worthOfHouse(file, need) +
      (!isKnownFor(file, need) && skip.some((trait) => traits.has(trait)) ? TO_SKIP : 0) +
      (isBestLeft(file, [need]) ? BEST_LEFT : 0)
    );
  }, 0);
}

/** What a house is worth for what it is, whatever is on its card. */
function worthOfHouse(file: FoodFile, need: TableNeed): number {
  if (need === 'safe-food') return isTrusted(file) ? 2 * GOOD : 0;
  return need === 'kosher' && isMeatlessHouse(file) ? NO_MEAT : 0;
}

function worthOfKnown(file: FoodFile, need: TableNeed): number {
  if (EASY.has(need) || !isKnownFor(file, need)) return 0;
  return STRICT_NEEDS.has(need) ? KNOWN.strict : KNOWN.other;
}

function isCore(traits: ReturnType<typeof traitsOf>, trait: FoodTrait): boolean {
  return traits.get(trait) === 'core';
}

/** The dishes of a card that the party can have, and those that somebody must leave. */
export function sortDishes(
  dishes: readonly string[],
  needs: readonly TableNeed[],
): { fit: string[]; unfit: string[] } {
  if (needs.length === 0) return { fit: [...dishes], unfit: [] };
  const skipped = new Set(needs.flatMap((need) => DIET_TABLE[need].skip));
  const isFit = (dish: string) => ![...traitsIn(dish)].some((trait) => skipped.has(trait));

  return { fit: dishes.filter(isFit), unfit: dishes.filter((dish) => !isFit(dish)) };
}

/** Whether a dish, or words that name a kitchen, are made of what somebody cannot have. */
export function isUnfitDish(words: string, needs: readonly TableNeed[]): boolean {
  if (needs.length === 0) return false;
  const traits = traitsIn(words);

  return needs.some((need) => {
    const { never, skip } = DIET_TABLE[need];

    return (MEATLESS.has(need) ? skip : never).some((trait) => traits.has(trait));
  });
}
