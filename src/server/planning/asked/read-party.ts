import { foldText } from '#server/catalogue/fold-text.ts';
import type { Diet } from '#shared/preferences/options.ts';

const DIETS: readonly (readonly [Diet, RegExp])[] = [
  [
    'vegan',
    /\b(vegan(?! (?:doner|donuts?|kebab|burgers?|ice cream|croissants?|bakery|bakeries|cafes?|brunch))\w*|plant based|vegetalien\w*)\b/,
  ],
  ['vegetarian', /\b(vegetari\w*|veggie|jain)\b/],
  ['pescatarian', /\bpesc[ae]tari\w*\b/],
  ['halal', /\bhalal\b/],
  ['kosher', /\b(kosher|koscher|casher|kasher)\b/],
  [
    'gluten-free',
    /\b(gluten ?free|glutenfrei|sans gluten|sin gluten|senza glutine|sem gluten|c[oe]*liac\w*|celiaqu\w*|zoliakie)\b/,
  ],
  ['lactose-free', /\b(lactose\w*|laktose\w*|lattosio|dairy free)\b/],
];

/** What people are allergic to, by how it is called here. */
const ALLERGENS: readonly (readonly [string, RegExp])[] = [
  ['peanuts', /peanuts?|arachid\w*|cacahuet\w*|cacahuat\w*|amendoi\w*|erdn[u]ss\w*|mani\b/],
  ['nuts', /\bnuts?\b|nuss\w*|nusse|noix|nueces|frutos secos|noci|nozes|tree nut/],
  ['shellfish', /shellfish|crustac\w*|crostace\w*|krustentier\w*|prawns?|shrimps?|marisco\w*/],
  [
    'seafood',
    /seafood|fruits de mer|frutti di mare|meeresfruchte\w*|frutos do mar|fish and shellfish/,
  ],
  ['fish', /\bfish\b|poisson|pescado|pesce|peixe|\bfisch\b/],
  ['sesame', /sesam\w*|ajonjoli|gergelim/],
  ['eggs', /\beggs?\b|oeufs?|huevos?|uova|ovos?|\beier?\b/],
  ['milk', /\bmilk\b|dairy|\blait\b|leche|latte\b|leite|milch\w*/],
  ['soy', /\bsoya\b|\bsoy\b(?! (?:al|cel|int|veg|muy|un)\w*)|soja/],
  ['wheat', /wheat|\bble\b|trigo|grano|weizen/],
];
const ALLERGY = /al+erg\w*|intoleran\w*|anaphyla\w*/;

/** Ways of eating that a text speaks of. */
export function readDiets(text: string): Diet[] {
  const folded = foldText(text);

  return DIETS.filter(([, words]) => words.test(folded)).map(([diet]) => diet);
}

/** What somebody of the party is allergic to. */
export function readAllergies(text: string): string[] {
  const clauses = text
    .split(/[.;!?\n]/)
    .map(foldText)
    .filter((clause) => ALLERGY.test(clause));
  const found = clauses.flatMap((clause) =>
    ALLERGENS.filter(([, words]) => words.test(clause)).map(([name]) => name),
  );

  return [...new Set(found.includes('peanuts') ? found.filter((one) => one !== 'nuts') : found)];
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );
const CHILD = String.raw`(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|teens?|teenagers?|toddlers?|kinder[n]?|kind|sohn|tochter|sohne|tochtern|enfants?|fils|filles?|hij[oa]s?|nin[oa]s?|bambin[aoei]|figli[ao]?|filh[oa]s?|criancas?|twins?)`;
const AGES = String.raw`(\d{1,2}(?:(?: ?,? ?(?:and|und|et|y|e|&|,) ?| )\d{1,2})*)`;
const YEARS = String.raw`(?:years?|yrs?|yr|ans|anos?|anni|jahre?|y o|yo)`;
const OLDEST = 17;

/** The ages of the children who travel along. */
export function readChildren(text: string): number[] {
  const japanese = [...text.matchAll(/(\d{1,2})歳/g)].map(([, age]) => Number(age));
  const folded = inDigits(foldText(text.replace(/[,&+]/g, ' and ')));
  const pattern = new RegExp(
    `\\b${CHILD}(?: (?:are|is|aged|ages|age|and|von|de|di|of|im alter von|with)){0,2} ${AGES}\\b(?! (?:days?|nights?|weeks?))(?: ?${YEARS})?` +
      `|\\b${AGES}(?: and)? ?(?:${YEARS})(?: old)?(?: ${CHILD})?\\b|\\baged? ${AGES}\\b`,
    'g',
  );
  const isWithChild =
    new RegExp(`\\b${CHILD}\\b`).test(folded) || /\baged\b|year old|yr old/.test(folded);
  const baby = /\b(baby|babies|infant|newborn|bebe|saugling|neonato)\b/.test(folded) ? [0] : [];

  if (japanese.length > 0) return japanese;
  if (!isWithChild) return baby;
  const ages = [...folded.matchAll(pattern)].flatMap((match) => {
    const some = (match[1] ?? match[2] ?? match[3] ?? '').match(/\d{1,2}/g)?.map(Number) ?? [];
    const young = some.filter((age) => age <= OLDEST);

    return /\btwins? /.test(match[0]) ? [...young.slice(0, 1), ...young] : young;
  });

  return [...ages, ...baby];
}

function inDigits(folded: string): string {
  return folded
    .replace(
      /\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/g,
      (word) => String(NUMBERS.indexOf(word)),
    )
    .replace(/\ba (\d{1,2} (?:year|yr))/g, '$1');
}

/** Somebody cannot take stairs. */
export function readStepFree(text: string): boolean {
  return /\b(wheelchairs?|rollstuhl\w*|fauteuil roulant|silla de ruedas|carrozzina|sedia a rotelle|cadeira de rodas|step free|stufenlos|no stairs)\b/.test(
    foldText(text),
  );
}
