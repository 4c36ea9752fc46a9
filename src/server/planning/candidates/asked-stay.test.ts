import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { askedStay } from './asked-stay.ts';

const catalogue = loadCatalogue();

test.each<[string, string, string | undefined, boolean]>([
  ['rome', 'Rome, staying in Trastevere', 'Trastevere', true],
  ['rome', 'We are staying at the Hotel Artemide, two nights', 'Hotel Artemide', true],
  ['paris', 'Paris, our Airbnb near Porte Dauphine', 'Porte Dauphine', false],
  ['cartagena', 'walled city, sleeping in getsemani', 'getsemani', true],
  ['honolulu', 'ワイキキに泊まりたい', 'ワイキキ', false],
  ['new-york-city', 'hotel on the Lower East Side', 'Lower East Side', true],
  ['marrakesh', 'riad booked in the medina near Dar el Bacha', 'Dar el Bacha', true],
  ['istanbul', 'hotel near the Blue Mosque', 'Blue Mosque', true],
  ['rome', 'We stay on Monday only', undefined, false],
  ['rome', 'We stay in Rome for a week', undefined, false],
  ['rome', 'Staying in a quiet place', undefined, false],
])('%s: %s', (id, notes, said, isKnown) => {
  const destination = catalogue.destination(id);

  if (!destination) throw new RangeError(id);
  const stay = askedStay(notes, destination);

  expect(stay?.said).toBe(said);
  expect(stay?.point !== undefined).toBe(isKnown);
});
