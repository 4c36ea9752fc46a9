import { MantineProvider, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import { shownToast } from '#client/testing/shown-toast.ts';
import { DayField } from './day-field.tsx';
import { Dialog } from './dialog.tsx';
import { lazyDialog, type OverlayProps } from './lazy-dialog.tsx';
import { MenuList } from './menu-list.tsx';
import { useMenuButton, type MenuParts } from './use-menu-button.ts';

function RenameDialog({ isOpen, onClose }: OverlayProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Rename trip" transitionProps={{ duration: 0 }}>
      <input aria-label="Title" data-autofocus />
    </Dialog>
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
  const code = arriving(RenameDialog);
  const Late = lazyDialog(code.load);

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
const pressKey = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const press = (key: string) => act(async () => void pressKey(key));
/** The focus is moved a moment later, once the page has settled. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

afterEach(() => notifications.clean());

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

  test('that is closed before its code has come stays closed, and the focus where it was', async () => {
    const { press: pressButton, answer, button } = await renderDialog();

    await pressButton();
    await press('Escape');
    await answer()?.come();
    await settle();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(button);

    await pressButton();
    await answer()?.come();
    await settle();
    expect(dialog()).not.toBeNull();
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

/** Without a layout, every button is out of view. */
const FADING_THEME = { components: { Popover: { defaultProps: { hideDetached: false } } } };

/** Transitions take their time here, as they do for a traveller. */
function Fading({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={FADING_THEME}
      env="default"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

/** Tells the moment in which it is drawn, before anything has looked for the focus. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(() => queueMicrotask(onDrawn), [onDrawn]);
  return null;
}

async function renderMenu(onDrawn = () => {}) {
  const list = arriving(function List({ menu, ...props }: OverlayProps & { menu: MenuParts }) {
    return (
      <MenuList menu={menu} {...props} position="bottom-end" width={180}>
        <Menu.Item>Duplicate</Menu.Item>
        <Drawn onDrawn={onDrawn} />
      </MenuList>
    );
  });
  const Late = lazyDialog(list.load);

  function Page() {
    const { buttonProps, listProps } = useMenuButton();

    return (
      <Fading>
        <button type="button" {...buttonProps}>
          More
        </button>
        <Late {...listProps} />
      </Fading>
    );
  }
  const { container } = await renderClient(<Page />);
  const button = container.querySelector('button');

  button?.focus();
  await click(button);
  return { ...list, button };
}

const item = () => document.querySelector('[role="menuitem"]');
/** Until what opens has opened, and what closes has gone. */
const fade = () => act(async () => new Promise((resolve) => setTimeout(resolve, 300)));

describe('a menu whose list comes late', () => {
  test('opens by the first press and gives the focus back', async () => {
    const { button, answer } = await renderMenu();

    expect(button?.getAttribute('aria-expanded')).toBe('true');
    await answer()?.come();
    await fade();
    expect(document.activeElement).toBe(item());
    await press('Escape');
    await fade();
    expect(item()).toBeNull();
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  test('closed as it opens, before it has the focus, leaves that on its button', async () => {
    const { button, answer } = await renderMenu(() => pressKey('Escape'));

    await answer()?.come();
    await settle();
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
    await fade();
    expect(item()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('closed before it has come stays closed', async () => {
    const { button, answer } = await renderMenu();

    await press('Escape');
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    await answer()?.come();
    await fade();
    expect(item()).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

test('a dialog closed as it opens, before it has the focus, leaves that on its button', async () => {
  const escape = () => pressKey('Escape');

  function Page() {
    const [isOpen, setOpen] = useState(false);

    return (
      <Fading>
        <button type="button" onClick={() => setOpen(true)}>
          Rename
        </button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Rename trip">
          <Drawn onDrawn={escape} />
        </Dialog>
      </Fading>
    );
  }
  const { container } = await renderClient(<Page />);
  const button = container.querySelector('button');

  button?.focus();
  await click(button);
  await settle();
  expect(document.activeElement).toBe(button);
  await fade();
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(button);
});

describe('a calendar in a dialog', { timeout: 20_000 }, () => {
  beforeAll(() => import('./day-popover.tsx'), 20_000);

  async function renderDates() {
    const onClose = vi.fn();

    await renderClient(
      <Dialog isOpen onClose={onClose} title="Edit Trip">
        <DayField
          label="Start date"
          value="2026-06-01"
          onChange={() => {}}
          min="2026-05-01"
          openAt="2026-06-01"
        />
      </Dialog>,
    );
    await settle();
    const field = document.querySelector<HTMLElement>('[aria-haspopup="dialog"]');

    field?.focus();
    await click(field);
    return { field, onClose };
  }
  const calendar = () => document.querySelector('[aria-label="Start date calendar"]');

  test.each(['June 1', 'Next month', 'Clear'])('hears Escape alone, on %s', async (control) => {
    const { field, onClose } = await renderDates();

    await settle();
    findControl(control)?.focus();
    expect(document.activeElement?.closest('[role="dialog"]')).toBe(calendar());
    await press('Escape');
    await settle();
    expect(calendar()).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(onClose).not.toHaveBeenCalled();

    await press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('and before it has come too', async () => {
    const { field, onClose } = await renderDates();

    await press('Escape');
    expect(field?.getAttribute('aria-expanded')).toBe('false');
    expect(onClose).not.toHaveBeenCalled();
  });

  function findControl(name: string) {
    return [...(calendar()?.querySelectorAll('button') ?? [])].find((button) =>
      `${button.getAttribute('aria-label')} ${button.textContent}`.includes(name),
    );
  }
});
