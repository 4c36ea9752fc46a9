import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import { useAskAgain } from './use-ask-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Asking({ isReached, onAnswer }: { isReached: boolean; onAnswer: () => void }) {
  useAskAgain(isReached, onAnswer);
  return null;
}

test('a server that is back is noticed without a call of the page', async () => {
  const ask = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 502 }))
    .mockResolvedValue(new Response('{}'));
  const onAnswer = vi.fn();

  vi.stubGlobal('fetch', ask);
  const { unmount } = await renderClient(<Asking isReached={false} onAnswer={onAnswer} />);

  await pass(3000);
  await pass(6000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onAnswer).not.toHaveBeenCalled();
  await pass(12_000);
  expect(onAnswer).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await unmount();
});

test('a server that answers is not asked', async () => {
  const ask = vi.fn<typeof fetch>();

  vi.stubGlobal('fetch', ask);
  const { unmount } = await renderClient(<Asking isReached onAnswer={() => undefined} />);

  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  await unmount();
});
