import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import { useOpenerFocus } from './use-opener-focus.ts';

function Overlay({
  name,
  isOpen,
  onPress,
}: {
  name: string;
  isOpen: boolean;
  onPress: () => void;
}) {
  useOpenerFocus(isOpen);
  return (
    <div inert={!isOpen}>
      <button type="button" onClick={onPress}>
        {name}
      </button>
    </div>
  );
}

/** The dialog stands before the menu, so that nothing depends on which of them is told first. */
function Page({ isGoneOnClose = false }) {
  const [open, setOpen] = useState<string>();
  const [hasOpener, setHasOpener] = useState(true);
  const close = () => {
    setOpen(undefined);
    if (isGoneOnClose) setHasOpener(false);
  };

  return (
    <main id="main" tabIndex={-1}>
      <Overlay name="dialog" isOpen={open === 'dialog'} onPress={close} />
      {hasOpener && (
        <button type="button" onClick={() => setOpen('menu')}>
          opener
        </button>
      )}
      {hasOpener && (
        <Overlay name="menu" isOpen={open === 'menu'} onPress={() => setOpen('dialog')} />
      )}
      {open === 'menu' && (
        <button type="button" onClick={close}>
          beside
        </button>
      )}
    </main>
  );
}

const named = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const focus = (name: string) => act(async () => named(name)?.focus());
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

async function openMenu(isGoneOnClose = false) {
  await renderClient(<Page isGoneOnClose={isGoneOnClose} />);
  await focus('opener');
  await click(named('opener'));
}

test('a dialog chosen in a menu gives the focus to what opened the menu', async () => {
  await openMenu();
  await focus('menu');
  await click(named('menu'));
  expect(document.activeElement).toBe(named('opener'));

  await focus('dialog');
  await click(named('dialog'));
  expect(document.activeElement).toBe(named('opener'));
});

test('what is closed while the focus was still on its opener takes it no more', async () => {
  await openMenu();
  await click(named('beside'));
  await focus('menu');
  await settle();
  expect(document.activeElement).toBe(named('opener'));
});

test('the focus stays where the traveller has taken it meanwhile', async () => {
  await openMenu();
  await focus('menu');
  await click(named('menu'));
  await focus('opener');
  await act(async () => document.querySelector('main')?.focus());
  await click(named('dialog'));
  await settle();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('with its opener gone, the focus is on the page itself', async () => {
  await openMenu(true);
  await focus('menu');
  await click(named('menu'));
  await focus('dialog');
  await click(named('dialog'));
  await settle();
  expect(document.activeElement).toBe(document.querySelector('main'));
});
