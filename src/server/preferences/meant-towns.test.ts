import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';
import { inOurNames, meantInDestinations, meantInNotes } from './meant-towns.ts';

const world = { catalogue: loadCatalogue(), gazetteer: loadGazetteer };

describe('notes', () => {
  test.each([
    ['We want to go to Lissabon and eat well', 'We want to go to Lisbon and eat well'],
    ['Lisbonne', 'Lisbon'],
    ['to Lisbn please', 'to Lisbon please'],
    ['Wir wollen nach Mailand', 'Wir wollen nach Milan'],
    ['to lissabon, then to Neu Delhi', 'to Lisbon, then to Delhi'],
    ['Lissabon for a weekend', 'Lisbon for a weekend'],
    ['not to Lissabon again', 'not to Lisbon again'],
    ['to Genova, which is not Geneva', 'to Genoa, which is not Geneva'],
  ])('name a destination in their own way: %s', async (notes, ours) => {
    expect(inOurNames(notes, await meantInNotes(notes, world))).toBe(ours);
  });

  test.each([
    'to Lisbon',
    'to New York',
    'Maurice loves old towns',
    'to relax in general, in autumn, in March or in central places',
    'to see parts of the old ports and visit Castles',
    'to Mercury and to Atlantis',
    '',
  ])('that name none otherwise stay as they are: %s', async (notes) => {
    expect(await meantInNotes(notes, world)).toEqual([]);
  });
});

describe('a field of destinations', () => {
  test.each([
    ['Lisbonne', ['Lisbonne: lisbon']],
    ['lissabon, Mailand and Oslo', ['lissabon: lisbon', 'Mailand: milan']],
    ['Lisbn', ['Lisbn: lisbon']],
    ['Genf; Gothenberg', ['Genf: geneva', 'Gothenberg: gothenburg']],
    ['Lissabon, Portugal', ['Lissabon, Portugal: lisbon']],
    ['Lisbon', []],
    ['Paris, Berlin', []],
    ['Portugal', []],
    ['Deutschland', []],
    ['Tuscany', []],
    ['Sidney, Ohio', []],
    ['Meetings', []],
    ['', []],
  ])('%s', async (text, expected) => {
    const found = await meantInDestinations(text, world);

    expect(
      found.map(
        ({ said, town }) => `${said}: ${'place' in town ? town.place.name : town.destination.id}`,
      ),
    ).toEqual(expected);
  });
});
