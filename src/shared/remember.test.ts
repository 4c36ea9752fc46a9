import { expect, test, vi } from 'vitest';
import { onceForText } from './remember.ts';

test('what is made of a text is made once, and anew when too many are known', () => {
  const make = vi.fn((text: string) => text.length > 1);
  const made = onceForText(make, 2);

  expect(['a', 'a', 'bb', 'a'].map(made)).toEqual([false, false, true, false]);
  expect(make).toHaveBeenCalledTimes(2);
  made('c');
  made('a');
  expect(make).toHaveBeenCalledTimes(4);
});
