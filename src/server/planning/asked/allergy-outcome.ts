import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { allergyNeeds } from '../diet/allergens.ts';
import { namesOfDays, type PlanOfPlace, unmet } from './outcome.ts';

/** Local dishes and sauces that hold what people are allergic to, by country; where they are everyday food. */
const EVERYDAY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  peanuts: {
    TH: 'pad thai, som tam, satay and massaman',
    VN: 'bún bò Nam Bộ, mì Quảng, fresh rolls, bánh xèo and salads',
    LA: 'salads, noodle soups and dipping sauces',
    KH: 'curries, noodle salads and dipping sauces',
    MM: 'tea-leaf salad, Shan noodles and curries',
    TW: 'gua bao, spring rolls and sweets',
    PH: 'kare-kare and the sauce of fresh lumpia',
    EC: 'llapingachos, guatita and cazuelas',
    BO: 'peanut soup and sauces',
    NL: 'satay sauce, on chips too, and rice tables',
    ID: 'gado-gado, satay and pecel',
    MY: 'satay, rojak and nasi lemak',
    SG: 'satay, rojak and some laksa',
    CN: 'kung pao dishes, cold noodles and frying oil',
    MX: 'mole and salsa macha',
    SN: 'mafé',
    GH: 'groundnut soup',
    IN: 'chutneys, poha and chaat',
  },
  nuts: {
    GE: 'walnut pastes and sauces on vegetables and meat',
    IR: 'fesenjan, jewelled rice and sweets',
    TR: 'baklava, künefe and walnut pastes',
    MA: 'pastilla, tagines with almonds and pastries',
    IN: 'korma, butter chicken, kulfi and sweets',
    IT: 'pesto, amaretti, gelato and cakes',
    ES: 'romesco, ajo blanco, turrón and almond cakes',
    GR: 'baklava, skordalia and syrup cakes',
    AT: 'cakes and pastries of ground nuts',
    HU: 'cakes and pancakes with walnuts',
  },
  shellfish: {
    TH: 'curry pastes, som tam and nam prik (shrimp paste)',
    VN: 'bánh xèo, fresh rolls, bún bò Huế and many broths (shrimp paste)',
    SG: 'laksa, sambal and fried noodles',
    MY: 'laksa, sambal and belacan dishes',
    ID: 'sambal and nasi goreng',
    ES: 'paella and fideuà',
    PT: 'cataplana and rice dishes',
    JP: 'dashi, okonomiyaki and takoyaki',
    KR: 'kimchi and stews',
    US: 'gumbo, chowder and jambalaya',
  },
  fish: {
    JP: 'dashi in soups and sauces',
    TH: 'fish sauce in nearly everything',
    VN: 'fish sauce in nearly everything',
    KR: 'kimchi and broths',
  },
  sesame: {
    LB: 'tahini, hummus and za\u2019atar',
    IL: 'tahini, hummus and halva',
    JO: 'tahini and hummus',
    EG: 'tahini and koshary sauces',
    JP: 'sauces and dressings',
    KR: 'oil in nearly everything',
    TR: 'simit, tahini and halva',
  },
};

/**
 * An allergy is never called met, as no kitchen is checked for it: where it is everyday food is told, at which meals
 * of the plan nobody knows the menu, and what to show the waiter.
 */
