import { foldText } from '#server/catalogue/fold-text.ts';
import type { TableNeed } from './table-needs.ts';
import { termsPattern } from './terms-pattern.ts';

/** What people are allergic to: as it is told, what is kept off the table for it, and the words that name it. */
type Allergen = { name: string; needs: readonly TableNeed[]; words: RegExp };

/**
 * The words by language: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Nordic and Turkish, and
 * others without spaces. Folded; `_` stands for a space, `*` for any ending.
 */
const ROWS: readonly (readonly [
  name: string,
  needs: readonly TableNeed[],
  ...words: readonly string[],
])[] = [
  [
    'peanuts',
    ['peanuts'],
    'peanut* groundnut* erdnuss* arachid* cacahu* mani amendoi* pinda* orzeszk*_ziemn* orzeszk*_arach*',
    'orzech*_ziemn* jord_not* jordnot* jordnodd* peanott* arasid* yer_fistig* арахис ピーナ 落花生 花生 땅콩',
  ],
  [
    'nuts',
    ['nuts'],
    'nut nuts almond* cashew* hazelnut* walnut* pistach* nuss* haselnuss* walnuss* mandel* noix noisette* fruits_a_coque',
    'amandes nueces frutos_secos almendra* avellana* noci nocciol* mandorl* frutta_secca frutta_a_guscio nozes amendoas',
    'noten hazelno* walno* amandelen orzech* migdal* findik* notter nodder орех ナッツ くるみ クルミ 坚果 堅果 견과',
  ],
  [
    'shellfish',
    ['shellfish'],
    'shellfish mollus* oyster* mussel* clam clams scallop* schal*tier* muschel* coquillage* marisco* molluschi',
    'schelpdier* skaldjur skaldyr skalldyr owoc*_morza морепродукт 贝 貝 조개',
  ],
  [
    'crustaceans',
    ['shellfish'],
    'crustac* krustentier* krebs* crostace* schaaldier* skorupiak* ракообразн 甲殻 甲壳 甲殼 갑각',
  ],
  [
    'shrimp',
    ['shellfish'],
    'shrimp* prawn* garnele* crevette* gamba* camaron* langostino* gamber* camarao camaroes garnaal garnalen krewet*',
    'エビ えび 海老 虾 蝦 새우',
  ],
  ['crab', ['shellfish'], 'crab crabs krabbe* crabe* cangrejo* granchi* caranguej* krab* カニ 蟹'],
  [
    'lobster',
    ['shellfish'],
    'lobster* hummer* homard* langoust* bogavante* aragost* lagost* kreeft*',
  ],
  ['crawfish', ['shellfish'], 'crawfish crayfish crawdad* ecrevisse* flusskrebs*'],
  [
    'seafood',
    ['shellfish', 'fish'],
    'seafood meeresfrucht* fruits_de_mer frutti_di_mare frutos_do_mar mariscos?_y_pescado zeevruchten',
    'fish_and_shellfish 海鲜 海鮮 シーフード 해산물',
  ],
  ['fish', ['fish'], 'fish fisch* poisson* pescado* pesce peixe* vis ryb* 魚 鱼 생선'],
  ['gluten', ['gluten-free'], 'gluten* glutin* c[oe]*liac* celiaqu* z[oe]*liakie'],
  [
    'wheat',
    ['gluten-free'],
    'wheat weizen* ble trigo grano frumento tarwe* pszenic* 小麦 小麥 밀가루',
  ],
  [
    'buckwheat',
    ['buckwheat'],
    'buckwheat buchweizen* sarrasin* sarraceno boekweit* gryka gryke gryczan* гречк (?<!の)そば ソバ 蕎麦 荞麦 蕎麥 메밀',
  ],
  [
    'milk',
    ['dairy'],
    'milk dairy milch* kuhmilch* lait laitiers leche lacteos latte latticini leite lacticinios laticinios melk* koemelk*',
    'zuivel* mleko mleka nabial* mjolk* maelk* молок 乳 牛奶 우유',
  ],
  [
    'eggs',
    ['eggs'],
    'egg eggs ei eier* huhnerei* oeuf* huevo* uova uovo ovo ovos eieren jaj* 卵 たまご 鸡蛋 雞蛋 달걀 계란',
  ],
  ['soy', ['soy'], 'soya* soy(?!_(?:al|cel|int|veg|muy|un)) soja* soybean* соя 大豆 黄豆 대두'],
  ['sesame', ['sesame'], 'sesam* sezam* ajonjoli gergelim tahini кунжут ゴマ ごま 胡麻 芝麻 참깨'],
  [
    'mustard',
    [],
    'mustard senf* moutarde mostaza senape mostarda mosterd* musztard* gorczyc* からし',
  ],
  ['celery', [], 'celery sellerie* celeri apio sedano aipo selder* seler* セロリ'],
  ['lupin', [], 'lupin*'],
];

const ALLERGENS: readonly Allergen[] = ROWS.map(([name, needs, ...words]) => ({
  name,
  needs,
  words: termsPattern(words.join(' ')),
}));
const PEANUTS = new RegExp(ALLERGENS[0]?.words ?? '', 'gu');
const CHEESE = /\bcheese/;

/** The allergens that words name, folded beforehand; in many languages peanuts are called nuts, which they are not. */
export function allergensIn(folded: string): Allergen[] {
  const withoutPeanuts = folded.replaceAll(PEANUTS, ' ');

  return ALLERGENS.filter(({ name, words }) =>
    words.test(name === 'nuts' ? withoutPeanuts : folded),
  );
}

/** Words such as "tree nuts" as what is kept off the table. */
export function allergyNeeds(folded: string): TableNeed[] {
  return [
    ...new Set([
      ...allergensIn(folded).flatMap(({ needs }) => needs),
      ...(CHEESE.test(folded) ? ['dairy' as const] : []),
    ]),
  ];
}

/** Whether words name what people are allergic to. */
export function isAllergen(words: string): boolean {
  return allergensIn(foldText(words)).length > 0;
}
