import { foldText } from '#server/catalogue/fold-text.ts';
import type { Diet } from '#shared/preferences/options.ts';
import { childrenNamed } from '../places/children-named.ts';
import { isFirstName } from '../places/no-names.ts';
import { allergensIn } from '../diet/allergens.ts';
import { eatsFish } from '../diet/eats-fish.ts';

const DIETS: readonly (readonly [Diet, RegExp])[] = [
  [
    'vegan',
    /\b(vegan(?! (?:doner|donuts?|kebab|burgers?|ice cream|croissants?|bakery|bakeries|cafes?|brunch))\w*|plant based|vegetalien\w*|wegan\w*|vegaan\w*|veganisti\w*)\b|веган|비건|ヴィーガン|ビーガン|纯素|全素/,
  ],
  [
    'vegetarian',
    /\b(no come carne|ne mange pas de viande|i?sst kein fleisch|doesnt eat meat|eats no meat|dont eat meat|non mangia carne|nao come carne|eet geen vlees|nie je(?:my|m|dza)? miesa|et yemi\w+|et yemem|et yemeyiz|vegetari\w*|veggie|jain|wegetari\w*|vejetaryen\w*|kasvissyoj\w*)\b|вегетариан|채식|ベジタリアン|菜食主義|素食|吃素|نباتي/,
  ],
  ['pescatarian', /\bpesc[ae]tari\w*\b/],
  ['halal', /\bhalal\b|ハラル|ハラール|清真|할랄|حلال|халял/],
  ['kosher', /\b(kosher|koscher|casher|kasher)\b/],
  [
    'gluten-free',
    /\b(gluten ?free|glutenfrei|glutenvrij|glutenfri\w*|bezglutenow\w*|bez glutenu|glutensiz|sans gluten|sin gluten|senza glutine|sem gluten|c[oe]*liac\w*|celiaqu\w*|zoliakie)\b|グルテンフリー|无麸质|無麩質|글루텐/,
  ],
  ['lactose-free', /\b(lactose\w*|laktose\w*|laktoz\w*|lattosio|dairy free)\b/],
];

const ALLERGY =
  /\bcant (?:have|eat) (?:any )?(?:dairy|milk|nuts?|peanuts?|gluten|eggs?|fish|shellfish|wheat|soy)\b|al+erg\w*|intoleran\w*|anaphyla\w*|epi ?pens?\b|uczul\w*|alerji\w*|overfolsom\w*|аллерги|アレルギ|アレルギー|过敏|過敏|알레르기|알러지/;

/** Ways of eating that a text speaks of. */
export function readDiets(text: string): Diet[] {
  const folded = foldText(text);

  const diets = DIETS.filter(([, words]) => words.test(bothWays(text))).map(([diet]) => diet);

  if (!eatsFish(folded) || diets.includes('vegan')) return diets;
  return [...new Set([...diets.filter((diet) => diet !== 'vegetarian'), 'pescatarian' as const])];
}

/** Jains eat neither meat nor what grows below the ground. */
export function readJain(text: string): boolean {
  return /\bjains?\b|\bno onions?,? (?:and |or |no )?garlic\b/.test(foldText(text));
}

/** "Alergia a mariscos, pescado ok". */
const IS_FINE = /\b\p{L}+ (?:is |are )?(?:ok|okay|fine|si|geht|va bien)\b/gu;

/** What somebody of the party is allergic to. */
export function readAllergies(text: string): string[] {
  const isGlutenFree = readDiets(text).includes('gluten-free');
  const found = new Set(
    text
      .split(/[.;!?\n。！？]/)
      .filter((clause) => ALLERGY.test(bothWays(clause)))
      .flatMap(allergensOf),
  );

  return [...found].filter(
    (name) =>
      !(name === 'gluten' && isGlutenFree) && !(SHELLFISH.has(name) && found.has('shellfish')),
  );
}

/** Kinds of shellfish, which need no entry of their own beside it. */
const SHELLFISH = new Set(['crustaceans', 'shrimp', 'crab', 'lobster', 'crawfish']);
/** "Allergic to nuts, eggs and milk": what is listed behind the word is in few words. */
const MOST_LISTED = 4;

/** What a clause names where it speaks of an allergy, else anywhere in it: "no fish for me, allergic". */
function allergensOf(clause: string): string[] {
  const parts = clause.split(/[,、，]/);
  const at = parts.findIndex((part) => ALLERGY.test(bothWays(part)));
  const near = parts.filter(
    (part, index) => index === at || (index > at && part.trim().split(/\s+/).length <= MOST_LISTED),
  );
  const named = (some: readonly string[]) =>
    allergensIn(bothWays(some.join(', ')).replaceAll(IS_FINE, ' ')).map(({ name }) => name);
  const found = named(near);

  return found.length > 0 ? found : named(parts);
}

