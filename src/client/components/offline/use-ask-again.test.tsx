import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import { useAskAgain } from './use-ask-again.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Asking({ onAnswer }: { onAnswer: () => void }) {
  useAskAgain(false, onAnswer);
  return null;
}

test('a server that was back for a moment alone is asked again', async () => {
  const onAnswer = vi.fn();

  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  const { unmount } = await renderClient(<Asking onAnswer={onAnswer} />);

  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(onAnswer).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(onAnswer).toHaveBeenCalledTimes(2);
  await unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onAnswer).toHaveBeenCalledTimes(2);
});
