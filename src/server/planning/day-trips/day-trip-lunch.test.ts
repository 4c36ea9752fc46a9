import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isKnownFor } from '../diet/known-kitchen.ts';
import { dayTripLunchWords, tableBeside } from './day-trip-lunch.ts';

const catalogue = loadCatalogue();
const meatless = { needs: ['vegetarian'] as const, languages: ['ja'] };
const words = (lunch: string, diners: Parameters<typeof dayTripLunchWords>[1]['diners']) =>
  dayTripLunchWords(lunch, { trip: 'Kamakura', diners, country: 'JP', usdPerPerson: 35 });

test.each([
  ['a street of kitchens', 'Komachi Street', 'Lunch: Komachi Street'],
  ['noodles in fish stock', 'Soba at Hatsuhana', 'Lunch on the trip to Kamakura'],
  ['grilled eel', 'Grilled eel by the lake', 'Lunch on the trip to Kamakura'],
])(
  'where lunch is %s, a vegetarian is told what to look for or take along',
  (_, lunch, activity) => {
    expect(words(lunch, meatless)).toMatchObject({
      activity,
      description: expect.stringContaining('take plum rice balls and fruit along'),
    });
  },
);

test('others are told of lunch as it is', () => {
  expect(words('Soba at Hatsuhana', { needs: [], languages: ['ja'] })).toEqual({
    activity: 'Lunch: Soba at Hatsuhana',
    description: 'About $35 a person, an estimate.',
  });
});

test('who keeps strictly takes something along', () => {
  const { description } = words('Komachi Street', { needs: ['gluten-free'], languages: [] });

  expect(description).toContain('Take something along');
});

test('a table of the catalogue that cooks for the guest is named', () => {
  const nikko = catalogue.destination('nikko');
  const known = nikko?.food.find((file) => isKnownFor(file, 'vegetarian'));

  if (!known) throw new Error('No such table in Nikko');
  const there = { point: known, hours: [12 * 60, 13 * 60] as const, catalogue };
  const tables = ['2027-11-09', '2027-11-10', '2027-11-11', '2027-11-12'].map((date) =>
    tableBeside(meatless, { ...there, date }),
  );

  expect(tables.some((table) => table?.id === known.id)).toBe(true);
  expect(
    tableBeside({ needs: [], languages: [] }, { ...there, date: '2027-11-10' }),
  ).toBeUndefined();
  expect(
    dayTripLunchWords('Yuba near Toshogu', {
      trip: 'Nikko',
      diners: meatless,
      country: 'JP',
      usdPerPerson: 35,
      table: known,
    }).activity,
  ).toBe(`Lunch at ${known.name}`);
});
