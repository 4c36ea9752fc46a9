import type { TableNeed } from './table-needs.ts';

/** What is said at the table, in the order of the columns below. */
const COLUMNS = [
  'gluten-free',
  'peanuts',
  'nuts',
  'shellfish',
  'fish',
  'dairy',
  'eggs',
  'vegetarian',
  'pregnant',
  'no-fish-stock',
] as const satisfies readonly TableNeed[];

const NEVER_TRANSLATED: Partial<Record<TableNeed, string>> = { halal: 'halal', kosher: 'kosher' };

/** By language: without gluten, peanuts, nuts, shellfish, fish, milk, eggs; without meat and fish; "I am pregnant"; without fish stock or fish sauce, where it is usual. */
const PHRASES: Readonly<Record<string, string>> = {
  de: 'glutenfrei|ohne Erdnüsse|ohne Nüsse|ohne Meeresfrüchte|ohne Fisch|ohne Milch|ohne Ei|ohne Fleisch und Fisch|Ich bin schwanger',
  fr: 'sans gluten|sans cacahuètes|sans noix|sans fruits de mer|sans poisson|sans lait|sans œuf|sans viande ni poisson|Je suis enceinte',
  es: 'sin gluten|sin cacahuetes|sin frutos secos|sin marisco|sin pescado|sin leche|sin huevo|sin carne ni pescado|Estoy embarazada',
  it: 'senza glutine|senza arachidi|senza frutta a guscio|senza crostacei e molluschi|senza pesce|senza latte|senza uova|senza carne né pesce|Sono incinta',
  pt: 'sem glúten|sem amendoim|sem frutos secos|sem marisco|sem peixe|sem leite|sem ovo|sem carne nem peixe|Estou grávida',
  nl: 'glutenvrij|zonder pinda|zonder noten|zonder schaaldieren|zonder vis|zonder melk|zonder ei|zonder vlees of vis|Ik ben zwanger',
  sv: 'glutenfritt|utan jordnötter|utan nötter|utan skaldjur|utan fisk|utan mjölk|utan ägg|utan kött och fisk|Jag är gravid',
  da: 'glutenfri|uden jordnødder|uden nødder|uden skaldyr|uden fisk|uden mælk|uden æg|uden kød og fisk|Jeg er gravid',
  no: 'glutenfritt|uten peanøtter|uten nøtter|uten skalldyr|uten fisk|uten melk|uten egg|uten kjøtt og fisk|Jeg er gravid',
  fi: 'gluteeniton|ilman maapähkinää|ilman pähkinöitä|ilman äyriäisiä|ilman kalaa|ilman maitoa|ilman kananmunaa|ilman lihaa ja kalaa|Olen raskaana',
  pl: 'bez glutenu|bez orzeszków ziemnych|bez orzechów|bez owoców morza|bez ryby|bez mleka|bez jajek|bez mięsa i ryb|Jestem w ciąży',
  cs: 'bez lepku|bez arašídů|bez ořechů|bez mořských plodů|bez ryby|bez mléka|bez vajec|bez masa a ryb|Jsem těhotná',
  hu: 'gluténmentes|földimogyoró nélkül|dió és mogyoró nélkül|tenger gyümölcsei nélkül|hal nélkül|tej nélkül|tojás nélkül|hús és hal nélkül|Várandós vagyok',
  hr: 'bez glutena|bez kikirikija|bez orašastih plodova|bez školjaka i rakova|bez ribe|bez mlijeka|bez jaja|bez mesa i ribe|Trudna sam',
  ro: 'fără gluten|fără arahide|fără nuci|fără fructe de mare|fără pește|fără lapte|fără ouă|fără carne și pește|Sunt însărcinată',
  el: 'χωρίς γλουτένη|χωρίς φιστίκια|χωρίς ξηρούς καρπούς|χωρίς θαλασσινά|χωρίς ψάρι|χωρίς γάλα|χωρίς αυγό|χωρίς κρέας και ψάρι|Είμαι έγκυος',
  tr: 'glutensiz|yer fıstıksız|kuruyemişsiz|kabuklu deniz ürünü yok|balıksız|sütsüz|yumurtasız|etsiz ve balıksız|Hamileyim',
  ru: 'без глютена|без арахиса|без орехов|без морепродуктов|без рыбы|без молока|без яиц|без мяса и рыбы|Я беременна',
  ar: 'بدون غلوتين|بدون فول سوداني|بدون مكسرات|بدون قشريات|بدون سمك|بدون حليب|بدون بيض|بدون لحم وسمك|أنا حامل',
  he: 'בלי גלוטן|בלי בוטנים|בלי אגוזים|בלי פירות ים|בלי דגים|בלי חלב|בלי ביצים|בלי בשר ודגים|אני בהיריון',
  th: 'ไม่ใส่กลูเตน|ไม่ใส่ถั่วลิสง|ไม่ใส่ถั่ว|ไม่ใส่กุ้ง ปู หอย|ไม่ใส่ปลา|ไม่ใส่นม|ไม่ใส่ไข่|ไม่ใส่เนื้อสัตว์และปลา|ฉันตั้งครรภ์|ไม่ใส่น้ำปลา',
  vi: 'không có gluten|không có đậu phộng|không có các loại hạt|không có tôm cua sò|không có cá|không có sữa|không có trứng|không thịt không cá|Tôi đang mang thai|không nước mắm',
  id: 'tanpa gluten|tanpa kacang tanah|tanpa kacang|tanpa udang, kepiting, dan kerang|tanpa ikan|tanpa susu|tanpa telur|tanpa daging dan ikan|Saya sedang hamil',
  ms: 'tanpa gluten|tanpa kacang tanah|tanpa kekacang|tanpa udang, ketam dan kerang|tanpa ikan|tanpa susu|tanpa telur|tanpa daging dan ikan|Saya mengandung',
  ja: 'グルテンなしで|ピーナッツなしで|ナッツなしで|甲殻類と貝なしで|魚なしで|乳製品なしで|卵なしで|肉と魚なしで|妊娠しています|魚のだしなしで',
  ko: '글루텐 없이|땅콩 없이|견과류 없이|갑각류와 조개 없이|생선 없이|유제품 없이|달걀 없이|고기와 생선 없이|임신 중입니다|생선 육수 없이',
  zh: '不要麸质|不要花生|不要坚果|不要虾蟹贝类|不要鱼|不要奶制品|不要鸡蛋|不要肉和鱼|我怀孕了|不要鱼露和鱼汤',
  'zh-Hant':
    '不要麩質|不要花生|不要堅果|不要蝦蟹貝類|不要魚|不要奶製品|不要雞蛋|不要肉和魚|我懷孕了|不要魚露和魚湯',
};

/** How a need is said at the table, in the first of a country's languages that has it here; none in English. */
export function dietPhrase(need: TableNeed, languages: readonly string[]): string | undefined {
  if (languages[0] === 'en') return undefined;
  const column = COLUMNS.findIndex((one) => one === need);
  const row = languages.map((language) => PHRASES[language]).find((one) => one !== undefined);

  return column < 0 ? NEVER_TRANSLATED[need] : row?.split('|')[column];
}
