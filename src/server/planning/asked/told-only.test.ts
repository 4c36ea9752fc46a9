import { expect, it } from 'vitest';
import { toldOnlyOutcomes } from './told-only.ts';

it.each([
  ['ferry with Bluebridge at 8', ['With Bluebridge']],
  ['帰りは水曜19:30のANA', ['With ANA']],
  ['Norwegian fjords', []],
  ['ana is my sister, delta views', []],
  ['hotel max 180 chf', ['A stay for at most 180 chf a night']],
  ['Sie ist zuckerkrank', ['Diabetes']],
  ['accessible toilets at the lunch stops matter', ['Accessible toilets']],
  ['met 2 honden', ['A dog along']],
  ['I have a tatoo, onsen please', ['Tattoos']],
  ['circuito W, durmiendo en refugios', ['A trek over several days']],
  ['Hotel mit Schwimmbad', ['A pool at the hotel']],
  ["we'd rather pay for a guide than stand in line", ['A guide']],
  ["we don't want the Inca Trail, just the train", []],
  ['the Inca Trail, not the train', ['A trek over several days']],
  ['ohne Bauernhof, avec un guide', ['A guide']],
  ['a driver is not needed', []],
  ['a bubble tent, no camping', ['A tent', 'No camping']],
])('%s', (notes, wishes) => {
  expect(toldOnlyOutcomes(notes).map(({ wish }) => wish)).toEqual(wishes);
});
