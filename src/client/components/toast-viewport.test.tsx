import { notifications } from '@mantine/notifications';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#client/lib/toast.tsx';
import { click, renderClient } from '#client/testing/render.tsx';
import { shownToast } from '#client/testing/shown-toast.ts';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (message: Parameters<typeof toast>[0]) => act(async () => void toast(message));

test('[APP-12] a toast shows for 5000 ms, then leaves the page', async () => {
  const { container, unmount } = await renderClient(<ToastViewport />);
  const card = () => container.querySelector('[role="status"]');

  await show({ title: 'Saved' });
  await pass(4999);
  expect(shownToast()?.title).toBe('Saved');
  await pass(1);
  expect(shownToast()).toBeUndefined();
  await pass(500);
  expect(card()).toBeNull();
  await unmount();
});

test('[APP-12] a toast that a pointer rests on waits, and has its whole time again', async () => {
  const { container, unmount } = await renderClient(<ToastViewport />);
  const card = () => container.querySelector('[role="status"]');
  const point = (kind: 'over' | 'out') =>
    act(async () => card()?.dispatchEvent(new MouseEvent(`mouse${kind}`, { bubbles: true })));

  await show({ title: 'Saved' });
  await point('over');
  await pass(60_000);
  expect(card()).not.toBeNull();
  await point('out');
  await pass(4999);
  expect(card()).not.toBeNull();
  await pass(501);
  expect(card()).toBeNull();
  await unmount();
});

test('[APP-12] a toast with the keyboard in it waits, and goes once it has left', async () => {
  const { container, unmount } = await renderClient(<ToastViewport />);
  const closeButton = () => container.querySelector<HTMLElement>('[aria-label="Close"]');

  await show({ title: 'Saved', description: 'On your trip' });
  await act(async () => closeButton()?.focus());
  await pass(60_000);
  expect(closeButton()?.closest('[role="status"]')?.textContent).toContain('On your trip');
  await act(async () => closeButton()?.blur());
  await pass(5500);
  expect(closeButton()).toBeNull();
  await unmount();
});

test('[APP-12] at most one toast shows: a new one takes the place of the one before', async () => {
  const { unmount } = await renderClient(<ToastViewport />);

  await show({ title: 'First' });
  await show({ title: 'Second', description: 'Why', variant: 'destructive' });
  expect(shownToast()).toMatchObject({ title: 'Second', role: 'alert' });
  await pass(5500);
  expect(shownToast(), 'nothing was queued').toBeUndefined();
  await unmount();
});

test('the one thing to do about a toast takes it away', async () => {
  const onPress = vi.fn();
  const { container, unmount } = await renderClient(<ToastViewport />);

  await show({ title: 'Deleted', action: { label: 'Undo', onPress } });
  const undo = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Undo',
  );

  await click(undo);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(shownToast()).toBeUndefined();
  await unmount();
});