export function allergyOutcome(allergen: string, plan: PlanOfPlace): AskedOutcome {
  const country = plan.catalogue.country(plan.destination.country);
  const told = kindOf(allergen);
  const everyday = EVERYDAY[told]?.[plan.destination.country];
  const open = plan.days.filter(({ activities }) =>
    activities.some(({ kind, place }) => kind === 'meal' && !place),
  );
  const card = (country?.languages ?? []).flatMap((one) => ALLERGY_CARDS[one]?.[told] ?? [])[0];

  return unmet(
    `Allergy: ${allergen}`,
    [
      allergyNeeds(foldText(allergen)).length > 0
        ? "Restaurants known for it are left out, but we haven't checked any kitchen: tell each one before you order."
        : "We don't know which dishes contain it: tell every kitchen before you order.",
      everyday === undefined ? '' : `It's common here in ${everyday}.`,
      open.length === 0
        ? ''
        : `Choose the open meals of ${namesOfDays(open)} with care, and skip the stalls.`,
      card === undefined ? '' : `Show this: \u201c${card}\u201d`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** What is told of shellfish holds for crawfish. */
function kindOf(allergen: string): string {
  const needs = allergyNeeds(foldText(allergen));

  return needs.length === 1 && needs[0] === 'shellfish' ? 'shellfish' : allergen;
}

const ON_CARDS = ['peanuts', 'nuts', 'shellfish', 'fish', 'milk', 'eggs'];

type Card = Readonly<Record<string, string>>;

/** A sentence for each of these, by what they are called in its language. */
function cardOf(sentence: (what: string) => string, names: string): Card {
  return Object.fromEntries(
    names.split(' | ').map((name, at) => [ON_CARDS[at] ?? name, sentence(name)]),
  );
}

/** What to show a waiter, by language and allergen. */
const ALLERGY_CARDS: Readonly<Record<string, Card>> = {
  en: cardOf(
    (what) => `I am allergic to ${what}. Does this contain any?`,
    'peanuts | nuts | shellfish | fish | milk | eggs',
  ),
  de: cardOf(
    (what) => `Ich bin allergisch gegen ${what}. Ist das hier enthalten?`,
    'Erdnüsse | Nüsse | Krusten- und Schalentiere | Fisch | Milch | Eier',
  ),
  fr: cardOf(
    (what) => `Je suis allergique ${what}. Y en a-t-il dans ce plat ?`,
    'aux cacahuètes | aux fruits à coque | aux crustacés et aux coquillages | au poisson | au lait | aux œufs',
  ),
  es: cardOf(
    (what) => `Soy alérgico ${what}. ¿Lleva este plato?`,
    'a los cacahuetes | a los frutos secos | al marisco | al pescado | a la leche | al huevo',
  ),
  it: cardOf(
    (what) => `Sono allergico ${what}. Ce ne sono in questo piatto?`,
    'alle arachidi | alla frutta a guscio | ai crostacei e ai molluschi | al pesce | al latte | alle uova',
  ),
  pt: cardOf(
    (what) => `Sou alérgico ${what}. Este prato contém?`,
    'a amendoim | a frutos secos | a marisco | a peixe | a leite | a ovos',
  ),
  nl: cardOf(
    (what) => `Ik ben allergisch voor ${what}. Zit dat hierin?`,
    'pinda’s | noten | schaal- en schelpdieren | vis | melk | eieren',
  ),
  th: cardOf(
    (what) => `ฉันแพ้${what} อาหารจานนี้มี${what}ไหม`,
    'ถั่วลิสง | ถั่วเปลือกแข็ง | กุ้ง ปู และหอย | ปลา | นม | ไข่',
  ),
  vi: cardOf(
    (what) => `Tôi bị dị ứng với ${what}. Món này có ${what} không?`,
    'đậu phộng | các loại hạt | tôm, cua, sò, ốc | cá | sữa | trứng',
  ),
  id: cardOf(
    (what) => `Saya alergi ${what}. Apakah makanan ini mengandung ${what}?`,
    'kacang tanah | kacang | udang, kepiting, dan kerang | ikan | susu | telur',
  ),
  ja: cardOf(
    (what) => `私は${what}アレルギーです。この料理に${what}は入っていますか。`,
    'ピーナッツ | ナッツ | 甲殻類と貝 | 魚 | 乳 | 卵',
  ),
  ko: cardOf(
    (what) => `저는 ${what} 알레르기가 있습니다. 이 음식에 ${what} 들어 있나요?`,
    '땅콩 | 견과류 | 갑각류와 조개 | 생선 | 우유 | 달걀',
  ),
  zh: cardOf(
    (what) => `我对${what}过敏。这道菜里有${what}吗？`,
    '花生 | 坚果 | 虾、蟹和贝类 | 鱼 | 牛奶 | 鸡蛋',
  ),
  'zh-Hant': cardOf(
    (what) => `我對${what}過敏。這道菜裡有${what}嗎？`,
    '花生 | 堅果 | 蝦、蟹和貝類 | 魚 | 牛奶 | 雞蛋',
  ),
  tr: cardOf(
    (what) => `${what} alerjim var. Bu yemekte var mı?`,
    'Yer fıstığı | Kuruyemiş | Kabuklu deniz ürünleri | Balık | Süt | Yumurta',
  ),
};
