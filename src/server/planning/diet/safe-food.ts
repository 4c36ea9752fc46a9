import { foldText } from '#server/catalogue/fold-text.ts';

/** A stomach that is easily upset, or care about where one eats, in the languages of the notes; folded. */
const SAFE_FOOD = new RegExp(
  String.raw`\b(?:${[
    '(?:sensitive|delicate|weak|touchy|fragile|funny|queasy|tender|dodgy|careful|cautious) (?:stomachs?|tumm(?:y|ies)|bell(?:y|ies)|guts?|digestions?)',
    '(?:stomachs?|tumm(?:y|ies)|digestion) (?:\\w+ )?(?:is|are|gets?) (?:\\w+ )?(?:sensitive|delicate|weak|upset|fragile)',
    '(?:easily|quickly) upset (?:stomachs?|tumm(?:y|ies))|upset (?:stomachs?|tumm(?:y|ies)) (?:easily|often)',
    '(?:gets?|prone to|afraid of|worried about|scared of|avoid) (?:\\w+ )?(?:upset stomachs?|stomach (?:upsets?|problems|troubles?|bugs?)|food poisoning)',
    '(?:careful|wary|cautious|nervous|worried|anxious|concerned|afraid) (?:with|about|of) (?:the |any |eating |local )*(?:street ?food|food (?:stalls|safety|hygiene|poisoning)|stalls|hygiene)',
    '(?:food safety|food hygiene)|safe (?:places?|restaurants?|spots?) (?:to eat|for (?:food|meals|eating))|safe (?:food|restaurants?|kitchens?|eating)|hygienic (?:places?|restaurants?|food|kitchens?)|clean (?:restaurants?|kitchens?)',
    'empfindlich\\w* magen|magen (?:ist )?empfindlich|l?(?:estomac|ventre)s? (?:\\w+ )?(?:fragiles?|sensibles?|delicats?)|(?:estomagos?|barriga) (?:\\w+ )?(?:delicad[oa]s?|sensibles?|sensive(?:l|is))|lo stomaco (?:e )?(?:delicato|sensibile)|stomac[oh]i? (?:e )?(?:delicat[oi]|sensibil[ei])|gevoelige maag',
  ].join('|')})\b`,
);

/** Whether somebody of the party must be careful with what they eat, by folded notes. */
export function wantsSafeFood(folded: string): boolean {
  return SAFE_FOOD.test(folded);
}

const UNCOOKED =
  /\b(?:ceviches?|aguachiles?|tiraditos?|tartares?|carpaccios?|crudos?|sashimi|sushi|nigiri|poke|oysters?|clams?|raw|salads?|slaw|gazpacho|ice creams?|gelat\w*|sorbets?|shaved ice|raspados?|kulfi|pulque|lassi|juices?|smoothies?|fruits?|tostadas?|leche de tigre|kibbeh nayyeh|chutneys?|raita|mayonnaise|mussels)\b/;

/** Whether a dish comes raw, cold or with what has stood about: none for a careful stomach. */
export function isUncooked(dish: string): boolean {
  return UNCOOKED.test(foldText(dish));
}
