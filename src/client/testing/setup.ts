import { afterEach, beforeEach, vi } from 'vitest';

// React checks this flag before it lets `act` flush updates.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A console error or warning in a test is a failure nobody looked at. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});
