import { describe, expect, test, vi } from 'vitest';
import { onceInParts } from './remember.ts';

const COUNT = 3;

function countedUp() {
  const part = vi.fn();
  const made = onceInParts(function* (of: { start: number }): Generator<void, number[]> {
    const numbers: number[] = [];

    for (let at = 0; at < COUNT; at += 1) {
      part();
      numbers.push(of.start + at);
      yield;
    }
    return numbers;
  });

  return { part, made };
}

describe('what is made in parts', () => {
  test('is made once for an object, in one go where nobody made it ahead', () => {
    const { part, made } = countedUp();
    const one = { start: 5 };

    expect(made(one)).toEqual([5, 6, 7]);
    expect(made(one)).toBe(made(one));
    expect(part).toHaveBeenCalledTimes(COUNT);
    expect(made({ start: 1 })).toEqual([1, 2, 3]);
  });

  test('lets its maker do something else after each part when it is made ahead', () => {
    const { part, made } = countedUp();
    const one = { start: 5 };
    const turns = [...made.ahead(one)].length;

    expect(turns).toBe(COUNT);
    expect(made(one)).toEqual([5, 6, 7]);
    expect(part).toHaveBeenCalledTimes(COUNT);
    expect([...made.ahead(one)]).toEqual([]);
  });

  test('asked for while it is made ahead, stays what was answered', () => {
    const { made } = countedUp();
    const one = { start: 5 };
    const parts = made.ahead(one);

    parts.next();
    const answered = made(one);

    for (const _ of parts);
    expect(made(one)).toBe(answered);
  });
});
