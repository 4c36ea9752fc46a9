import { describe, expect, it } from 'vitest';
import { readAllergies, readChildren, readDiets, readJain } from './read-party.ts';
import { readLimit } from './read-limit.ts';

it('counts the children whom a text lists by name', () => {
  expect(readChildren('Sydney with my three: Charlotte (11), Austin (8) and Paris (5)')).toEqual([
    11, 8, 5,
  ]);
});

describe('allergies', () => {
  it.each<[string, string[]]>([
    ['ローマ3泊、甲殻類アレルギーがあります。', ['crustaceans']],
    ['落花生アレルギー', ['peanuts']],
    ['对花生过敏', ['peanuts']],
    ['uczulenie na orzechy', ['nuts']],
    ['alergia al marisco', ['shellfish']],
    ['no swamp tour, crawfish allergy', ['crawfish']],
    ['allergic to sesame and peanuts', ['peanuts', 'sesame']],
    ['I am vegan and allergic to soy', ['soy']],
    ['allergic to peanuts and tree nuts', ['peanuts', 'nuts']],
    ['аллергия на орехи', ['nuts']],
    ['fındık alerjisi', ['nuts']],
    ['the groom cant have dairy', ['milk']],
    ['alergia a mariscos, pescado ok', ['shellfish']],
    ['we love shrimps', []],
    ['hij heeft melkallergie', ['milk']],
    ['Die Kleine hat eine Nussallergie', ['nuts']],
    ['Milcheiweißallergie und Eiallergie', ['milk', 'eggs']],
    ['allergie aux crustacés', ['crustaceans']],
    ['alergia a camarão', ['shrimp']],
    ['alergia al camarón', ['shrimp']],
    ['allergico ai gamberi e alla frutta secca', ['nuts', 'shrimp']],
    ['uczulenie na mleko i jajka', ['milk', 'eggs']],
    ['金沢 兼六園 そばアレルギー', ['buckwheat']],
    ['卵と乳のアレルギー', ['milk', 'eggs']],
    ['gluten allergy', ['gluten']],
    ['gluten free, allergic to celery', ['celery']],
    ['the seafood shacks, a walk, nut allergy', ['nuts']],
    ['no fish for me though, allergic', ['fish']],
    ['shellfish allergy, shrimp above all', ['shellfish']],
  ])('%s', (notes, allergens) => {
    expect(readAllergies(notes)).toEqual(allergens);
  });
});

describe('diets', () => {
  it.each<[string, string[]]>([
    ["My wife doesn't eat meat but loves fish and seafood", ['pescatarian']],
    ['vegetarian, fish is fine', ['pescatarian']],
    ['She eats fish but no meat', ['pescatarian']],
    ['We are vegetarians', ['vegetarian']],
    ['vegetarian but no fish either', ['vegetarian']],
  ])('%s', (notes, diets) => {
    expect(readDiets(notes)).toEqual(diets);
  });
});

describe('ages of children', () => {
  it.each<[string, number[]]>([
    ['kids 6 and 9, one loves anime', [6, 9]],
    ['our two kids (Maya, 9, and Theo, 5)', [9, 5]],
    ['unser Sohn Jonas (11)', [11]],
    ['kids, Leo 10 and Maya 13', [10, 13]],
    ['the zoo. Ages 6, 9 and 12.', [6, 9, 12]],
    ['Paris (5 nights), Rome (3)', []],
    ['ages 30 and 35', []],
    ['one of us is 5 months pregnant', []],
    ['kids and 2 adults', []],
    ['two teens, one fancy dinner', []],
    ['kids 6, 9 and 12, two nice dinners', [6, 9, 12]],
    ['zwei Kinder, 2 Erwachsene', []],
    ['with our son, one year old', [1]],
    ['with 2 little ones, 3 and 5 yrs', [3, 5]],
    ['kids 4 and 7; the carrier is for my 7 year old', [4, 7]],
    ['bimbi di 5 e 8 anni', [5, 8]],
    ['kinderen van 10 en 12', [10, 12]],
    ['z dziećmi 4 i 7 lat', [4, 7]],
    ['med barn 4 och 7 år', [4, 7]],
    ['eşim ben ve çocuk (7 yaşında)', [7]],
    ['с детьми 5 и 8 лет', [5, 8]],
    ['带孩子5岁和8岁', [5, 8]],
    ['아이 7살', [7]],
    ['syn 4 lata', [4]],
    ['peques 4 y 6', [4, 6]],
    ['kleinzoon van 4', [4]],
    ['our grandson is 9', [9]],
    ['mit Enkelkindern 6 und 8', [6, 8]],
    ['con i nipoti 5 e 7 anni', [5, 7]],
    ['Paris is turning 5', [5]],
    ['赤ちゃん(10か月)', [0]],
    ['my mother is 70', []],
    ['with a toddler, 18 months', [1]],
    ['mit Zwillingen (3 Jahre)', [3, 3]],
    ['2 Kinder 3 u. 6', [3, 6]],
    ['con gemelli di 4 anni', [4, 4]],
    ['met onze pubers (14 en 17)', [14, 17]],
    ['Our kids 5 and 8. one beach day', [5, 8]],
    ['We are all turning 40, a dinner to talk about in ten years', []],
    ['My daughter is 9 years old', [9]],
    ['Kids aged 4, 7 and 9.\n3 nights', [4, 7, 9]],
  ])('%s', (notes, ages) => {
    expect(readChildren(notes)).toEqual(ages);
  });
});