/** Folding takes marks from Japanese and Korean signs. */
function bothWays(text: string): string {
  return `${foldText(text)} ${text}`;
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );
/** Whose one age is that of two. */
const TWIN = String.raw`(?:twins?|zwilling(?:e|en|s)?|tweeling|jumeaux|jumelles|gemel[oa]s|melliz[oa]s|gemell[ie]|gemeos|blizni\w+)`;
const CHILD = String.raw`(?:kids?|little ones?|child(?:ren)?|sons?|daughters?|boys?|girls?|teens?|teenagers?|toddlers?|kinder[n]?|kind|sohn|tochter|sohne|tochtern|enfants?|fils|filles?|hij[oa]s?|nin[oa]s?|bambin[aoei]|figli[ao]?|filh[oa]s?|criancas?|${TWIN}|bimb[oaie]|dziec\w*|kinderen|zoons?|dochters?|jongens?|meisjes?|barn(?:en|et)?|born(?:ene)?|cocuk\w*|peques?|pequenos?|chic[oa]s|nastolat\w*|pubers?|tieners?|teenager\w*|syn(?:em|a|owie)?|cork\w*|oglum\w*|kizim\w*|deti|detmi|grand(?:sons?|daughters?|child(?:ren)?|kids?)|nephews?|nieces?|klein(?:zoons?|dochters?|kind(?:eren)?)|enkel(?:in(?:nen)?|sohn|tochter|kind(?:er|ern)?)|niet[oa]s?|sobrin[oa]s?|nipot(?:e|i|in[oaie])|net[oa]s?|wnu(?:k|cz)\w*|laps\w*|gyerek\w*|ados?|ragazz[oaie])`;
const OF_TWINS = new RegExp(`\\b${TWIN} `);
const AGES = String.raw`(\d{1,2}(?:(?: ?,? ?(?:and|und|u|et|y|e|i|en|og|och|ve|&|,) ?| )\d{1,2})*)`;
const YEARS = String.raw`(?:years?|yrs?|yr|ans|anos?|anni|jahre?|jaar|lata?|rok[ui]?|let|yas\w*|y o|yo)`;
const OLDEST = 17;
/** Whose age is told in months. */
const MONTHS_OF_A_BABY = 36;
const MONTHS_OF_A_YEAR = 12;

const ADJECTIVES =
  '(?:nice|fancy|big|small|good|main|full|whole|separate|double|twin|different|short|long|proper|easy|lazy|other)';
/** Words in s behind an age, which count nothing. */
const NO_PLURAL =
  '(?:years?|yrs|months|mths|mois|meses|ans|anos|as|us|this|plus|is|has|was|does|sometimes|always|besides|perhaps|loves|likes|dislikes|hates|adores|enjoys|prefers|wants|needs|eats|gets|walks|plays|sleeps|naps|swims|reads|rides|knows|travels|comes|turns)';
/** The number of what there are several of: "2 adults", "3 nice dinners". */
const COUNT = new RegExp(
  `\\b\\d{1,2} (?=(?:${ADJECTIVES} )?(?!${NO_PLURAL}\\b)[a-z]{3,}s\\b|(?:adult[ei]|erwachsene\\w*|people|zimmer|stunden|tage|nachte)\\b)`,
  'g',
);

/** "Ella (13)", "(Maya, 9, and Theo, 5)": first names with ages, as children of these ages. */
function withAgesBehindNames(text: string): string {
  const hasChild =
    new RegExp(`\\b${CHILD}\\b`).test(foldText(text)) || childrenNamed(text).length > 0;
  const isAge = (age: string) => Number(age) > 0 && Number(age) <= OLDEST;
  const named = (whole: string, name: string, age: string) =>
    (hasChild || isFirstName(foldText(name))) && isAge(age) ? ` child aged ${age} , ` : whole;
  const inTurn = (inside: string) =>
    inside.replaceAll(/(\p{Lu}\p{Ll}+),? (\d{1,2})(?=[,;).!]|$| and| &| und| et| y| e)/gu, named);

  return text
    .replaceAll(/(\p{Lu}\p{Ll}+) ?\((\d{1,2})(?: ?\p{Ll}+)?\)/gu, named)
    .replaceAll(/\([^()]*\p{Lu}\p{Ll}+,? \d{1,2}[^()]*\)/gu, inTurn)
    .replaceAll(
      /\b(?:kids|children|sons|daughters|boys|girls|Kinder|enfants|hijos|niños|bambini)[,:]? (?:\p{Lu}\p{Ll}+,? \d{1,2}(?:,? (?:and|und|et|y|e)|,|&)? ?)+/gu,
      inTurn,
    );
}

