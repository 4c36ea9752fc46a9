type Card = Readonly<Record<string, string>>;

const card = (
  sentence: (what: string) => string,
  [peanuts, nuts, shellfish, fish, milk, eggs]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ],
): Card =>
  Object.fromEntries(
    Object.entries({ peanuts, nuts, shellfish, fish, milk, eggs }).map(([key, what]) => [
      key,
      sentence(what),
    ]),
  );

/** What to show a waiter, by language and allergen. */
export const ALLERGY_CARDS: Readonly<Record<string, Card>> = {
  en: card(
    (what) => `I am allergic to ${what}. Does this contain any?`,
    ['peanuts', 'nuts', 'shellfish', 'fish', 'milk', 'eggs'],
  ),
  de: card(
    (what) => `Ich bin allergisch gegen ${what}. Ist das hier enthalten?`,
    ['Erdnüsse', 'Nüsse', 'Krusten- und Schalentiere', 'Fisch', 'Milch', 'Eier'],
  ),
  fr: card(
    (what) => `Je suis allergique ${what}. Y en a-t-il dans ce plat ?`,
    [
      'aux cacahuètes',
      'aux fruits à coque',
      'aux crustacés et aux coquillages',
      'au poisson',
      'au lait',
      'aux œufs',
    ],
  ),
  es: card(
    (what) => `Soy alérgico ${what}. ¿Lleva este plato?`,
    [
      'a los cacahuetes',
      'a los frutos secos',
      'al marisco',
      'al pescado',
      'a la leche',
      'al huevo',
    ],
  ),
  it: card(
    (what) => `Sono allergico ${what}. Ce ne sono in questo piatto?`,
    [
      'alle arachidi',
      'alla frutta a guscio',
      'ai crostacei e ai molluschi',
      'al pesce',
      'al latte',
      'alle uova',
    ],
  ),
  pt: card(
    (what) => `Sou alérgico ${what}. Este prato contém?`,
    ['a amendoim', 'a frutos secos', 'a marisco', 'a peixe', 'a leite', 'a ovos'],
  ),
  nl: card(
    (what) => `Ik ben allergisch voor ${what}. Zit dat hierin?`,
    ['pinda’s', 'noten', 'schaal- en schelpdieren', 'vis', 'melk', 'eieren'],
  ),
  th: card(
    (what) => `ฉันแพ้${what} อาหารจานนี้มี${what}ไหม`,
    ['ถั่วลิสง', 'ถั่วเปลือกแข็ง', 'กุ้ง ปู และหอย', 'ปลา', 'นม', 'ไข่'],
  ),
  vi: card(
    (what) => `Tôi bị dị ứng với ${what}. Món này có ${what} không?`,
    ['đậu phộng', 'các loại hạt', 'tôm, cua, sò, ốc', 'cá', 'sữa', 'trứng'],
  ),
  id: card(
    (what) => `Saya alergi ${what}. Apakah makanan ini mengandung ${what}?`,
    ['kacang tanah', 'kacang', 'udang, kepiting, dan kerang', 'ikan', 'susu', 'telur'],
  ),
  ja: card(
    (what) => `私は${what}アレルギーです。この料理に${what}は入っていますか。`,
    ['ピーナッツ', 'ナッツ', '甲殻類と貝', '魚', '乳', '卵'],
  ),
  ko: card(
    (what) => `저는 ${what} 알레르기가 있습니다. 이 음식에 ${what} 들어 있나요?`,
    ['땅콩', '견과류', '갑각류와 조개', '생선', '우유', '달걀'],
  ),
  zh: card(
    (what) => `我对${what}过敏。这道菜里有${what}吗？`,
    ['花生', '坚果', '虾、蟹和贝类', '鱼', '牛奶', '鸡蛋'],
  ),
  'zh-Hant': card(
    (what) => `我對${what}過敏。這道菜裡有${what}嗎？`,
    ['花生', '堅果', '蝦、蟹和貝類', '魚', '牛奶', '雞蛋'],
  ),
  tr: card(
    (what) => `${what} alerjim var. Bu yemekte var mı?`,
    ['Yer fıstığı', 'Kuruyemiş', 'Kabuklu deniz ürünleri', 'Balık', 'Süt', 'Yumurta'],
  ),
};
