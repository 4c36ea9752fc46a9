import { act } from 'react';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import { useSavedBoards } from './use-saved-boards.ts';

function Boards() {
  const { query, boards } = useSavedBoards();

  return (
    <button type="button" disabled={!query.hasNextPage} onClick={() => void query.fetchNextPage()}>
      {`${boards?.length}, down to ${boards?.at(-1)?.id}`}
    </button>
  );
}

test('[MOOD-03] boards beyond the first hundred come on demand, down to the oldest', async () => {
  const { container, unmount } = await renderClient(<Boards />, {
    answers: {
      'moodBoard.list': (input) => {
        const { cursor = 131 } = input as { cursor?: number };

        return Array.from({ length: 130 }, (_, index) => ({ id: 130 - index }))
          .filter(({ id }) => id < cursor)
          .slice(0, 100);
      },
    },
  });
  const button = () => container.querySelector('button');

  await act(() => wait(50));
  expect(button()?.textContent).toBe('100, down to 31');
  await click(button());
  await act(() => wait(50));
  expect(button()?.textContent).toBe('130, down to 1');
  expect(button()?.disabled).toBe(true);
  await unmount();
});