/** The ages of the children who travel along. */
export function readChildren(text: string): number[] {
  const eastern = agesInOtherScripts(text);
  // "Kids 5 and 8. One beach day": a new sentence counts no further child.
  const sentences = withAgesBehindNames(text).replaceAll(
    /(?<!\b\p{L})[.;!?](?=\s)|\n/gu,
    ' . xendx ',
  );
  const folded = inDigits(foldText(sentences.replace(/[,&+]/g, ' and '))).replace(COUNT, '');
  const pattern = new RegExp(
    `\\b${CHILD}(?: (?:are|is|aged|ages|age|and|von|van|de|di|da|of|im alter von|w wieku|with)){0,2} ${AGES}\\b(?! (?:days?|nights?|weeks?))(?: ?${YEARS})?` +
      `|(?<!\\b(?:in|for|after|past|last|next|every|over|married|since|of) )\\b${AGES}(?: and)? ?(?:${YEARS})(?: old)?(?: ${CHILD})?\\b|\\bage[ds]? ${AGES}\\b|\\bturn(?:s|ing) ${AGES}\\b`,
    'g',
  );
  const isWithChild =
    new RegExp(`\\b${CHILD}\\b`).test(folded) ||
    /\bage[ds] \d|\baged\b|year old|yr old|\bturn(?:s|ing) \d/.test(folded);
  const baby =
    /\b(baby|babies|infant|newborn|bebe|bebek|saugling|neonato|niemowl\w*)\b|赤ちゃん|乳児|宝宝|婴儿|아기/.test(
      `${folded} ${text}`,
    )
      ? [0]
      : [];

  if (eastern.length > 0) return eastern;
  const months = agesInMonths(folded);

  if (!isWithChild) return /\bmonths? old\b/.test(folded) ? months : baby;
  const ages = [...folded.replaceAll(IN_MONTHS, ' ').matchAll(pattern)].reduce<number[]>(
    (told, match) => {
      const some =
        (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').match(/\d{1,2}/g)?.map(Number) ?? [];
      const young = some.filter((age) => age <= OLDEST);
      const again = young.length === 1 && told.includes(young[0] ?? 0);

      // "Kids 4 and 7; the carrier for my 7 year old" speaks of one child twice.
      if (again) return told;
      return [...told, ...(OF_TWINS.test(match[0]) ? young.slice(0, 1) : []), ...young];
    },
    [],
  );

  return [...ages, ...(months.length > 0 ? months : baby)];
}

const IN_MONTHS =
  /\b(\d{1,2}) ?(?:months?|mths?|monate|mois|meses|mesi)\b(?! (?:pregnant|along|schwanger|enceinte|embarazada|de embarazo|incinta|gravida|gone))(?: old)?/g;

/** "A toddler, 18 months": in years. */
function agesInMonths(folded: string): number[] {
  return [...folded.matchAll(IN_MONTHS)].flatMap(([, age]) =>
    Number(age) < MONTHS_OF_A_BABY ? [Math.floor(Number(age) / MONTHS_OF_A_YEAR)] : [],
  );
}

/** "6歳", "8岁", "5 и 8 лет": ages in scripts that the pattern does not read; beyond a child's they are somebody else's. */
function agesInOtherScripts(text: string): number[] {
  const signs = [...text.matchAll(/(\d{1,2}) ?(?:歳|岁|歲|살|세(?![\p{L}]))/gu)].map(
    ([, age]) => age,
  );
  const cyrillic = /дет|ребен|ребён|сын|доч|діт|син/i.test(text)
    ? [...text.matchAll(/((?:\d{1,2}(?: ?, ?| (?:и|та|i) )?){1,4}) ?(?:лет|год|рок)/giu)]
    : [];

  return [...signs, ...cyrillic.flatMap(([, ages = '']) => ages.match(/\d{1,2}/g) ?? [])]
    .map(Number)
    .filter((age) => age <= OLDEST);
}

function inDigits(folded: string): string {
  return folded
    .replace(
      // "One loves anime" tells no age, nor does "one fancy dinner".
      /\b(zero|one(?! (?!years?\b|yrs?\b|and\b|or\b|who\b|but\b|is\b|months?\b|xendx\b)[a-z]+)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/g,
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
