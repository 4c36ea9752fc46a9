import { act, useState } from 'react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import { BusyButton } from './busy-button.tsx';

async function renderSave(onSave: () => void) {
  function Page() {
    const [isBusy, setBusy] = useState(false);

    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
          onSave();
        }}
      >
        <BusyButton type="submit" isBusy={isBusy}>
          Save
        </BusyButton>
      </form>
    );
  }
  const { container } = await renderClient(<Page />);
  const button = container.querySelector('button');

  button?.focus();
  await click(button);
  return button;
}

test('keeps the focus while it works, says so, and hears no second press', async () => {
  const onSave = vi.fn();
  const button = await renderSave(onSave);

  expect(button?.matches(':disabled')).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(button?.getAttribute('aria-busy')).toBe('true');
  expect(button?.hasAttribute('data-loading')).toBe(true);
  await click(button);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('a double click sends a form once, also before its work is known to have begun', async () => {
  const onSave = vi.fn((event: FormEvent) => event.preventDefault());
  const { container } = await renderClient(
    <form onSubmit={onSave}>
      <BusyButton type="submit" isBusy={false}>
        Save
      </BusyButton>
    </form>,
  );
  const press = (detail: number) =>
    act(async () =>
      container
        .querySelector('button')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
    );

  await press(1);
  await press(2);
  expect(onSave).toHaveBeenCalledTimes(1);
  await press(1);
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('is disabled as any button is while there is nothing to do', async () => {
  const onClick = vi.fn();
  const { container } = await renderClient(
    <BusyButton isBusy={false} disabled onClick={onClick}>
      Save
    </BusyButton>,
  );
  const button = container.querySelector('button');

  expect(button?.matches(':disabled')).toBe(true);
  await click(button);
  expect(onClick).not.toHaveBeenCalled();
});
