import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { askedDetails, type AskedDetails } from '../asked/asked-details.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Diners } from './diet-words.ts';
import { hiddenAt } from './hidden-stock.ts';
import { isMixedTable } from './mixed-table.ts';
import { MEATLESS, TABLE_NEEDS, type TableNeed } from './table-needs.ts';
import { onceFor } from '#shared/remember.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { allergyNeeds } from './allergens.ts';
import { DIET_TABLE } from './diet-table.ts';
import { isOfAnimals, traitsOfFood } from './food-traits.ts';
import { refusedFoodsIn } from './read-refused-foods.ts';
import { refusedFood } from './refused-foods.ts';
import { wantsSafeFood } from './safe-food.ts';

/** What the party's tables must keep to. */
export function needsOf(request: PlanRequest, wishes: Pick<Wishes, 'needs'>): TableNeed[] {
  return needsFor(request)(wishes);
}

/** Read once for each request: a plan asks often. */
const needsFor = onceFor((request: PlanRequest) =>
  onceFor((wishes: Pick<Wishes, 'needs'>): TableNeed[] => {
    const needs = tableNeeds(askedDetails(request), wishes, request.additionalPreferences);

    return request.isVeganFriendly && !needs.includes('vegan') ? [...needs, 'vegan'] : needs;
  }),
);

/** The party at a table of this place. */
export function dinersAt(
  { country }: { country: string },
  { request, wishes, catalogue }: { request: PlanRequest; wishes: Wishes; catalogue: Catalogue },
): Diners {
  const hidden = hiddenAt(country);

  return {
    needs: needsOf(request, wishes),
    languages: catalogue.country(country)?.languages ?? [],
    ...(isMixedTable(request) ? { isMixed: true } : {}),
    ...(hidden === undefined ? {} : { hidden }),
  };
}

/** Some say what they cannot eat without calling it an allergy. */
const CANNOT_EAT =
  /\b(?:(?:can|could|must|should)(?: ?not|nt) (?:eat|have|touch)|cant (?:eat|have|touch)|cannot (?:eat|have|touch)|no (?:trace|traces) of|(?:vertragt|vertrage|vertragen) (?:keine?n?)|ne (?:peut|peux) pas (?:manger )?de|no (?:puede comer|puedo comer)|non puo mangiare|nao pode comer) ((?:(?!(?:but|though|loves?|likes?)\b)[a-z]+ ?){1,4})/g;
/** Others would rather not have it. */
const DOES_NOT_EAT =
  /\b(?:(?:do|does|will)(?: ?not|nt) (?:eat|have|touch)|wont (?:eat|have|touch)|avoids?|(?:isst|essen|esse) (?:keine?n?)|ne (?:mange|mangeons) pas (?:manger )?de|no (?:come|como|comemos)|non (?:mangia|mangio|mangiamo)|nao (?:come|como|comemos)) ((?:(?!(?:but|though|loves?|likes?)\b)[a-z]+ ?){1,4})/g;
/** Broths and sauces made of fish, which a kitchen rarely tells of. */
const NO_FISH_STOCK =
  /\b(?:(?:no|without|avoids?|nor|any|free of|not? (?:eat|have)(?: any)?) (?:\w+ )?(?:fish (?:stock|broth|sauce|bouillon)|dashi|bonito|oyster sauce|shrimp paste)|(?:fish (?:stock|sauce|broth)|dashi)(?: dashi| fish stock)? (?:free|(?:is|are) (?:\w+ )?(?:an? )?(?:big )?(?:problem|issue|out|no go))|strict(?:ly)? vegetarians?|(?:ohne|keine?) (?:dashi|fischbruhe|fischsauce)|sans (?:dashi|bouillon de poisson)|sin (?:dashi|caldo de pescado)|senza (?:dashi|brodo di pesce)|sem (?:dashi|caldo de peixe))\b/;

