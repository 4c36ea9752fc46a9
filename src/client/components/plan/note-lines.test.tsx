import { act } from 'react';
import { expect, test } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import { NoteLines } from './note-lines.tsx';

const notes = (count: number) => Array.from({ length: count }, (_, index) => `Note ${index}.`);

test('a long list of notes shows its first, and all of them on demand', async () => {
  const { container } = await renderClient(<NoteLines notes={notes(12)} />);
  const more = container.querySelector('button');

  expect(container.querySelectorAll('li')).toHaveLength(8);
  expect(more?.textContent).toBe('Show all 12 notes');
  await act(async () => more?.click());
  expect(container.querySelectorAll('li')).toHaveLength(12);
  expect(more?.getAttribute('aria-expanded')).toBe('true');
});

test('two more than are shown are not worth a button', async () => {
  const { container } = await renderClient(<NoteLines notes={notes(10)} />);

  expect(container.querySelectorAll('li')).toHaveLength(10);
  expect(container.querySelector('button')).toBeNull();
});
