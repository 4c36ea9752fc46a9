import { Menu, Modal } from '@mantine/core';
import { act, useState } from 'react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { removeToast, shownToast } from '#client/lib/toast.ts';
import { click, renderClient } from '#client/testing/render.tsx';
import { LateMenu } from './late-menu.tsx';
import { lateOverlay, type OverlayProps } from './late-overlay.tsx';
import { useMenuButton, type MenuParts } from './use-menu-button.ts';

function Dialog({ isOpen, onClose }: OverlayProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Rename trip" transitionProps={{ duration: 0 }}>
      <input aria-label="Title" data-autofocus />
    </Modal>
  );
}

/** Code that comes when the test says so, or not at all. */
function arriving<Props>(code: ComponentType<Props>) {
  const answers: { come: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const load = vi.fn(
    () =>
      new Promise<ComponentType<Props>>((resolve, reject) => {
        answers.push({
          come: () => act(async () => resolve(code)),
          fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
        });
      }),
  );

  return { load, answer: () => answers.pop() };
}

async function renderDialog() {
  const code = arriving(Dialog);
  const Late = lateOverlay(code.load);

  function Page() {
    const [isOpen, setOpen] = useState(false);

    return (
      <>
        <button type="button" {...Late.onIntent} onClick={() => setOpen(true)}>
          Rename
        </button>
        <Late isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  const { container } = await renderClient(<Page />);
  const button = container.querySelector('button');

  return {
    ...code,
    button,
    press: async () => {
      button?.focus();
      await click(button);
    },
  };
}

const dialog = () => document.querySelector('[role="dialog"]');
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });
/** The focus is moved a moment later, once the page has settled. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

afterEach(() => {
  const message = shownToast();

  if (message) removeToast(message.id);
});

describe('an overlay whose code comes late', () => {
  test('opens by the press that came before its code; the focus goes in, and comes back', async () => {
    const { press: pressButton, answer, button } = await renderDialog();

    await pressButton();
    expect(dialog()).toBeNull();
    await answer()?.come();
    await settle();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Title');

    await press('Escape');
    await settle();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('that cannot be loaded says so, and is tried again by the next press', async () => {
    const { press: pressButton, answer, load } = await renderDialog();

    await pressButton();
    await answer()?.fail();
    expect(shownToast()?.title).toBe('This could not be opened');
    expect(dialog()).toBeNull();

    load.mockClear();
    await pressButton();
    expect(load).toHaveBeenCalled();
    await answer()?.come();
    await settle();
    expect(dialog()).not.toBeNull();
  });
});

test('a menu whose list comes late opens by the first press and gives the focus back', async () => {
  const list = arriving(function List({ menu, ...props }: OverlayProps & { menu: MenuParts }) {
    return (
      <LateMenu menu={menu} {...props} position="bottom-end" width={180}>
        <Menu.Item>Duplicate</Menu.Item>
      </LateMenu>
    );
  });
  const Late = lateOverlay(list.load);

  function Page() {
    const { buttonProps, listProps } = useMenuButton();

    return (
      <>
        <button type="button" {...buttonProps}>
          More
        </button>
        <Late {...listProps} />
      </>
    );
  }
  const { container } = await renderClient(<Page />);
  const button = container.querySelector('button');

  button?.focus();
  await click(button);
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  await list.answer()?.come();
  await settle();
  const item = document.querySelector('[role="menuitem"]');

  expect(document.activeElement).toBe(item);
  await press('Escape');
  await settle();
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});
