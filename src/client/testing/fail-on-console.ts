import { afterEach, beforeEach, vi } from 'vitest';

/** A console error or warning in a test is a failure nobody looked at. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});
