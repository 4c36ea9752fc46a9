import { expect, test } from 'vitest';
import { stayIndex, stayKeys } from './stay-keys.ts';

const ROUTE = [{ id: 'tokyo' }, { id: 'kyoto' }, { id: 'tokyo' }];

test('a second stay in the same place has a key of its own', () => {
  expect(stayKeys(ROUTE)).toEqual(['tokyo', 'kyoto', 'tokyo-2']);
  expect(stayIndex(ROUTE, 'tokyo-2')).toBe(2);
  expect(stayIndex(ROUTE, 'tokyo')).toBe(0);
  expect(stayIndex(ROUTE, 'osaka')).toBe(-1);
  expect(stayIndex(ROUTE, undefined)).toBe(-1);
});
