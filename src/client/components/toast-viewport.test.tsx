import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownToast, toast } from '#client/lib/toast.ts';
import { renderClient } from '#client/testing/render.tsx';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[APP-12] a toast shows for 5000 ms, then leaves the page', async () => {
  const { container, unmount } = await renderClient(<ToastViewport />);
  const card = () => container.querySelector('[role="status"]');

  await act(async () => toast({ title: 'Saved' }));
  await pass(4999);
  expect(card()?.getAttribute('data-state')).toBe('open');
  await pass(1);
  expect(card()?.getAttribute('data-state')).toBe('closed');
  await pass(500);
  expect(card()).toBeNull();
  expect(shownToast()).toBeUndefined();
  await unmount();
});

test('[APP-12] a toast that a pointer rests on waits, and has its whole time again', async () => {
  const { container, unmount } = await renderClient(<ToastViewport />);
  const card = () => container.querySelector('[role="status"]');
  const point = (kind: 'over' | 'out') =>
    act(async () => card()?.dispatchEvent(new PointerEvent(`pointer${kind}`, { bubbles: true })));

  await act(async () => toast({ title: 'Saved' }));
  await point('over');
  await pass(60_000);
  expect(card()?.getAttribute('data-state')).toBe('open');
  await point('out');
  await pass(4999);
  expect(card()?.getAttribute('data-state')).toBe('open');
  await pass(501);
  expect(card()).toBeNull();
  await unmount();
});
