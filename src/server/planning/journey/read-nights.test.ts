import { expect, test } from 'vitest';
import { areNightsEven } from './nights-told.ts';
import { readNights } from './read-nights.ts';

const PLACES = [
  { id: 'tokyo', name: 'Tokyo' },
  { id: 'kyoto', name: 'Kyoto' },
];

test.each([
  ['4 nights in Tokyo, 3 nights in Kyoto', { tokyo: 4, kyoto: 3 }],
  ['4 nights Tokyo then 3 nights Kyoto', { tokyo: 4, kyoto: 3 }],
  ['Tokyo 4 nights, Kyoto 3 nights', { tokyo: 4, kyoto: 3 }],
  ['Tokyo 4 nights, then Kyoto 3', { tokyo: 4, kyoto: 3 }],
  ['tokyo 4 nites then kyoto 2 nites', { tokyo: 4, kyoto: 2 }],
  ['10 nights: Tokyo 4 nights, Kyoto 6 nights', { tokyo: 4, kyoto: 6 }],
  ['Tokyo first for 4 nights, then somewhere near Kyoto', { tokyo: 4 }],
  ['Tokyo (4n) and Kyoto (3n)', { tokyo: 4, kyoto: 3 }],
  ['4 Nächte Tokyo und 3 Nächte Kyoto', { tokyo: 4, kyoto: 3 }],
  ['two weeks: Tokyo for five nights and Kyoto', { tokyo: 5 }],
  ['7 nights in Tokyo and Kyoto', {}],
  ['Tokyo and Kyoto in April', {}],
  ['Tokyo 4, Kyoto 3: sushi, temples', { tokyo: 4, kyoto: 3 }],
  ['Tokyo 4, then Kyoto', {}],
  ['8 nights: Tokyo 5, Kyoto 3', { tokyo: 5, kyoto: 3 }],
  ['8 nights, Tokyo and Kyoto', {}],
  ['Tokyo + Kyoto, 9 nights', {}],
  ['Tokyo 4, dann Kyoto 3', { tokyo: 4, kyoto: 3 }],
  ['Two nights in Tokyo and one in Kyoto', { tokyo: 2, kyoto: 1 }],
  ['najpierw Tokyo na 2 noce, potem Kyoto na jedną', { tokyo: 2, kyoto: 1 }],
  ['Tokyo 3 Nächte, Kyoto 1. Karten am letzten Tag', { tokyo: 3, kyoto: 1 }],
  ['Tokyo e Kyoto, tre notti e due notti', { tokyo: 3, kyoto: 2 }],
  ['Tokyo y Kyoto, 4 y 3 noches', { tokyo: 4, kyoto: 3 }],
  ['2 noites em Tokyo e 3 em Kyoto', { tokyo: 2, kyoto: 3 }],
  ['After Tokyo Kyoto for 2 nights. In Tokyo we stay 4 nights before', { tokyo: 4, kyoto: 2 }],
  ['Tokyo und Kyoto, je zwei Nächte', { tokyo: 2, kyoto: 2 }],
  ['Tokyo and Kyoto, 3 nights each', { tokyo: 3, kyoto: 3 }],
  ['Tokyo and Kyoto, at least 3 nights in each place', {}],
  ['Tokyo 2泊、 Kyoto 1泊', { tokyo: 2, kyoto: 1 }],
  ['先去 Tokyo 住三晚，然后 Kyoto 两晚', { tokyo: 3, kyoto: 2 }],
  ['three in Tokyo, two Kyoto, the rest at the sea', { tokyo: 3, kyoto: 2 }],
  ['Tokyo 4, Rest Kyoto', { tokyo: 4 }],
  ['Fly to Tokyo, 3 nights, then Kyoto 2 nights', { tokyo: 3, kyoto: 2 }],
  ['Arriviamo a Tokyo, due notti lì, poi Kyoto per tre notti', { tokyo: 2, kyoto: 3 }],
  ['a couple of days in Tokyo and a long weekend in Kyoto', { tokyo: 2, kyoto: 3 }],
  ['A week in Tokyo with a night in Kyoto', { tokyo: 7, kyoto: 1 }],
  ['due giorni a Tokyo, tre a Kyoto', { tokyo: 2, kyoto: 3 }],
  ['Tokyo, dann Kyoto, dos noches en cada una', { tokyo: 2, kyoto: 2 }],
  ['4 nights Tokyo, then three nights on a farm in Kyoto', { tokyo: 4, kyoto: 3 }],
  ['trois nuits à Tokyo, deux dans la vallée de Kyoto', { tokyo: 3, kyoto: 2 }],
  ['Tokyo, Kyoto overnight, then home', { kyoto: 1 }],
  ['Tokyo, then the overnight train to Kyoto', {}],
  ['Tokyo, 3 nights each, with a day in Kyoto', { tokyo: 3 }],
  ['Tokyo bay 3 nights, Kyoto 2 nights', { tokyo: 3, kyoto: 2 }],
  ['At least two nights in Tokyo, three nights in Kyoto', { kyoto: 3 }],
  ['Tokyo on May 5, Kyoto on May 8', {}],
  ['We land in Tokyo at 22, 3 nights Kyoto', { kyoto: 3 }],
  ['Tokyo with 2 kids, a day in Kyoto', {}],
  ['- Tokyo 3 nts (temples)\n- Kyoto 2 - pandas early', { tokyo: 3, kyoto: 2 }],
  ['Tokyo 4 noites com bate-volta a Kyoto', { tokyo: 4 }],
  ['Tokyo 4 noites com bate-volta a Nara, depois Kyoto 3 noites', { tokyo: 4, kyoto: 3 }],
  ['Tokyo 3 gece, Kyoto 2 gece trenle', { tokyo: 3, kyoto: 2 }],
])('reads the nights of "%s"', (text, expected) => {
  expect(Object.fromEntries(readNights(text, PLACES))).toEqual(expected);
});

test.each([
  ['nine nights split evenly', true],
  ['half in Tokyo and the other half in Kyoto', true],
  ['repartir las nueve noches por igual', true],
  ['zwei Wochen zu gleichen Teilen', true],
  ['half board', false],
  ['nos gustan por igual', false],
])('reads whether "%s" gives each place as much', (text, isEven) => {
  expect(areNightsEven(text)).toBe(isEven);
});
