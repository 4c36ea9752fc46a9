import { expect, test } from 'vitest';
import { rememberedHome, rememberHome } from './remembered-home.ts';

function memory(kept = new Map<string, string>()) {
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

test('a home airport is kept for the next trip, and forgotten when it is emptied', () => {
  const storage = memory();

  expect(rememberedHome(storage)).toBe('');
  rememberHome(' vie', storage);
  expect(rememberedHome(storage)).toBe('VIE');
  rememberHome('', storage);
  expect(rememberedHome(storage)).toBe('');
});

test('a browser that keeps nothing is no fault', () => {
  const shut = () => {
    throw new Error('shut');
  };

  rememberHome('VIE', shut);
  expect(rememberedHome(shut)).toBe('');
});
