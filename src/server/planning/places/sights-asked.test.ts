import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { sightsAsked } from './sights-asked.ts';
import { textWords } from './text-words.ts';

const catalogue = loadCatalogue();

test('a day trip that another goes to as well is none of its own', () => {
  const [ferrari, modena, sight] = [
    'bologna/ferrari-maranello',
    'bologna/modena',
    'bologna/san-petronio',
  ];
  const trips = catalogue.destination('bologna')?.dayTrips.map(({ id }) => `bologna/${id}`) ?? [];
  const both = trips.find((id) => catalogue.place(id)?.file.name.includes('Maranello')) ?? ferrari;

  const wanted = (...ids: string[]) =>
    sightsAsked(
      {
        sights: ids.map((id) => ({ id, stance: 'wanted', at: 0, count: 1, said: id })),
        words: [],
      },
      [],
      catalogue,
    ).wanted;

  expect(wanted(both, modena, sight)).toEqual([both, sight]);
  expect(wanted(modena, sight)).toEqual([modena, sight]);
});

test.each([
  ['Hakone or Kamakura, whichever is easier', ['tokyo/kamakura']],
  ['Hakone or Kamakura or both', ['tokyo/hakone', 'tokyo/kamakura']],
  ['Hakone and Kamakura', ['tokyo/hakone', 'tokyo/kamakura']],
])('of two days out one will do, and both where both are asked for: %s', (text, wanted) => {
  const words = textWords(text);
  const sights = ['hakone', 'kamakura'].map((name) => ({
    id: `tokyo/${name}`,
    said: name,
    at: words.findIndex(({ key }) => key === name),
    count: 1,
    stance: 'wanted' as const,
  }));

  expect(sightsAsked({ sights, words }, [], catalogue).wanted).toEqual(wanted);
});
