import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';
import { understandNotes } from '../language-model/understanding/understand-notes.ts';
import { createNearNames } from './near-names.ts';

const catalogue = loadCatalogue();
const readByRules = (notes: string) =>
  understandNotes({ additionalPreferences: notes }, {}, catalogue).wishes;
const names = createNearNames({ catalogue, gazetteer: loadGazetteer, readByRules });

/** The notes as rules are given them, and the towns that are told. */
async function understand(additionalPreferences: string, destinations?: string) {
  let notes = '';
  const { towns = [] } = await names.understand(
    { additionalPreferences, destinations },
    (asked) => {
      notes = asked.additionalPreferences;
      return Promise.resolve({ wishes: [], line: '', by: 'rules' });
    },
  );

  return { notes, towns: towns.map(({ said, name }) => `${said}: ${name}`) };
}

describe('notes', () => {
  test.each([
    ['We want to go to Lissabon and eat well', 'We want to go to Lisbon and eat well'],
    ['Lisbonne', 'Lisbon'],
    ['to Lisbn please', 'to Lisbon please'],
    ['take us to barcelna', 'take us to Barcelona'],
    ['A week in Amsetrdam.', 'A week in Amsterdam.'],
    ['We have been to Copenhagan and to Edinburg', 'We have been to Copenhagen and to Edinburgh'],
    ['visit Buenos Ares in spring', 'visit Buenos Aires in spring'],
    ['anywhere in Portugual', 'anywhere in Portugal'],
    ['Wir wollen nach Mailand', 'Wir wollen nach Milan'],
    ['to lissabon, then to Neu Delhi', 'to Lisbon, then to Delhi'],
    ['Lissabon for a weekend', 'Lisbon for a weekend'],
    ['not to Lissabon again', 'not to Lisbon again'],
    ['to Genova, which is not Geneva', 'to Genoa, which is not Geneva'],
    ['Paris please. Lisbn.', 'Paris please. Lisbon.'],
  ])('name a place in their own way: %s', async (written, ours) => {
    expect((await understand(written)).notes).toBe(ours);
  });

  test.each([
    'to Lisbon',
    'to New York',
    'Maurice loves old towns',
    'to relax in general, in autumn, in March or in central places',
    'to see parts of the old ports and visit Castles',
    'We live near Parisian cafés',
    'to Mercury and to Atlantis',
    'Paris please. Vegan.',
    '',
  ])('that name none otherwise stay as they are: %s', async (written) => {
    expect(await understand(written)).toEqual({ notes: written, towns: [] });
  });

  test('[API-02] a misspelt destination is understood, and one that was avoided stays avoided', async () => {
    const { notes } = await understand('To Lisbonn. We have been to Barcelna.');

    expect(readByRules(notes)).toMatchObject([
      { kind: 'destination', value: 'lisbon' },
      { kind: 'avoid-destination', value: 'barcelona' },
    ]);
  });
});

describe('a field of destinations', () => {
  test.each([
    ['Lisbonne', ['Lisbonne: Lisbon, Portugal']],
    ['lissabon, Mailand and Oslo', ['lissabon: Lisbon, Portugal', 'Mailand: Milan, Italy']],
    ['Lisbn', ['Lisbn: Lisbon, Portugal']],
    ['Genf; Gothenberg', ['Genf: Geneva, Switzerland', 'Gothenberg: Gothenburg, Sweden']],
    ['Lissabon, Portugal', ['Lissabon: Lisbon, Portugal']],
    ['Lisbon', []],
    ['Paris, Berlin', []],
    ['Portugal', []],
    ['Deutschland', []],
    ['Tuscany', []],
    ['Sidney, Ohio', []],
    ['Meetings', []],
    ['', []],
  ])('%s', async (destinations, expected) => {
    expect((await understand('', destinations)).towns).toEqual(expected);
  });
});
