import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { WEEKDAYS, weekdayName } from '#shared/dates.ts';
import { KITCHENS } from './kitchen-wishes.ts';
import { runPattern } from './run-pattern.ts';

/** Something to eat that the notes may ask for: how it is asked for and what a kitchen that serves it says, folded. */
type Dish = readonly [name: string, words: RegExp, card?: RegExp];

/** Eaten at stalls and stands, whatever is on them. */
export const STREET_FOOD = 'street food';
export const FOOD_HALLS = 'food halls';
const FOOD_MARKETS = 'food markets';
const OF_STALLS: ReadonlySet<string> = new Set([STREET_FOOD, FOOD_HALLS, FOOD_MARKETS]);
const STALLS = new Set<FoodFile['style']>(['street-food', 'market']);
/** A table that is asked for because of what one sees from it. */
export const TABLE_WITH_VIEW = 'a table with a view';

export const DISHES: readonly Dish[] = [
  [
    'fish',
    /\b(?<!\b(?:gone|like|cold|raw|we|i|to|they|see|seeing|watch|watching|tropical|thing with|things with) )(?:fish(?! (?:market|tank|spa|ing|xcommax animals|(?:and |or )?(?:animals|sharks?|turtles?|penguins?|other animals)))|fisch|poissons?|pescado|pesce|peixe)\b/,
    /\b(?:fish\w*|seafood|marisc\w*|bacalhau|cod|hake|sea ?bass|sardines?|turbot|pescheria|pesce)\b/,
  ],
  [
    'seafood',
    /\b(?:sea ?food|meeresfruchte|fruits de mer|marisc\w+|frutti di mare|frutos do mar|shell ?fish|lobsters?|oysters?|crabs?|prawns|mussels)\b/,
    /\b(?:seafood|marisc\w*|lobsters?|oysters?|crabs?|prawns|mussels|clams?|fish grill|fish tavern\w*|cataplana|octopus)\b/,
  ],
  [
    'afternoon tea',
    /\b(?:afternoon|cream|high) teas?\b/,
    /\b(?:(?:afternoon|cream|high) teas?|tea ?rooms?)\b/,
  ],
  ['deep-dish pizza', /\b(?:deep dish|stuffed pizza|chicago style pizza)\b/],
  ['pizza', /\b(?:pizzas?|pizzeri[ae]s?)\b/, /\bpizz\w*/],
  ['pasta', /\b(?:pasta|carbonara|cacio e pepe|tortellini|ragu)\b/],
  [
    'sushi',
    /\b(?:sushi|omakase|sashimi)\b/,
    /\b(?:sushi\w*|omakase|sashimi|nigiri|chirashi|kaisendon|hand rolls?)\b/,
  ],
  ['kaiseki', /\b(?:kaiseki|kappo)\b/],
  ['an izakaya', /\bizakayas?\b/],
  ['a bouchon', /\bbouchons?\b/],
  ['a brasserie', /\bbrasseries?\b/],
  ['a trattoria', /\b(?:trattori(?:as?|e)|osteri(?:as?|e))\b/],
  ['a taverna', /\btavernas?\b/, /\b(?:tavernas?|greek tavern)\b/],
  ['a tasca', /\btascas?\b/, /\b(?:tascas?|taverns?)\b/],
  [
    'a beer garden',
    /\b(?:beer (?:gardens?|halls?)|biergarten|bierkeller)\b/,
    /\b(?:beer (?:gardens?|halls?|houses?|cellars?)|bier(?:garten|keller|haus)|\w*brau(?:haus|keller)?|brew ?(?:ery|pub|house))\b/,
  ],
  [
    STREET_FOOD,
    /\b(?<!\b(?:careful|wary|cautious|nervous|worried|anxious|concerned|afraid|scared) (?:with|about|of) (?:the |any |eating |local )*)(?:street ?food|eat\w* (?:on|in|from) (?:the )?streets?|hawkers?(?: (?:food|fare|eats|meals?|dishes|cent(?:re|er)s?|stalls?))?|food (?:stalls?|courts?)|night markets?)\b/,
    /\b(?:stalls?|stands?|hawkers?|street food|snacks|chaat)\b/,
  ],
  [FOOD_HALLS, /\bfood ?halls?\b/, /\b(?:food ?(?:halls?|courts?|markets?)|market halls?)\b/],
  [
    FOOD_MARKETS,
    /\b(?<!\b(?:whole|street) )food markets?\b/,
    /\b(?:food ?(?:halls?|courts?|markets?)|market halls?)\b/,
  ],
  [
    'pub food',
    /\b(?:pub (?:dinners?|lunch(?:es)?|food|meals?|grub|suppers?)|(?:dinner|lunch|meal|supper|eat|eating) (?:in|at) (?:an? |the )?(?:\w+ )?pub|gastro ?pubs?)\b/,
    /\b(?:pubs?|gastro ?pub|inn)\b/,
  ],
  ['a buffet', /\bbuffets?\b/],
  ['ramen', /\bramen\b/, /\b(?:\w*ramen|tsukemen|abura ?soba|maze ?soba|chuka soba|tantan ?men)\b/],
  ['po’ boys', /\bpo ?boys?\b/],
  [
    'noodles',
    /\b(?:noodles?|pho|udon|soba|laksa|nudeln)\b/,
    /\b(?:noodles?|pho|udon|soba|laksa|bun \w+|mian)\b/,
  ],
  ['tacos', /\b(?:tacos?|taquerias?)\b/],
  ['tapas', /\b(?:tapas|pintxos?)\b/],
  ['dim sum', /\b(?:dim ?sum|yum ?cha)\b/],
  [
    'dumplings',
    /\b(?:dumplings?|gyoza|xiao ?long ?bao|pierogi|khinkali|momos?)\b/,
    /\b(?:dumplings?|dim sum|gyoza|xiao ?long ?bao|pierogi|khinkali|momos?|wontons?)\b/,
  ],
  ['curry', /\b(?:curr(?:y|ies))\b/],
  [
    'barbecue',
    /\b(?:barbecue|bbq|asados?|parrillas?|churrasc\w+|braai)\b/,
    /\b(?:barbecue|bbq|asados?|parrill\w*|churrasc\w*|braai|grill\w*|smokehouse)\b/,
  ],
  [
    'steak',
    /\b(?:steaks?|bistecca)\b/,
    /\b(?:steak\w*|bistecca|parrill\w*|entrecote|prime rib|rib ?eye|chop ?house)\b/,
  ],
  ['burgers', /\bburgers?\b/],
  ['paella', /\bpaellas?\b/, /\b(?:paellas?|rice dishes|arros\w*)\b/],
  ['ceviche', /\bceviches?\b/, /\bceviche\w*\b/],
  ['falafel', /\bfalafels?\b/],
  ['mezze', /\b(?:hummus|mezz?es?|meze)\b/, /\b(?:falafels?|hummus|mezz?es?|meze)\b/],
  ['kebab', /\b(?:kebabs?|doner|shawarma|souvlaki|gyros)\b/],
  ['tagine', /\b(?:tagines?|tajines?|couscous)\b/],
  ['schnitzel', /\bschnitzels?\b/],
  ['hot pot', /\b(?:hot ?pots?|fondues?|shabu shabu)\b/],
  ['fondue', /\b(?:fondues?|raclettes?)\b/],
  ['satay', /\bsatay|sate\b/],
  ['duck', /\b(?:peking duck|roast duck|duck confit)\b/, /\bduck\b/],
  [
    TABLE_WITH_VIEW,
    /\b(?:(?:dinners?|lunch(?:es)?|meals?|suppers?|tables?|restaurants?)(?: (?!(?:and|then|after|before|near)\b)\w+){0,3} (?:with (?:a |an )?(?:\w+ )?views?|(?:by|over|overlooking|beside) the (?:water|sea|river|harbou?r|lake|bay|canals?|beach)|high up|on (?:a|the) roof\w*)|roof ?top (?:\w+ )?(?:dinners?|lunch(?:es)?|meals?|suppers?|restaurants?))\b/,
    /\b(?:views?|terraces?|roof\w*|water ?front|sea ?side|harbou?r ?side|river ?side|panoram\w*|cliff\w*|overlooking|facing|(?:by|on) the (?:lake|sea|water|river|quay|bay))\b/,
  ],
  ['Creole food', /\b(?:creole|cajun|gumbo|jambalaya)\b/],
  ['poutine', /\bpoutines?\b/],
  ['fish and chips', /\bfish (?:and|n|&) chips\b/],
  ['lobster rolls', /\blobster rolls?\b/, /\blobster\b/],
  ['bagels', /\bbagels?\b/],
  ['pastrami', /\bpastrami\b/, /\b(?:pastrami|smoked meat|jewish deli)\b/],
  ['clam chowder', /\b(?:clam )?chowder\b/],
  ['sourdough', /\bsourdough\b/],
  ['smørrebrød', /\bsmorrebrod\b/],
  ['macarons', /\bmacarons?\b/],
  ['hot dogs', /\bhot ?dogs?\b/],
  ['custard tarts', /\b(?:(?:pasteis|pastel) de nata|custard tarts?)\b/],
  ['churros', /\bchurros\b/],
  ['waffles', /\bwaffles?\b/],
  ['strudel', /\bstrudels?\b/, /strudels?\b/],
  ['Sachertorte', /\bsacher ?tortes?\b/],
  ['kaiserschmarrn', /\bkaiserschmarrn\b/],
  ['goulash', /\b(?:goulash|gulasch)\b/],
  ['pad thai', /\bpad thai\b/, /\b(?:pad thai|thai)\b/],
  ['banh mi', /\bbanh mi\b/],
  ['biryani', /\bbiryanis?\b/],
  ['dosas', /\bdosas?\b/],
  ['okonomiyaki', /\bokonomiyaki\b/],
  ['tempura', /\btempura\b/],
  ['yakitori', /\byakitori\b/],
  ['chilli crab', /\bchill?i crabs?\b/],
  ['chicken rice', /\bchicken rice\b/],
  ['haggis', /\bhaggis\b/],
  ['moussaka', /\bmoussaka\b/],
  ['risotto', /\brisottos?\b/],
  ['arepas', /\barepas?\b/],
  ['empanadas', /\bempanadas?\b/],
  [
    'cake',
    /\b(?<!\b(?:rice|crab|fish|potato|bean|moon|hot) )(?:cakes?|torten?|kuchen|gateaux?)\b/,
    /\b(?:(?<!\b(?:rice|crab|fish|potato|bean|moon|hot) )(?:cakes?|cheesecake)|\w*torten?|\w*kuchen|gateaux?|\w*strudel|pastr(?:y|ies)|patisserie|konditorei|buchteln|coffee house|tarts?)\b/,
  ],
  ['ice cream', /\b(?:ice cream|gelato|gelat(?:i|eria))\b/],
  ['vermouth', /\b(?:vermouths?|vermuts?)\b/],
  ['crêpes', /\b(?:crepes?|galettes?)\b/, /\b(?:crepes?|creperie|galettes?)\b/],
  ['hot chocolate', /\bhot chocolates?\b/],
  ['brunch', /\bbrunch(?:es)?\b/, /\b(?:brunch|pancakes?|eggs)\b/],
  [
    'a bakery',
    /\b(?:baker(?:y|ies)|pastr(?:y|ies)|patisseries?|hygge|backereien|konditorei(?:en)?)\b/,
    /\b(?:baker\w*|pastr\w*|patisserie|konditorei|buns|cakes?)\b/,
  ],
  ...KITCHENS,
];

