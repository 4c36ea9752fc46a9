import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { servesDish } from '../understanding/dish-wishes.ts';

/** Whether one sits there over coffee and cake rather than over a meal. */
export function isCafe({ kind, style }: FoodFile): boolean {
  return kind === 'cafe' && (style === 'cafe' || style === 'breakfast' || style === 'bakery');
}

const ICES =
  /\b(?:ice[ -]?creams?|ice loll\w+|gelat\w*|helad\w*|sorbet\w*|sorvet\w*|glacier|frozen yog\w*|shaved?[ -]ice|kakigori|bingsu|snoballs?|granitas?|pizz\w*|desserts?|sweet soups?|candy|candies)\b/i;
/** Where one is in the evening. */
const OF_THE_EVENING =
  /\b(?:wines?|enoteca|vermouth|cocktails?|beers?|brew\w*|pubs?|tavern|tapas|pintxos|rum|whisk\w+|gin|(?<!\b(?:coffee|espresso|juice|milk|dairy|tea|smoothie|salad|health|breakfast|brunch|pastry|sandwich) )bars?|steak\w*|fondue)\b/i;
const OF_THE_MORNING =
  /(?<!\p{L})(?:breakfasts?|brunch\w*|coffees?|espressos?|cappuccinos?|flat whites?|caf[eé]s?|caff[eè]|kaffee|pastr\w+|pasticceria|patisserie|bak\w+|brioches?|croissants?|cornett\w*|buns?|tea(?! ice)s?|tea ?rooms?|eggs?|toasts?|tostadas?|pancakes?|porridge|congee|yogh?urt|churros|bagels?|waffles?)(?!\p{L})/iu;

/** An ice cream parlour, a bar or a pizzeria, that says nothing of mornings. */
function isOfAnotherHour({ style, name, cuisine, dishes }: FoodFile): boolean {
  if (style === 'breakfast' || style === 'bakery') return false;
  const house = `${name} ${cuisine}`;
  const card = dishes.join(' ');
  const isSaid = OF_THE_MORNING.test(house);

  // A waffle makes no breakfast of an ice.
  if (ICES.test(house) || dishes.every((dish) => ICES.test(dish))) return !isSaid;
  const isLate = style === 'late' || style === 'festive' || OF_THE_EVENING.test(house);

  return isLate && !isSaid && !OF_THE_MORNING.test(card);
}

/** Whether one has breakfast there: by the meals that it names, else by what it is like. */
export function servesBreakfast(file: FoodFile): boolean {
  const { style, meals } = file;
  const isToldSo = meals ? meals.includes('breakfast') : style === 'breakfast' || isCafe(file);

  return isToldSo && !isOfAnotherHour(file);
}

/** Which cafés have something that was asked for and that no table of the plan has had so far. */
export function wishedCafe(
  wanted: readonly string[],
  used: ReadonlySet<string>,
  { id, food }: Destination,
): (file: FoodFile) => boolean {
  const had = food.filter((file) => used.has(globalPlaceId(id, file.id)));
  const open = wanted.filter((dish) => !had.some((file) => servesDish(file, dish)));

  return (file) =>
    (isCafe(file) || servesBreakfast(file)) && open.some((dish) => servesDish(file, dish));
}
