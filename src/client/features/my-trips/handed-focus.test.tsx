import { act, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import { useHandedFocus, type HandedFocus } from './handed-focus.ts';

function Cards({ handed, isLate = false }: { handed: HandedFocus; isLate?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const [hasRows, setHasRows] = useState(!isLate);

  useHandedFocus(frame, handed);
  return (
    <div ref={frame} data-drawing={isLate ? 'rows' : 'first'}>
      {!hasRows && (
        <button type="button" id="draw" onClick={() => setHasRows(true)}>
          draw
        </button>
      )}
      {hasRows &&
        ['1', '2'].map((position) => (
          <article key={position} aria-posinset={Number(position)}>
            <a href="#trip">trip {position}</a>
            <button type="button">more {position}</button>
          </article>
        ))}
    </div>
  );
}

function List() {
  const handed: HandedFocus = useRef(undefined);
  const [isLong, setLong] = useState(false);

  return (
    <main>
      <button type="button" id="scroll" onClick={() => setLong(true)}>
        scroll
      </button>
      {isLong ? <Cards key="rows" handed={handed} isLate /> : <Cards key="first" handed={handed} />}
    </main>
  );
}

async function replaceWithFocusOn(text: string) {
  const { container } = await renderClient(<List />);
  const named = (name: string) =>
    [...container.querySelectorAll<HTMLElement>('a, button')].find(
      ({ textContent }) => textContent === name,
    );

  await act(async () => named(text)?.focus());
  await click(container.querySelector('#scroll'));
  return { container, named };
}

test('[MINE-01] a card that is drawn anew takes the focus from the one before', async () => {
  const { container, named } = await replaceWithFocusOn('more 2');

  expect(document.activeElement).toBe(document.body);
  await click(container.querySelector('#draw'));
  expect(document.activeElement).toBe(named('more 2'));
  expect(named('more 2')?.closest('[data-drawing]')?.getAttribute('data-drawing')).toBe('rows');
});

test('a focus that was outside the cards stays where it is', async () => {
  const { container, named } = await replaceWithFocusOn('scroll');

  await click(container.querySelector('#draw'));
  expect(document.activeElement).toBe(named('scroll'));
});
