import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { hasWords, namesOf } from '#server/catalogue/names-of.ts';
import { refusedFoodsIn } from '../diet/read-refused-foods.ts';
import { SAID_FOODS } from '../diet/refused-foods.ts';
import { isTravelWord } from '../places/travel-words.ts';
import { type Asking, clausesToRead } from '../themes/read-themes.ts';
import { refusedThings } from '../themes/refused-things.ts';
import { isAskedOnce } from './dish-measures.ts';
import { isRareWord, runPattern } from './run-pattern.ts';
import { saidRuns, wordsRead } from './said-runs.ts';
import type { Wishes } from './wishes.ts';
import { onceFor } from '#shared/remember.ts';
import { wordSet } from '#shared/word-set.ts';

const MOST = 4;
/** No meal. */
const DRINKS = wordSet('coffee tea wine wines beer beers vodka water juice flight flights');
/** "The classics" of a town are its sights. */
const OF_ANY_THING = wordSet(
  'classic classics traditional modern local regional seasonal spicy mild',
);

type Basis = { request: Asking; wishes: Wishes; catalogue: Catalogue };

/**
 * What a plan begins from, with what its notes ask to eat in words that stand on a card of the town, and with what they
 * refuse as no table to go to either: pubs, rooftops.
 */
export function withWordedDishes<T extends Basis>(basis: T, destination: Destination): T {
  const { request, wishes, catalogue } = basis;
  const { wanted = [], avoided = [], once = [], ...measures } = wishes.dishes ?? {};
  const read = wordsRead(destination, catalogue.countries);
  const worded = wordedDishes(clausesToRead(request, catalogue), destination.food, read).filter(
    (said) => !isInNameOfSight(said, destination) && !isRefusedFood(said, request),
  );

  const refused = refusedThings(request, catalogue).map(({ said }) => said);

  if (worded.length + refused.length + wanted.length === 0) return basis;
  const text = foldText(request.additionalPreferences);
  const dishes = {
    ...measures,
    wanted: [...new Set([...wanted, ...worded])].filter((dish) => !isRefusedFood(dish, request)),
    avoided: [...avoided, ...refused],
    once: [...once, ...worded.filter((dish) => isAskedOnce(text, runPattern(dish.split(' '))))],
  };

  return { ...basis, wishes: { ...wishes, dishes } };
}

/** "Je déteste le foie gras". */
function isRefusedFood(said: string, { additionalPreferences }: Asking): boolean {
  return refusedFoodsIn(additionalPreferences).some(
    (food) => SAID_FOODS.get(food)?.test(said) === true,
  );
}

/** "Brooklyn bridge" is none, though a pizzeria says that it stands under it. */
function isInNameOfSight(said: string, { places }: Destination): boolean {
  return (
    said.includes(' ') &&
    places.some((file) => namesOf(file).some((one) => hasWords(foldText(one), said)))
  );
}

/**
 * What notes ask to eat in the words of the cards of a town's tables, "beignets", "temple food": each run of words that
 * one of them has. Clauses are folded, their commas marked; `read` are the words that other readers know.
 */
export function wordedDishes(
  clauses: readonly string[],
  tables: readonly FoodFile[],
  read: readonly RegExp[],
): string[] {
  return saidRuns(clauses, read, (run) => (isOnCard(run, tables) ? true : undefined))
    .filter(({ said }) => !clauses.some((clause) => isWhatOneDoes(said, clause)))
    .slice(0, MOST)
    .map(({ said }) => said);
}

/** Behind a word these make it something to do: "levada walks". */
const DONE =
  '(?:walks?|walking|hikes?|hiking|trails?|paths?|treks?|trekking|rides?|riding|cruises?|boats?|swims?|swimming|dives?|diving|climbs?|climbing|views?|viewpoints?|museums?|gardens?|temples?|churches|beach(?:es)?|bridges?|towers?|shows?|caves?|islands?|parks?|quarters?|streets?)';

function isWhatOneDoes(said: string, clause: string): boolean {
  return new RegExp(`\\b${said} ${DONE}\\b`).test(clause);
}

/** A single word of every day has to be what a dish is, "oysters", not how it comes, "grilled". */
export function isOnCard(run: readonly string[], tables: readonly FoodFile[]): boolean {
  const [word = ''] = run;
  const pattern = runPattern(run);
  const isHead = run.length === 1 && !isRareWord(word);

  if (run.length === 1 && (isTravelWord(word) || DRINKS.has(word) || OF_ANY_THING.has(word)))
    return false;

  return cardsOf(tables).some((card) => {
    const said = pattern.exec(card);

    return said !== null && (!isHead || said.index + said[0].length === card.length);
  });
}

const cardsOf = onceFor((tables: readonly FoodFile[]) =>
  tables.flatMap(({ cuisine, dishes }) => [cuisine.replace(WHERE, ''), ...dishes].map(foldText)),
);

/** "Mountain café at the levada": where a table stands is nothing to eat. */
const WHERE =
  / (?:at|by|beside|near|under|above|over|behind|inside|in|on|off|along|across|opposite|next to|overlooking|facing|below|among|between) (?:the|an?|its|old)\b.*$/i;
