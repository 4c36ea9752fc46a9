import './zod-without-eval.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

test('zod makes no code from text', () => {
  expect(z.config().jitless).toBe(true);
});
