import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { dietLiking, isSharedPan, isUnfit, sortDishes } from './diet-fit.ts';
import { dietAdvice, dietNote, type Diners } from './diet-words.ts';
import { readAllergies, readDiets } from '../asked/read-party.ts';
import { tableNeeds } from './diners.ts';

const catalogue = loadCatalogue();

function food(id: string): FoodFile {
  const place = catalogue.place(id);

  if (place?.type !== 'food') throw new Error(`No restaurant ${id}`);
  return place.file;
}

const kitchen = (cuisine: string, ...dishes: string[]): FoodFile => ({
  ...food('lisbon/bonjardim'),
  name: 'Casa',
  cuisine,
  dishes,
});
const needsIn = (notes: string) =>
  tableNeeds({ diets: readDiets(notes), allergies: readAllergies(notes) }, { needs: [] }, notes);

test('a dish that says it is meatless is none to leave', () => {
  const { fit, unfit } = sortDishes(['vegan sausages', 'mock duck', 'lamb chops'], ['vegetarian']);

  expect(fit).toEqual(['vegan sausages', 'mock duck']);
  expect(unfit).toEqual(['lamb chops']);
});

describe('kitchens that cannot serve a guest', () => {
  test.each([
    ['gluten-free', kitchen('ramen', 'shoyu ramen', 'gyoza')],
    ['gluten-free', kitchen('bakery', 'custard tart', 'coffee')],
    ['gluten-free', kitchen('trattoria', 'gramigna with sausage', 'zuppa inglese')],
    ['gluten-free', kitchen('fried fish', 'fritto misto', 'calamari')],
    ['shellfish', kitchen('oyster bar', 'oysters', 'champagne')],
    ['shellfish', kitchen('tavern', 'pork steaks', 'seafood rice')],
    ['buckwheat', kitchen('noodle house', 'zaru soba', 'tempura')],
    ['nuts', kitchen('Ligurian', 'trofie with pesto', 'rabbit')],
    ['pregnant', kitchen('sushi counter', 'nigiri', 'hand rolls')],
    ['halal', kitchen('brewery tavern', 'roast chicken', 'dumplings')],
  ] as const)('%s', (need, file) => {
    expect(isUnfit(file, [need])).toBe(true);
  });

  test('a kitchen of rice and grills serves coeliacs, and a stall with one pan does not', () => {
    const grill = kitchen('grilled chicken', 'piri-piri chicken', 'rice');

    expect(isUnfit(grill, ['gluten-free'])).toBe(false);
    expect(isSharedPan({ ...grill, style: 'street-food' }, ['gluten-free'])).toBe(true);
  });

  test('a kitchen that cooks without gluten has cakes for a coeliac, and comes first', () => {
    const cafe = kitchen('gluten-free bakery café', 'gluten-free toast', 'carrot cake');

    expect(isUnfit(cafe, ['gluten-free'])).toBe(false);
    expect(dietLiking(cafe, ['gluten-free'])).toBeGreaterThan(
      dietLiking(kitchen('grilled fish', 'sea bass', 'salads'), ['gluten-free']),
    );
  });

  test('rice noodles and shepherd’s pie are no wheat', () => {
    expect(sortDishes(['rice noodles', 'pho', 'beef noodles'], ['gluten-free'])).toEqual({
      fit: ['rice noodles', 'pho'],
      unfit: ['beef noodles'],
    });
  });
});

test('a dislike is told as one, and nobody is warned of the fryer', () => {
  const note = dietNote(kitchen('tavern', 'grilled cod', 'roast potatoes'), {
    needs: ['no-fish'],
  });

  expect(note).toBe('No fish: have the roast potatoes rather than the grilled cod');
});

test('a meal says what to leave, and the trip once what to ask and to say', () => {
  const diners: Diners = { needs: ['gluten-free', 'shellfish'], languages: ['pt'] };

  expect(dietNote(kitchen('tavern', 'grilled cod', 'custard tart'), diners)).toBe(
    'Gluten-free and shellfish allergy: leave the custard tart',
  );
  expect(dietNote(kitchen('tavern', 'grilled cod', 'roast potatoes'), diners)).toBeUndefined();
  expect(dietAdvice(diners)).toBe(
    'Gluten-free and shellfish allergy: ask about sauces, the fryer and stocks; say “sem glúten, sem marisco”',
  );
});

test.each([
  ['I am coeliac and allergic to peanuts', ['gluten-free', 'peanuts']],
  ['My wife is pregnant and we do not drink alcohol', ['pregnant', 'sober']],
  ['Ich bin schwanger. Wir trinken keinen Alkohol', ['pregnant', 'sober']],
  ['Ma femme est enceinte, allergie aux fruits de mer', ['shellfish', 'fish', 'pregnant']],
  ['Soy celíaca y mi hijo tiene alergia a los frutos secos', ['gluten-free', 'nuts']],
  ['Mia moglie è incinta e siamo astemi', ['pregnant', 'sober']],
  ['Estou grávida, sem álcool por favor', ['pregnant', 'sober']],
  ['My son cannot eat nuts', ['nuts']],
  ["She can't eat fish", ['fish']],
  ["My wife doesn't eat fish", ['no-fish']],
  ['We avoid seafood', ['no-seafood']],
  ['Vegetarians: we do not eat fish', ['vegetarian']],
  ['Pork-free please, we do not eat pork', ['no-pork']],
  ['não como carne de porco', ['no-pork']],
  ['domuz eti yemiyoruz', ['no-pork']],
  ['不吃猪肉', ['no-pork']],
  ['Halal food, no pork', ['halal']],
  ['We love seafood and good wine', []],
])('%s', (notes, needs) => {
  expect(needsIn(notes)).toEqual(needs);
});
