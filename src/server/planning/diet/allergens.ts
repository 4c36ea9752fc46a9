import { foldText } from '#server/catalogue/fold-text.ts';
import type { TableNeed } from './table-needs.ts';

/** How an allergy is called, in the six languages of the notes and in a field of its own. */
const ALLERGY_NEEDS: readonly (readonly [readonly TableNeed[], RegExp])[] = [
  [['peanuts'], /peanut|arachid|cacahu|amendoi|erdnuss|erdnusse|\bmani\b/],
  [
    ['nuts'],
    /\b(?:tree )?nuts?\b|\bnuss|\bnusse|\bnoix\b|fruits a coque|nueces|frutos secos|\bnoci\b|frutta (?:a guscio|secca)|nozes|almond|hazelnut|cashew|pistach|walnut/,
  ],
  [
    ['shellfish'],
    /shellfish|crawfish|crayfish|crustac|crostace|krustentier|schalentier|prawn|shrimp|crab|lobster|oyster|mollus|moluscos?|crevettes|gamba|camar|garnele/,
  ],
  [
    ['shellfish', 'fish'],
    /seafood|fruits de mer|frutti di mare|meeresfrucht|frutos do mar|mariscos? y pescado|fish and shellfish/,
  ],
  [['shellfish'], /marisco/],
  [['fish'], /\bfish\b|\bpoisson|\bpescado|\bpesce\b|\bpeixe|\bfisch\b/],
  [['gluten-free'], /gluten|glutin|wheat|\bble\b|trigo|\bgrano\b|weizen|c[oe]*liac|zoliakie/],
  [
    ['dairy'],
    /\bmilk|dairy|lactos|laktos|lattos|\blait\b|\bleche\b|\blatte\b|\bleite\b|\bmilch|cheese/,
  ],
  [['eggs'], /\beggs?\b|\boeufs?\b|\bhuevos?\b|\buova\b|\bovos?\b|\beier?\b/],
  [['soy'], /\bsoya?\b|\bsoja\b/],
  [['sesame'], /sesam|ajonjoli|gergelim/],
];

/** Words such as "tree nuts" as what is kept off the table; peanuts are no nuts. */
export function allergyNeeds(folded: string): TableNeed[] {
  return ALLERGY_NEEDS.flatMap(([needs, words]) => (words.test(folded) ? needs : []));
}

/** Whether words name what people are allergic to. */
export function isAllergen(words: string): boolean {
  return allergyNeeds(foldText(words)).length > 0;
}
