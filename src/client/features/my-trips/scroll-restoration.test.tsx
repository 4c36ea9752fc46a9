import { act, useState } from 'react';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import { useKeptScroll } from './scroll-restoration.ts';

const ROW = { key: 0, index: 0, start: 0, end: 300, size: 300, lane: 0 };

function Cards() {
  useKeptScroll({ hasRows: false });
  return null;
}

function Rows() {
  const { rowsFor, remember } = useKeptScroll({ hasRows: true });

  remember(1, () => [ROW]);
  return <output>{rowsFor(1).length}</output>;
}

/** The first cards of a list, and its rows once somebody scrolls. */
function List({ isWindowed = false }) {
  const [hasRows, setHasRows] = useState(isWindowed);

  return (
    <button type="button" onClick={() => setHasRows(true)}>
      {hasRows ? <Rows /> : <Cards />}
    </button>
  );
}

test('a list comes back to its place once, and rows that come later leave it where it is', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const open = async (isWindowed?: boolean) => {
    scroll.mockClear();
    const list = await renderClient(<List {...(isWindowed && { isWindowed })} />);

    await act(() => wait(5));
    return list;
  };

  await (await open()).unmount();
  const back = await open();

  expect(scroll).toHaveBeenCalledTimes(1);
  await click(back.container.querySelector('button'));
  await act(() => wait(5));
  expect(scroll).toHaveBeenCalledTimes(1);
  await back.unmount();

  const { container } = await open(true);

  expect(scroll).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('1');
});
