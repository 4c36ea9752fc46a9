import { shutMealWords } from '../days/shut-day.ts';
import type { OwnChoiceMeal } from './own-choice-meals.ts';
import type { Hall } from './hall-near.ts';
import { sentences } from './place-words.ts';

export type OwnChoiceHint = {
  /** The stop that the meal is beside, and the part of town. */
  near: string;
  area: string | undefined;
  /** Local dishes that the party eats. */
  dishes: readonly string[];
  /** Stalls close by that are open then. */
  hall?: Hall | undefined;
  /** In the open, or on an island: there is a kiosk or a café, and hardly a street of tables. */
  isOutdoors?: boolean;
  /** What the party must leave, and how to say it. */
  diet?: string | undefined;
  /** In the evening of that day most kitchens are shut by custom. */
  areKitchensShut?: boolean;
  /** The stay is a camp, a lodge or a boat, far from any table, and cooks for who sleeps there. */
  isFed?: boolean;
  /** On a day when nothing opens: the stay that the party is at. */
  shutIn: string | undefined;
};

type Words = { activity: string; description: string };

/** What the plan says instead of a restaurant's name. */
export function ownChoiceWords(own: OwnChoiceMeal, hint: OwnChoiceHint): Words {
  const { kind, isOwnFood, usdPerPerson, isAtStay, style } = own;
  const price = `About $${usdPerPerson} a person, an estimate`;

  if (hint.shutIn !== undefined) return shutMealWords(kind, hint.shutIn, price);
  const evening = kind === 'dinner' ? eveningWords(own, hint, price) : undefined;

  if (evening) return evening;
  if (isAtStay) return cookedWords(own, hint, price);
  if (isOwnFood) return veganWords(own, hint, price);
  if (style === 'markets') return marketWords(own, hint, price);
  const { near, diet } = hint;

  if (hint.isOutdoors && kind === 'lunch')
    return {
      activity: `Lunch near ${near}, your choice`,
      description: sentences([
        'We know no restaurant close by: see what there is, or bring a picnic from town',
        diet,
        price,
      ]),
    };

  return {
    activity: `${kind === 'lunch' ? 'Lunch' : 'Dinner'} near ${near}, your choice`,
    description: sentences([hint.hall ? hallWords(hint.hall) : tableWords(hint), diet, price]),
  };
}

function tableWords(hint: OwnChoiceHint): string {
  const ask = hint.dishes.length > 0 ? `Ask for ${hint.dishes.join(' or ')}` : 'Eat';

  return `${ask} where locals fill the tables${inArea(hint)}`;
}

function hallWords({ name, minutes, dishes }: Hall): string {
  const order = dishes.length > 0 ? `: ${dishes.join(' or ')}` : '';

  return `${name} is about ${minutes} minutes on foot${order}`;
}

/** Dinner where there is no choice: the stay cooks for its guests, or most kitchens are shut. */
function eveningWords(own: OwnChoiceMeal, hint: OwnChoiceHint, price: string): Words | undefined {
  if (hint.isFed) return fedWords(hint, price);
  return hint.areKitchensShut ? shutKitchenWords(own, hint, price) : undefined;
}

function fedWords({ near, diet }: OwnChoiceHint, price: string): Words {
  return {
    activity: `Dinner at ${near}`,
    description: sentences(['Mostly included: ask when you book', diet, price]),
  };
}

function shutKitchenWords(own: OwnChoiceMeal, hint: OwnChoiceHint, price: string): Words {
  const { near } = hint;
  const diet = own.isOwnFood ? 'Say when you reserve that you eat vegan' : hint.diet;

  if (own.isServed)
    return {
      activity: `Dinner at the restaurant of ${near}`,
      description: sentences([
        'Most other kitchens are closed this evening: reserve when you book the room, and ask what dinner costs',
        diet,
      ]),
    };
  if (own.isAtStay) return cookedWords(own, hint, price);
  return {
    activity: `Dinner near ${near}, your choice`,
    description: sentences([
      'Most kitchens are closed this evening: ask your hotel a few days ahead which restaurant nearby is open, and book it',
      diet,
      price,
    ]),
  };
}

function inArea({ near, area }: OwnChoiceHint): string {
  return area === undefined || near.includes(area) ? '' : ` in ${area}`;
}

function cookedWords(
  { isOwnFood }: OwnChoiceMeal,
  { near, area, diet }: OwnChoiceHint,
  price: string,
): Words {
  const where = area === undefined ? '' : ` in ${area}`;

  return {
    activity: `Dinner that you cook at ${near}`,
    description: sentences([
      isOwnFood ? 'A vegan dinner of your own' : undefined,
      `Shop on the way back${where}, and check that your stay has a kitchen`,
      diet,
      price,
    ]),
  };
}

function veganWords({ kind }: OwnChoiceMeal, { near, diet }: OwnChoiceHint, price: string): Words {
  return kind === 'lunch'
    ? {
        activity: `Picnic lunch near ${near}, your choice`,
        description: sentences([
          'A vegan picnic: bread, fruit and salad from a market or a shop on the way',
          diet,
          price,
        ]),
      }
    : {
        activity: `Dinner near ${near}, your choice`,
        description: sentences([
          'Look for a vegan-friendly kitchen: Indian, Middle Eastern and noodle places often are',
          diet,
          price,
        ]),
      };
}

function marketWords({ kind }: OwnChoiceMeal, hint: OwnChoiceHint, price: string): Words {
  const { near, diet } = hint;

  return kind === 'lunch'
    ? {
        activity: `Lunch from stalls and bakeries near ${near}, your choice`,
        description: sentences([
          `Sandwiches, fruit and what the market has${inArea(hint)}: sit on a bench with it`,
          diet,
          price,
        ]),
      }
    : {
        activity: `Picnic supper near ${near}, your choice`,
        description: sentences([
          'Bread, cheese and fruit that you bought at a market by day',
          diet,
          price,
        ]),
      };
}
