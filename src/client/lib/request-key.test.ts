import { expect, test } from 'vitest';
import { createRequestKeys } from './request-key.ts';

test('the same request again has the same key, any other a key of its own', () => {
  const keyOf = createRequestKeys();
  const first = keyOf({ id: 1, startDate: '2026-06-01' });

  expect(keyOf({ id: 1, startDate: '2026-06-01' })).toBe(first);
  expect(keyOf({ id: 1, startDate: '2026-06-02' })).not.toBe(first);
});
