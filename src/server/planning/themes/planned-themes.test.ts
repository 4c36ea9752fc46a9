import { expect, test } from 'vitest';
import { type Destination, loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { readWishes } from '../understanding/wishes.ts';
import { plannedThemes } from './planned-themes.ts';
import { avoidedThemes } from './read-themes.ts';
import { themesMet } from './once-themes.ts';
import { isOfTheme } from './theme.ts';

const catalogue = loadCatalogue();
const destination = catalogue.destination('london') as Destination;

test.each([
  ['with our kids, 6 and 13', true],
  ['with the children', true],
  ['with two teenagers (13 and 16)', false],
  ['the two of us', false],
])('animals or rides are what one comes for %s: %s', (notes, isFor) => {
  const request = buildRequest({ additionalPreferences: `London ${notes}` });
  const wishes = readWishes(request.additionalPreferences, catalogue);

  expect(
    plannedThemes(request, wishes, { catalogue, destination }).some(
      ({ name }) => name === 'animals or rides',
    ),
  ).toBe(isFor);
});

test.each<[string, { isOften?: true; isOne?: true }]>([
  ['London, live jazz each night', { isOften: true }],
  ['London and lots of jazz', { isOften: true }],
  ['London, jazz most nights', { isOften: true }],
  ['London for a jazz lover', { isOften: true }],
  ['London, some jazz', {}],
  ['London, one jazz club please', { isOne: true }],
  ['London, jazz one evening, not too many hills', { isOne: true }],
  ['London, jazz, as much as possible', { isOften: true }],
  ['London, jazz, lots of parks', {}],
])('how often a theme is asked for: %s', (notes, often) => {
  const request = buildRequest({ additionalPreferences: notes });
  const wishes = readWishes(request.additionalPreferences, catalogue);
  const [jazz] = plannedThemes(request, wishes, { catalogue, destination });

  expect(jazz).toMatchObject({ name: 'jazz' });
  expect({
    ...(jazz?.isOften ? { isOften: true } : {}),
    ...(jazz?.isOne ? { isOne: true } : {}),
  }).toEqual(often);
});

test.each<[string, string[]]>([
  ['Tokyo and Kyoto, one bath house, ramen', ['baths or a spa']],
  ['Tokyo and Kyoto, bath houses, ramen', []],
])('what one stay of a journey has is enough for the others: %s', (notes, met) => {
  const request = buildRequest({ additionalPreferences: notes });
  const days = [
    { activities: [{ place: { id: 'tokyo/tokyo-toyosu-manyo-club' } }] },
  ] as unknown as PlannedDay[];

  expect(themesMet(request, days, catalogue)).toEqual(met);
});

test.each([
  ['new-york-city', 'brooklyn-bridge', false],
  ['new-york-city', 'guggenheim', false],
  ['new-york-city', 'central-park', true],
  ['istanbul', 'galata-bridge', true],
  ['funchal', 'arieiro-to-ruivo-ridge', false],
  ['funchal', 'levada-dos-balcoes-ribeiro-frio', true],
  ['funchal', 'levada-do-risco', true],
  ['zion', 'angels-landing', false],
  ['bruges', 'belfry-of-bruges', false],
  ['san-francisco', 'cable-car-ride', true],
  ['london', 'kew-gardens', true],
])('who is afraid of heights is sent to %s, %s: %s', (town, id, isSent) => {
  const request = buildRequest({ additionalPreferences: 'My husband is afraid of heights.' });
  const file = catalogue.destination(town)?.places.find((one) => one.id === id);

  if (!file) throw new RangeError(id);
  expect(avoidedThemes(request, catalogue).some((theme) => isOfTheme(file, theme))).toBe(!isSent);
});

test.each<[string, string[], string[]]>([
  ['Luxury ($$$)', ['Culinary'], ['a cooking class', 'a fine bar']],
  ['Moderate ($$)', ['Culinary'], []],
  ['Luxury ($$$)', ['History'], []],
])('%s with %s is for a cook and a fine bar', (budget, interests, names) => {
  const request = buildRequest({
    budget,
    interests,
  });
  const wishes = readWishes('', catalogue);
  const planned = plannedThemes(request, wishes, { catalogue, destination });

  expect(planned.filter(({ isImplied }) => isImplied).map(({ name }) => name)).toEqual(names);
});

test('northern lights that are chosen as an interest are asked for', () => {
  const request = buildRequest({ interests: ['Northern Lights'] });
  const here = catalogue.destination('reykjavik') as Destination;
  const lights = (interests: ['Northern Lights'] | ['Nature']) =>
    plannedThemes({ ...request, interests }, readWishes('', catalogue), {
      catalogue,
      destination: here,
    }).find(({ name }) => name === 'northern lights')?.isImplied;

  expect(lights(['Northern Lights'])).toBeUndefined();
  expect(lights(['Nature'])).toBe(true);
});