export const DISH_WORDS = DISHES.map(([name, words]) => [[name], words] as const);

/** Whether folded words are a dish of the list and nothing else. */
export function isListedDish(said: string): boolean {
  return DISHES.some(([, words]) => words.exec(said)?.[0] === said);
}

/** Of the listed dishes, what one has for breakfast as well as later. */
const OF_THE_MORNING: ReadonlySet<string> = new Set([
  'brunch',
  'bagels',
  'a bakery',
  'cake',
  'custard tarts',
  'churros',
  'waffles',
  'hot chocolate',
]);

const CARDS = new Map(DISHES.map(([name, words, card]) => [name, card ?? words]));

/** Whether a dish counts when it is had at a café in the morning; of what the cards alone know, nobody says when it is eaten. */
export function isOfTheMorning(dish: string): boolean {
  return OF_THE_MORNING.has(dish) || !CARDS.has(dish);
}

/** Whether a date is one on which a dish is had: any, but for a "Sunday roast". */
export function isOnItsDay(dish: string, date: string): boolean {
  const [first = ''] = foldText(dish).split(' ');

  return !WEEKDAYS.some((day) => foldText(day) === first) || foldText(weekdayName(date)) === first;
}

/** What a card says of a dish; one that is not listed here is asked for in the words of the cards. */
export function cardOf(dish: string): RegExp {
  return CARDS.get(dish) ?? runPattern(dish.split(' '));
}

