import { expect, test, vi } from 'vitest';
import { dismissToast, onToastChange, removeToast, shownToast, toast } from './toast.ts';

test('[APP-12] at most one toast shows: a new one takes the place of the one before', () => {
  const listener = vi.fn();
  const stop = onToastChange(listener);
  const first = toast({ title: 'First' });
  const second = toast({ title: 'Second', description: 'Why', variant: 'destructive' });

  expect(shownToast()).toEqual({
    id: second,
    title: 'Second',
    description: 'Why',
    variant: 'destructive',
    open: true,
  });
  dismissToast(first);
  expect(shownToast()?.open, 'the first is gone already').toBe(true);
  dismissToast(second);
  expect(shownToast()?.open).toBe(false);
  removeToast(second);
  expect(shownToast()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  toast({ title: 'Third' });
  expect(listener).toHaveBeenCalledTimes(4);
  expect(shownToast()?.variant, 'default unless told otherwise').toBe('default');
});
