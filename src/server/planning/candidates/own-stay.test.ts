import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { askedStay, stayOutcomes } from './asked-stay.ts';
import { chooseStays } from './choose-stay.ts';

const catalogue = loadCatalogue();

function stayFor(id: string, notes: string) {
  const destination = catalogue.destination(id);

  if (!destination) throw new RangeError(id);
  const asked = askedStay(notes, destination);
  const [choice] = chooseStays(destination, {
    level: 'moderate',
    party: { travelers: 2, nights: 4 },
    valued: [],
    isEco: false,
    asked,
  });

  return { asked, choice };
}

test.each([
  ['istanbul', 'Istanbul, vegetarian, hotel booked in Karaköy', 'your hotel in Karaköy'],
  ['paris', 'Paris, we already have a hotel in Montmartre', 'your hotel in Montmartre'],
  ['rome', 'Rome, our airbnb in Trastevere is booked', 'your flat in Trastevere'],
  ['berlin', 'Wir haben schon ein Hotel in Kreuzberg', 'your hotel in Kreuzberg'],
  ['madrid', 'Madrid, tenemos hotel reservado en Malasaña', 'your hotel in Malasaña'],
  ['prague', 'we stay at my aunt’s flat in Vinohrady', 'your aunt’s place in Vinohrady'],
  ['stockholm', 'We are staying with friends in Södermalm', 'your friends’ place in Södermalm'],
  ['london', 'London, staying at my sister’s in Hackney', 'your sister’s place in Hackney'],
])('%s: %s', (id, notes, name) => {
  const { asked, choice } = stayFor(id, notes);

  expect(choice).toMatchObject({ stay: { name }, nightly: 0 });
  expect(choice && stayOutcomes(asked, choice.stay)[0]?.detail).toContain('not in the costs');
});

test.each([
  ['vienna', 'Vienna with my mum (74), staying in Neubau'],
  ['rome', 'We want to have a hotel in Trastevere'],
  ['rome', 'hotel in Trastevere, one fancy dinner booked'],
  ['lisbon', 'Lisbon, hotel in Alfama'],
])('%s: %s is no bed of their own', (id, notes) => {
  expect(stayFor(id, notes).choice?.nightly).toBeGreaterThan(0);
});
