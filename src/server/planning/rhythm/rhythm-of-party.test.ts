import { expect, test } from 'vitest';
import { mostUnasked } from './rhythm-of-party.ts';

const usual = { needs: [], pace: 'normal' } as const;

test.each([
  ['nobody in particular', { ...usual, needs: [] }, undefined],
  ['who wants no rush', { ...usual, needs: ['relaxation' as const] }, 4],
  ['who asks for a slow pace', { needs: [], pace: 'slow' as const }, 4],
  ['who cannot walk much', { ...usual, needs: [], rhythm: { isEasyOnFoot: true } }, 4],
  ['children', { ...usual, needs: ['kids' as const] }, 5],
  ['the old', { ...usual, needs: ['seniors' as const] }, 5],
  [
    'children of who wants full days',
    { needs: ['kids' as const], pace: 'packed' as const },
    undefined,
  ],
])('the most sights a day for %s: %s', (_, wishes, most) => {
  expect(mostUnasked(wishes)).toBe(most);
});