/** Whether what is told of a place names something to eat. */
export function saysDish(text: string, dish: string): boolean {
  return cardOf(dish).test(foldText(text));
}

/** Whether it is had at stalls, whatever they cook. */
export function isOfStalls(dish: string): boolean {
  return OF_STALLS.has(dish);
}

function isHadAt(dish: string, style: FoodFile['style']): boolean {
  return dish === STREET_FOOD ? STALLS.has(style) : isOfStalls(dish) && style === 'market';
}

/** Whether a kitchen is known for something to eat, by its name, its cuisine and its dishes. */
export function servesDish(file: FoodFile, dish: string): boolean {
  const { name, cuisine, dishes, style, view } = file;

  if (isHadAt(dish, style)) return true;
  if (dish === TABLE_WITH_VIEW && view !== undefined) return true;
  return cardOf(dish).test(foldText([name, cuisine, ...dishes].join(' , ')));
}

/** Whether a kitchen serves something that was asked for. */
export function servesAsked(
  file: FoodFile,
  dishes: { wanted: readonly string[] } | undefined,
): boolean {
  return dishes?.wanted.some((dish) => servesDish(file, dish)) ?? false;
}

/** Whether a kitchen lives on it. */
export function isAllAbout({ name, cuisine, style, view }: FoodFile, dish: string): boolean {
  if (isHadAt(dish, style)) return true;
  if (dish === TABLE_WITH_VIEW && view !== undefined) return true;
  return cardOf(dish).test(foldText(`${name} , ${cuisine}`));
}
