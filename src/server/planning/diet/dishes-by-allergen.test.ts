import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isUnfit } from './diet-fit.ts';
import { traitsIn } from './food-traits.ts';

test.each([
  ['bún bò Nam Bộ', 'peanuts'],
  ['mì Quảng', 'peanuts'],
  ['gỏi cuốn', 'peanuts'],
  ['bánh xèo', 'peanuts'],
  ['nem lụi', 'peanuts'],
  ['pad thai', 'peanuts'],
  ['chicken satay', 'peanuts'],
  ['massaman', 'peanuts'],
  ['gado-gado', 'peanuts'],
  ['pecel', 'peanuts'],
  ['kung pao chicken', 'peanuts'],
  ['dan dan noodles', 'peanuts'],
  ['mafé', 'peanuts'],
  ['gua bao', 'peanuts'],
  ['kare-kare', 'peanuts'],
  ['beef noodle salad', 'peanuts'],
  ['noodles with grilled pork', 'peanuts'],
  ['pomelo salad', 'peanuts'],
  ['tea leaf salad', 'peanuts'],
  ['chiles en nogada', 'nuts'],
  ['tarta de Santiago', 'nuts'],
  ['ají de gallina', 'nuts'],
  ['lobio', 'nuts'],
  ['butter chicken', 'nuts'],
  ['semla', 'nuts'],
  ['japchae', 'sesame'],
  ['mutabal', 'sesame'],
  ['hot dry noodles', 'sesame'],
  ['acarajé', 'shellfish'],
  ['bún bò Huế', 'shellfish'],
  ['har gow', 'shellfish'],
  ['carne de porco à alentejana', 'shellfish'],
  ['Caesar salad', 'fish'],
  ['spaghetti alla puttanesca', 'fish'],
  ['moussaka', 'dairy'],
  ['tres leches', 'dairy'],
  ['bubble tea', 'dairy'],
  ['tiramisù', 'eggs'],
  ['pad thai', 'eggs'],
  ['jianbing', 'wheat'],
  ['salmorejo', 'wheat'],
  ['lomo saltado', 'wheat'],
  ['char siu', 'soy'],
  ['lomo saltado', 'soy'],
] as const)('%s holds %s', (dish, allergen) => {
  expect([...traitsIn(dish)]).toContain(allergen);
});

test.each([
  ['pho', 'peanuts'],
  ['phở cuốn', 'peanuts'],
  ['grilled fish', 'peanuts'],
  ['roast chicken', 'nuts'],
  ['steak', 'dairy'],
  ['grilled sea bass', 'shellfish'],
  ['rice noodles', 'wheat'],
  ['arepas', 'wheat'],
] as const)('%s holds no %s', (dish, allergen) => {
  expect([...traitsIn(dish)]).not.toContain(allergen);
});

test('no table of Vietnam whose own dish has peanuts is for those who are allergic to them', () => {
  const kept = loadCatalogue()
    .destinations.filter(({ country }) => country === 'VN')
    .flatMap(({ food }) => food.filter((file) => !isUnfit(file, ['peanuts'])))
    .map(({ name }) => name)
    .filter((name) => /nam b[oộ]|qu[aả]ng noodle|bale well/i.test(name));

  expect(kept).toEqual([]);
});
