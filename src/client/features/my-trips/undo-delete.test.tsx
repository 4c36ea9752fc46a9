import { useState } from 'react';
import { expect, test } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import type { TripCard } from '#shared/trips/trip.schema.ts';
import { UndoDelete } from './undo-delete.tsx';

const trip = { id: 7, title: 'Spring in Rome', isSurprise: false } as TripCard;

function Page({ cards }: { cards: number }) {
  const [isDeleted, setDeleted] = useState(true);
  const done = () => setDeleted(false);

  return (
    <main id="main" tabIndex={-1}>
      {Array.from({ length: cards }, (_, index) => (
        <article key={index} aria-posinset={index + 1}>
          <button type="button">more {index + 1}</button>
        </article>
      ))}
      {isDeleted && (
        <UndoDelete trip={trip} position={2} isRestoring={false} onUndo={done} onDismiss={done} />
      )}
    </main>
  );
}

async function pressWith(cards: number, label: 'Undo' | 'Dismiss') {
  const { container } = await renderClient(<Page cards={cards} />);
  const button = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === label,
  );

  button?.focus();
  await click(button);
  const { activeElement } = document;

  return activeElement?.id || activeElement?.textContent;
}

test('the focus goes to the card that stands where the deleted one stood', async () => {
  expect(await pressWith(3, 'Undo')).toBe('more 2');
  expect(await pressWith(3, 'Dismiss')).toBe('more 2');
});

test('with no card there, the focus is on the page', async () => {
  expect(await pressWith(1, 'Undo')).toBe('main');
});
