import { foldText } from '#server/catalogue/fold-text.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import { wordSet } from '#shared/word-set.ts';
import { needsSeats } from '../candidates/at-the-door.ts';
import { sortDishes } from '../diet/diet-fit.ts';
import { refusedFood } from '../diet/refused-foods.ts';
import type { TableNeed } from '../diet/table-needs.ts';
import { hasChildren } from '../understanding/has-children.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** Who is told: needs, what they eat, where they come from, and whether they go without a car. */
export type Company = Pick<Wishes, 'needs' | 'rhythm'> & {
  diet: readonly TableNeed[];
  /** Words that send somebody where a care keeps them from. */
  unsaid?: readonly RegExp[];
  /** Words of what they refuse to do and to see. */
  refused?: readonly RegExp[];
  /** The code of an airport or a city. */
  home?: string | undefined;
  isWithoutCar: boolean;
};

/** The European Economic Area: ISO 3166 alpha-2 codes. */
const EUROPEAN = wordSet(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
);
const OF_EUROPEANS =
  /\b(?:EU|European)\b.*\b(?:citizens?|residents?|area)\b|\b(?:residents?|citizens?|under.25s?) (?:of|from) the (?:EU|European)\b/i;
const OF_RESIDENTS = /\b(?:free|cheaper) for (?:local )?residents\b/i;
const OF_CHILDREN =
  /\b(?:child(?:ren)?(?:'s|’s)?|kids?|toddlers?|teens?|teenagers?|little ones?|prams?|pushchairs?|(?:a|the|your|with|for) strollers?)\b|\b(?:for|large) (?:large )?families\b/i;
const OF_CLIMBS =
  /\b(?:steps|stairs?|staircases?|climb(?:s|ing)?|uphill|steep|on foot to the top|(?:straight|all the way) up to)\b/i;
const OF_STANDING =
  /\b(?:standing (?:room|places?|tickets?|only)|stand (?:at the bar|up|on the kerb)|(?:your|the) rail\b)/i;
const OF_DRIVERS =
  /\b(?:(?:hire|rent|take|bring|leave|needs?|want) (?:a|the|your|one) (?:small |hire |rental )?car\b(?! with)|by (?:hire |rental )?car\b|(?:a|the|hired|rental) car (?:is|makes|helps|opens|lets)|cars? (?:doors?|guards?|parks?)|park (?:at|by|in|on|for free|free|behind|beside|near|up|before|below|above|the car)|parking|(?:^|[;:,.] |and |then |or |to )drive\b|driving|road\.is|petrol)/i;
const FOOD =
  /\b(?:pork|beef|chicken|bacon|sausages?|hams?|steaks?|prawns?|tripe|eat\w*|order|taste|try|buy|have|share|snacks?|breakfast|lunch|dinner|supper|brunch|grill\w*|fried|smoked|roast\w*|skewers?|stalls?|counters?|plates?|sandwich\w*|soups?|stews?|dish\w*|bowls?|menu|bites|pies|tacos?|noodles?)\b/i;
/** A meal is named for its hour, not for its eggs. */
const MEALS = /\b(?:breakfast|brunch)\b/gi;
/** Meat or fish without its name. */
const OF_ANIMALS = /\b(?:skewers?|cutlets?|barbecue|seafood|shellfish|sushi)\b/i;

/** What is said to some, and whether the party is of them. */
const SAID_TO: readonly (readonly [words: RegExp, isOf: (company: Company) => boolean])[] = [
  [OF_EUROPEANS, ({ home }) => isEuropean(home)],
  [OF_RESIDENTS, () => false],
  [OF_CHILDREN, hasChildren],
  [OF_CLIMBS, ({ needs, rhythm }) => !rhythm?.isEasyOnFoot && !needs.includes('wheelchair')],
  [OF_STANDING, (company) => !needsSeats(company)],
  [OF_DRIVERS, ({ isWithoutCar }) => !isWithoutCar],
];

/** Whether words are meant for others than the party: its children, legs, diet, passports or wheels. */
export function isForOthers(words: string, company: Company): boolean {
  return (
    SAID_TO.some(([said, isOf]) => said.test(words) && !isOf(company)) ||
    isUneaten(words, company.diet) ||
    isUnsaid(words, company) ||
    (URGES.test(words) && speaksOfRefused(words, { ...company, diet: [] }))
  );
}

function isUnsaid(words: string, { unsaid = [] }: Company): boolean {
  return unsaid.some((one) => one.test(foldText(words)));
}

/** Sends somebody somewhere, or praises it. */
const URGES =
  /\b(?:go|see|hear|catch|visit|book|try|take|dress|buy|get|ride|climb|come|join|miss|worth|best|order|reserve|tickets?|spend|give|end|watch|listen|sit|drink|finish|start|walk|free|hop)\b/i;

/** Whether words speak of what the party refuses to do, to see or to eat. */
export function speaksOfRefused(words: string, { refused = [], diet }: Company): boolean {
  const foods = diet.filter((need) => refusedFood(need) !== undefined);

  return (
    refused.some((one) => one.test(foldText(words))) ||
    (foods.length > 0 && sortDishes([words], foods).unfit.length > 0)
  );
}

function isEuropean(home: string | undefined): boolean {
  const country = home === undefined ? undefined : loadTransport().airportsOf(home)[0]?.country;

  return country !== undefined && EUROPEAN.has(country);
}

/** What is said of food that somebody leaves. */
function isUneaten(words: string, diet: readonly TableNeed[]): boolean {
  if (diet.length === 0 || !FOOD.test(words)) return false;
  const isMeatless = diet.includes('vegetarian') || diet.includes('vegan');

  return (
    (isMeatless && OF_ANIMALS.test(words)) ||
    sortDishes([words.replace(MEALS, '')], diet).unfit.length > 0
  );
}
