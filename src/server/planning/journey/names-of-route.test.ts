import { expect, test } from 'vitest';
import { withOwnNames } from './names-of-route.ts';

const BANFF = { id: 'banff', name: 'Banff', aliases: ['Lake Louise', 'Canadian Rockies', 'Bow'] };
const LAKE = { id: 'geo-1', name: 'Lake Louise, Alberta', aliases: [] };

test.each([
  ['a name of another place of the route', [BANFF, LAKE], '', ['Canadian Rockies', 'Bow']],
  ['regions beside its own name', [BANFF], 'Rockies: Banff 3', ['Bow']],
  ['a region alone is the place', [BANFF], 'Rockies', ['Lake Louise', 'Canadian Rockies', 'Bow']],
])('%s', (_, places, text, aliases) => {
  expect(withOwnNames(places, text)[0]?.aliases).toEqual(aliases);
});
