import { expect, test } from 'vitest';
import { caresIn, withoutCareWords } from './care-words.ts';

test.each([
  ['Cape Town, my husband is scared of heights', 'heights'],
  ['Barcelona, tengo miedo a las alturas', 'heights'],
  ['Rome, my partner is claustrophobic', 'tight-spaces'],
  ['I don’t like tight spaces or being underground', 'tight-spaces'],
  ['Paris, je suis claustrophobe', 'tight-spaces'],
  ['I get seasick on every boat', 'boats'],
  ['Stockholm, ich werde leicht seekrank', 'boats'],
  ['Palma, me mareo en los barcos', 'boats'],
  ['our daughter gets carsick', 'winding-roads'],
  ['mir wird beim Autofahren schnell schlecht', 'winding-roads'],
  ['Cusco, my dad has asthma', 'breath'],
  ['weak heart, doctor says no hills', 'breath'],
  ['Vienna Christmas markets, my wife gets cold easily', 'cold'],
  ['meine Frau friert schnell', 'cold'],
  ['mia moglie soffre il freddo', 'cold'],
  ['Seville, I’m a light sleeper', 'noise'],
  ['Berlin, introvert, need quiet time', 'calm'],
  ['Tokyo alone, first solo trip', 'alone'],
  ['London, first time abroad for both of us', 'first-abroad'],
  ['Rome, never left the US before', 'first-abroad'],
  ['we get terrible jet lag', 'jet-lag'],
  ['Vienna with my mum (74), short walks', 'short-walks'],
  ['Rom mit meiner Mutter, kurze Wege bitte', 'short-walks'],
])('%s: %s', (notes, care) => {
  expect(caresIn(notes)).toContain(care);
});

test.each([
  'We never get seasick, so boats are fine',
  'No jet lag for us, we live next door',
  'We love short walks along the river and a long lunch',
  'Cold beer and sunsets',
  'Leave the crowds alone time permitting',
  'A boat trip and a cave',
])('%s: nothing to heed', (notes) => {
  expect(caresIn(notes)).toEqual([]);
});

test('what a care is worded with is no wish', () => {
  expect(withoutCareWords('i get seasick on every boat')).not.toContain('boat');
  expect(withoutCareWords('short walks')).not.toContain('walk');
});