describe('ways of eating', () => {
  it.each<[string, string[]]>([
    ['jestem weganką', ['vegan']],
    ['мы вегетарианцы', ['vegetarian']],
    ['wij eten glutenvrij', ['gluten-free']],
    ['vejetaryen', ['vegetarian']],
    ['서울, 채식주의자', ['vegetarian']],
    ['ハラール対応の店', ['halal']],
  ])('%s', (notes, diets) => {
    expect(readDiets(notes)).toEqual(diets);
  });
});

describe('a Jain kitchen', () => {
  it.each([
    ['we are jain so no onion no garlic', true],
    ['no onion, no garlic please', true],
    ['vegetarian', false],
  ])('%s', (notes, isJain) => {
    expect(readJain(notes)).toBe(isJain);
  });
});

describe('a limit with its currency before the amount', () => {
  it.each([
    ['my budget is CAD 3000', 3000, 'CAD'],
    ['budget usd 8000 for two', 8000, 'USD'],
    ['serengeti, 7 days, budget usd 8000 for two', 8000, 'USD'],
    ['limit EUR 2.000', 2000, 'EUR'],
    ['budget around 2500 pounds', 2500, 'GBP'],
    ['预算8000元 两个人', 8000, 'CNY'],
    ['budżet 5000 zł', 5000, 'PLN'],
    ['예산 200만원', 2_000_000, 'KRW'],
    // The hour of a ticket or a landing is no amount.
    ['flight lands 11:15, budget CHF 1800 all in', 1800, 'CHF'],
    ['Tickets on the 30th at 10.\nBudget AUD 2,500', 2500, 'AUD'],
  ])('%s', (notes, amount, currency) => {
    expect(readLimit(notes)).toEqual({ amount, currency, isPerPerson: false });
  });
});

it.each<[string, string[] | undefined]>([
  ['como mucho 800 euros sin vuelos', ['flights']],
  ['Budget about $1200, hotel not included', ['stay']],
  ['Spesa massima 2000 złoty in tutto, albergo già pagato', ['stay']],
  ['Limit is 40 000 rand, flights are not counted', ['flights']],
  ['max 2000 € without flights and the hotel is paid', ['flights', 'stay']],
  ['预算8000元 不含机票', ['flights']],
  ['at most 1500 euros without flights and hotels', ['flights', 'stay']],
  ['at most 1500 € with flights and hotel', undefined],
])('what a limit leaves out: %s', (notes, without) => {
  expect(readLimit(notes)?.without).toEqual(without);
});

it('who has not much money tells the most that they pay', () => {
  const notes = 'We have not much money, 150 euro each person for 2 days';

  expect(readLimit(notes)).toEqual({ amount: 150, currency: 'EUR', isPerPerson: true });
});

it.each([
  ['Budget R40 000 for the two of us', { amount: 40_000, currency: 'ZAR', isPerPerson: false }],
  [
    'hostels, max 50 euro a day each',
    { amount: 50, currency: 'EUR', isPerPerson: true, isPerDay: true },
  ],
])('%s', (notes, limit) => {
  expect(readLimit(notes)).toEqual(limit);
});

it.each([
  "a Thanksgiving dinner that isn't $300 a head",
  'ein Abendessen für höchstens 400 €',
  'un dîner à moins de 350 euros',
  'show tickets under $400',
])('what one thing may cost is no limit of the trip: %s', (notes) => {
  expect(readLimit(notes)).toBeUndefined();
});

it.each([
  ['good restaurants, 1500 € for all', 1500],
  ['one nice dinner and a budget of 2000 €', 2000],
  ['dinner at eight. At most 900 €', 900],
  ['1200 € a head', 1200],
])('beside one thing a limit of the trip is read: %s', (notes, amount) => {
  expect(readLimit(notes)?.amount).toBe(amount);
});
