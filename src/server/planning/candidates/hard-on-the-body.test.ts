import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isClimb } from './hard-on-the-body.ts';

const catalogue = loadCatalogue();

test.each([
  ['edinburgh/calton-hill', true],
  ['edinburgh/real-mary-kings-close', true],
  ['rome/st-peters-dome-climb', true],
  ['florence/brunelleschis-dome-climb', true],
  ['lisbon/alfama-lanes', true],
  ['seoul/ihwa-mural-village', true],
  ['macau/penha-hill', true],
  ['mumbai/kanheri-caves', true],
  ['edinburgh/royal-mile', false],
  ['kyoto/fushimi-inari-taisha', false],
  ['rome/spanish-steps', false],
])('%s is seen by stairs or a steep way alone: %s', (id, climbs) => {
  const place = catalogue.place(id);

  expect(place?.type === 'sight' && isClimb(place.file)).toBe(climbs);
});
