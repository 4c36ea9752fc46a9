import { expect, test } from 'vitest';
import { refusedFoodsIn } from './read-refused-foods.ts';

test.each([
  ['no lamb', ['lamb']],
  ['I hate octopus', ['octopus']],
  ["We can't stand offal", ['offal']],
  ["My kids won't eat fish", ['fish']],
  ['My wife eats no beef', ['beef']],
  ['no goat, rabbit or snails', ['goat', 'rabbit', 'snails']],
  ['anything but octopus', ['octopus']],
  ['Lamb-free please', ['lamb']],
  ['oysters make me sick', ['oysters']],
  ['Mushrooms: no thanks', ['mushrooms']],
  ['hates the smell of durian', ['durian']],
  ['no sushi or sashimi', ['raw fish']],
  ['bitte keine Innereien', ['offal']],
  ['Lamm mögen wir nicht', ['lamb']],
  ['Oktopus und Austern bitte nicht', ['oysters', 'octopus']],
  ["Je n'aime pas les huîtres", ['oysters']],
  ['nous ne mangeons ni agneau ni lapin', ['lamb', 'rabbit']],
  ['sin cordero ni cochinillo', ['suckling pig', 'lamb']],
  ['no me gusta el pulpo', ['octopus']],
  ["non mi piace l'agnello", ['lamb']],
  ['não gostamos de borrego', ['lamb']],
  ['geen rauwe haring', ['herring']],
  ['bez owoców morza', ['seafood']],
  ['nie jemy wieprzowiny ani ryb', ['pork', 'fish']],
  ['domuz eti yok', ['pork']],
  ['deniz ürünleri yemiyoruz', ['seafood']],
  ['生魚は苦手です', ['raw fish']],
  ['不吃羊肉', ['lamb']],
])('refused: %s', (notes, foods) => {
  expect(refusedFoodsIn(notes)).toEqual(foods);
});

test.each([
  'no problem with lamb',
  'Lamb is fine, no museums',
  'not a fan of lamb but will try',
  'no rush, lamb is great',
  'no museums, octopus and fado',
  "Don't skip the octopus",
  'never had octopus, want to try it',
  'No meat except lamb',
  'not too much lamb',
  'no Lamb Street, no Crab Island',
  'no horse riding, no whale watching',
  'no fish market',
  'no oyster card',
  'Paris, no queues, oysters at the bar',
])('not refused: %s', (notes) => {
  expect(refusedFoodsIn(notes)).toEqual([]);
});
