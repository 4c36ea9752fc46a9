import {
  IconBowlChopsticks,
  IconBuildingBank,
  IconPizza,
  IconToolsKitchen2,
  IconTorii,
} from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { motifBackdrop, motifOf } from './board-motif.ts';

test.each([
  [['museum', 'History'], 'The Kyoto Museum, Kyoto: city. Old screens.', IconBuildingBank],
  [['temple'], 'Fushimi Inari Taisha, Kyoto: temple. A thousand gates.', IconTorii],
  [
    ['restaurant', 'Culinary'],
    'Sobaya, Kyoto: old town city. Noodles: soba, tempura.',
    IconBowlChopsticks,
  ],
  [['restaurant', 'Culinary'], 'Da Michele, Naples: city. Pizza: margherita, wine.', IconPizza],
  [
    ['restaurant', 'Culinary'],
    'Table, Paris: city. Bistro: the menu of the day.',
    IconToolsKitchen2,
  ],
])('a place of %j shows what is done there', (tags, prompt, motif) => {
  expect(motifOf({ tags, prompt })).toBe(motif);
});

test.each([[['temple', 'History']], [['beach']], [['constructor']], [[]]])(
  'what a scene shows, and what is unknown, has none: %j',
  (tags) => {
    expect(motifOf({ tags, prompt: 'Ginkaku-ji, Kyoto: temple. A pavilion.' })).toBeUndefined();
  },
);

test('a backdrop is drawn of few colours and of none', () => {
  for (const colors of [[], ['#112233'], ['#112233', '#445566', '#778899', '#aabbcc']]) {
    expect(decodeURIComponent(motifBackdrop(colors))).not.toMatch(/undefined|NaN/);
  }
});
