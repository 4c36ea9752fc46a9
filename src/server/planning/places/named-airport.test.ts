import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { airportsNamed, byNamedAirport } from './named-airport.ts';
import { textWords } from './text-words.ts';

const catalogue = loadCatalogue();

function town(id: string) {
  const found = catalogue.destination(id);

  if (!found) throw new RangeError(id);
  return found;
}

test.each<[string, string, string[]]>([
  ['london', 'We fly into Gatwick at 10 and out of Stansted at 20:00', ['LGW', 'STN']],
  ['tokyo', 'five days, ramen. Arrive 15:20 Narita', ['NRT']],
  ['paris', 'landing at CDG 9:40', ['CDG']],
  ['new-york-city', 'the Kennedy exhibition and the Met', []],
  ['london', 'a day in London City', []],
])('%s: %s', (id, text, airports) => {
  expect(airportsNamed(textWords(text), town(id)).map(({ iata }) => iata)).toEqual(airports);
});

test('the named airport comes first, and the others stay', () => {
  const match = { destination: town('tokyo') };
  const { airports } = byNamedAirport(match, 'landing at Narita').destination;

  expect(airports.map(({ iata }) => iata)).toEqual(['NRT', 'HND']);
  expect(byNamedAirport(match, 'ramen')).toBe(match);
});
