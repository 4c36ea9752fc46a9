import { expect, test } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import type { TripCountry } from '#shared/trips/trip-country.schema.ts';
import { LanguagesOfCountries, NotesOfCountries } from './country-parts.tsx';

const country = (name: string, more: Partial<TripCountry>): TripCountry => ({
  code: name.slice(0, 2),
  name,
  places: [],
  primaryLanguage: '',
  languageCode: 'en',
  currency: 'EUR',
  usefulPhrases: {},
  culturalNotes: [],
  safetyTips: [],
  ...more,
});
const COUNTRIES = [
  country('Austria', {
    places: ['Vienna', 'Salzburg'],
    primaryLanguage: 'German',
    languageCode: 'de-AT',
    usefulPhrases: { 'Thank you': 'Danke' },
    safetyTips: ['Emergency numbers: police 133.', 'Sockets: type C or F, 230 V.'],
  }),
  country('Hungary', {
    places: ['Budapest'],
    primaryLanguage: 'Hungarian',
    languageCode: 'hu-HU',
    currency: 'HUF',
    usefulPhrases: { 'Thank you': 'Köszönöm' },
    safetyTips: ['Emergency numbers: police 107.'],
  }),
];

test('[TRIP-11] phrases and money are told country by country, each in its own language', async () => {
  const { container } = await renderClient(<LanguagesOfCountries countries={COUNTRIES} />);
  const headings = [...container.querySelectorAll('h3')].map(({ textContent }) => textContent);

  expect(headings).toEqual(['Austria · Vienna, Salzburg', 'Hungary · Budapest']);
  expect(container.textContent).toContain('German · EUR');
  expect(container.textContent).toContain('Hungarian · HUF');
  expect(container.querySelector('[lang="hu-HU"]')?.textContent).toBe('Köszönöm');
});

test('[TRIP-11] each country has its own number to call', async () => {
  const { container } = await renderClient(
    <NotesOfCountries countries={COUNTRIES} notes="safetyTips" />,
  );

  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:133',
    'tel:107',
  ]);
});
