import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { airportTaxi } from './airport-taxi.ts';

const catalogue = loadCatalogue();

function taxiTo(id: string, changes: Parameters<typeof buildRequest>[0]) {
  const destination = catalogue.destination(id);

  if (!destination) throw new RangeError(id);
  return airportTaxi(destination, buildRequest(changes));
}

test.each([
  ['a lavish trip', 'tokyo', { budget: 'Luxury ($$$)' }, true],
  ['a moderate one', 'tokyo', { budget: 'Moderate ($$)' }, false],
  ['a green one', 'tokyo', { budget: 'Luxury ($$$)', isEcoFriendly: true }, false],
  ['one to a town far from its airport', 'kyoto', { budget: 'Luxury ($$$)' }, false],
] as const)('%s takes a taxi from the airport: %#', (_, id, changes, isByTaxi) => {
  expect(taxiTo(id, changes) !== undefined).toBe(isByTaxi);
});

test('five people pay for two taxis', () => {
  const usd = (travelers: number) =>
    taxiTo('rome', { budget: 'Luxury ($$$)', travelers })?.usd ?? 0;

  expect(usd(5)).toBeGreaterThan(usd(4) * 1.8);
});
