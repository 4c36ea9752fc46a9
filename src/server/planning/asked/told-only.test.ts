import { expect, it } from 'vitest';
import { toldOnlyOutcomes } from './told-only.ts';

it.each([
  ['ferry with Bluebridge at 8', ['With Bluebridge']],
  ["She's scared of small planes.", ['No small planes']],
  ['帰りは水曜19:30のANA', ['With ANA']],
  ['Norwegian fjords', []],
  ['ana is my sister, delta views', []],
  ['hotel max 180 chf', ['A stay for at most 180 chf a night']],
  ['Sie ist zuckerkrank', ['Diabetes']],
  ['accessible toilets at the lunch stops matter', ['Accessible toilets']],
  ['met 2 honden', ['A dog along']],
  ['I have a tatoo, onsen please', ['Tattoos']],
  ['circuito W, durmiendo en refugios', ['A trek over several days']],
  ['a hotel with a lift is essential', ['A lift at the hotel']],
  ["we'd rather pay for a guide than stand in line", ['A guide']],
  ["we don't want the Inca Trail, just the train", []],
  ['the Inca Trail, not the train', ['A trek over several days']],
  ['ohne Bauernhof, avec un guide', ['A guide']],
  ['a driver is not needed', []],
  ['Modest hotels, say 70 euros a night', ['A stay for at most 70 euros a night']],
  ['Hôtels 8 000 roupies la nuit max', ['A stay for at most 8 000 roupies a night']],
  ['max 100 € a notte', ['A stay for at most 100 € a night']],
  ['llegamos vier 29 en la noche', []],
  ['at 9 a night walk', []],
  ['indigo dyeing, IndiGo flights', ['With IndiGo']],
  ['my partner is deaf', ['For somebody who is deaf']],
  ['2 adults + dog', ['A dog along']],
  ['hostels, please', ['A hostel']],
  ['Uber only, no walking after dark', ['Rides by Uber or taxi', 'No walking after dark']],
  ['something for those two, we have those two days', ['Days on which the party splits']],
  ['AC in the hotel', ['Air conditioning']],
  ['a bubble tent, no camping', ['A tent', 'No camping']],
])('%s', (notes, wishes) => {
  expect(toldOnlyOutcomes(notes).map(({ wish }) => wish)).toEqual(wishes);
});