const MILD =
  /\b(?:(?:not|nothing|no|never|isnt|arent|without|avoids?|hates?|cant (?:eat|take|stand|handle|do|bear|tolerate)|(?:dont|doesnt|do not|does not) (?:eat|like|handle))(?: \w+){0,3} (?:spicy|spice|hot food|chill?ies|chill?i (?!crab))|mild (?:food|dishes|meals)|nicht (?:zu )?scharf\w*|nichts scharfes|pas (?:trop )?(?:epice|pimente)\w*|(?:nada|no muy|sin) picante|(?:niente di|non troppo) piccante|(?:nada|sem) (?:muito )?picante)\b/;

const PREGNANT =
  /(?<!\b(?:not|no longer|nicht|pas|no|non|nao) )\b(?:pregnan(?:t|cy)|expecting (?:a baby|our)|\d+ weeks (?:along|gone)|babymoon|schwanger\w*|enceinte|embaraz(?:ada|o)|incinta|gravida)\b/;
const SOBER =
  /\b(?:(?:do|does|we|i)(?:nt| not|nt either)? (?:not |nt )?drink (?:any )?alcohol|(?:do|does)(?: not|nt) drink\b(?! (?:coffee|tea|tap))|no alcohol|alcohol free|without alcohol|non ?drinkers?|sober|teetotal(?:l?ers?)?|no bars?(?: please)?|trinken? keinen alkohol|kein(?:en)? alkohol|ohne alkohol|pas d ?alcool|sans alcool|ne buvons pas|ne bois pas|sin alcohol|no bebemos|no bebo|niente alcol(?:ici)?|senza alcol|non beviamo|non bevo|astemi[aoe]?|sem alcool|nao bebemos|nao bebo)\b/;
/** Where others of the party drink, bars stay. */
const ONE_IS_SOBER =
  /\b(?:one|some|two|three|[1-3])(?: of (?:us|them))? (?:\w+ ){0,3}(?:(?:doesnt|dont|does not|do not) drink|sober|teetotal\w*)\b/;

/** What the table must keep to, by fields of their own and by the notes. */
export function tableNeeds(
  { diets, allergies }: Pick<AskedDetails, 'diets' | 'allergies'>,
  { needs }: Pick<Wishes, 'needs'>,
  notes: string,
): TableNeed[] {
  const text = foldText(notes.replaceAll(/n['’]t\b/g, 'nt'));
  const found = new Set<TableNeed>([
    ...diets.map((diet): TableNeed => (diet === 'lactose-free' ? 'dairy' : diet)),
    ...needs.flatMap((need) => (need === 'vegan' || need === 'vegetarian' ? [need] : [])),
    ...allergies.flatMap((allergy) => allergyNeeds(foldText(allergy))),
    ...eatenNot(notes, CANNOT_EAT),
    ...eatenNot(notes, DOES_NOT_EAT).filter((need) => need !== 'fish' && need !== 'shellfish'),
    ...refusedFoodsIn(notes).map((food) => `no-${food}` as const),
    ...(NO_FISH_STOCK.test(text) ? ['no-fish-stock' as const] : []),
    ...(MILD.test(text) ? ['mild' as const] : []),
    ...(PREGNANT.test(text) ? ['pregnant' as const] : []),
    ...(wantsSafeFood(text) ? ['safe-food' as const] : []),
    ...(SOBER.test(text) && !ONE_IS_SOBER.test(text) ? ['sober' as const] : []),
  ]);

  return TABLE_NEEDS.filter((need) => found.has(need) && !isCovered(need, found));
}

/** What a stricter need keeps to already. */
function isCovered(need: TableNeed, found: ReadonlySet<TableNeed>): boolean {
  const food = refusedFood(need);

  if (food === undefined) return false;
  const traits = traitsOfFood(food);

  return [...found].some(
    (other) =>
      other !== need &&
      ((MEATLESS.has(other) && isOfAnimals(food)) ||
        traits.every((trait) => DIET_TABLE[other].skip.includes(trait))),
  );
}

function eatenNot(notes: string, words: RegExp): TableNeed[] {
  return notes
    .split(/[.;!?\n]/)
    .flatMap((clause) =>
      [...foldText(clause).matchAll(words)].flatMap(([, what = '']) => allergyNeeds(what)),
    );
}
