import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isOfTheme } from './theme.ts';
import { THEMES } from './themes.ts';

const catalogue = loadCatalogue();

/** What is of a theme at a place, and what only speaks of it in passing. */
test.each<[theme: string, place: string, its: string[], others: string[]]>([
  ['whisky', 'edinburgh', ['bow-bar'], ['edinburgh-gin-distillery']],
  ['gin', 'edinburgh', ['edinburgh-gin-distillery'], ['bow-bar']],
  ['street food', 'edinburgh', [], ['edinburgh-gin-distillery', 'johnnie-walker-princes-street']],
  [
    'the Renaissance',
    'florence',
    ['uffizi-gallery', 'brancacci-chapel'],
    ['aquaflor-perfume', 'calcio-storico', 'piazzale-michelangelo'],
  ],
  ['Baroque', 'barcelona', [], ['nit-flamenco-palau-dalmases']],
  ['coffee', 'vienna', ['cafe-sperl'], ['kunsthistorisches-museum']],
  ['history', 'berlin', ['berlin-wall-memorial'], ['museum-fuer-naturkunde']],
  ['gardens', 'kyoto', ['tenryu-ji', 'okochi-sanso-villa'], ['nishiki-market']],
  ['design', 'copenhagen', ['designmuseum-danmark'], []],
  ['a musical or a play', 'new-york-city', [], ['carnegie-hall-concert']],
  ['skiing', 'new-york-city', [], ['kayak-hudson-downtown-boathouse']],
  ['crafts', 'london', [], ['london-zoo', 'millennium-bridge']],
  ['easy walks', 'london', ['hyde-park'], ['london-pride-parade']],
  [
    'holy places',
    'jerusalem',
    ['western-wall', 'church-of-the-holy-sepulchre'],
    ['tisch-family-zoological-gardens', 'bloomfield-science-museum'],
  ],
])('%s in %s', (name, place, its, others) => {
  const theme = THEMES.find((one) => one.name === name);
  const { places = [] } = catalogue.destination(place) ?? {};
  const found = places.filter((one) => theme && isOfTheme(one, theme)).map(({ id }) => id);

  expect(found).toEqual(expect.arrayContaining(its));
  expect(found.filter((id) => others.includes(id))).toEqual([]);
});
