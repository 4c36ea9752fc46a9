import { describe, expect, test } from 'vitest';
import { procedureType } from '../rest/procedures.ts';
import { needsOf } from './page-needs.ts';

const needs = (address: string) => needsOf(new URL(address, 'http://northstar'));

describe('what a page begins with', () => {
  test.each(['/my-trips', '/trip/7', '/trip/7?tab=packing', '/booking/7'])(
    '%s asks queries that there are',
    (address) => {
      const asked = needs(address) ?? [];

      expect(asked.length).toBeGreaterThan(0);
      for (const { path } of asked) expect(procedureType(path), path).toBe('query');
    },
  );

  test('the list that the address names, as the screen names it', () => {
    expect(needs('/my-trips?tab=all&q=%20rome%20')).toEqual([
      { path: 'trips.list', isPaged: true, input: { userId: 1, tab: 'all', search: 'rome' } },
    ]);
    expect(needs('/my-trips?tab=nonsense')?.[0]?.input).toMatchObject({ tab: 'upcoming' });
  });

  test.each([
    '/',
    '/no-such-page',
    '/trip/abc',
    '/trip/0',
    '/trip/99999999999',
    '/plan-trip?generation=6f1c2a34-0000-4000-8000-000000000000',
  ])('%s is left to the browser', (address) => {
    expect(needs(address)).toBeUndefined();
  });
});
