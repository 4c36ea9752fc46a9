import { expect, test } from 'vitest';
import { creditLine } from '#shared/trips/credits.ts';
import { checkedText, wayBack } from './plan-text.ts';

test('tells the month of the last check, and nothing where nobody checked', () => {
  expect(checkedText({ checked: '2027-03' })).toBe('Checked March 2027');
  expect(checkedText({})).toBeUndefined();
});

test('names each source of a trip once, and none for places of our own', () => {
  const stop = { activity: '', time: '', duration: '', category: '', kind: 'stop' } as const;
  const place = { id: 'a/b', name: '', lat: 0, lon: 0, kind: '', indoor: false, price: null };
  const at = (credit?: string) => ({
    ...stop,
    place: { ...place, open: [], source: 'catalogue', ...(credit ? { credit } : {}) },
  });

  expect(creditLine([{ activities: [at()] }])).toBeUndefined();
  expect(creditLine([{ activities: [at('A'), at()] }, { activities: [at('A'), at('B')] }])).toBe(
    'Places: A; B',
  );
});

test('nobody goes back to the stay from the airport', () => {
  const back = { mode: 'walk', minutes: 5, km: 0.4 } as never;
  const day = (kind: string) => ({ activities: [{ kind: 'stop' }, { kind }] as never, back });

  expect(wayBack(day('meal'))).toBe(back);
  expect(wayBack(day('departure'))).toBeUndefined();
});
