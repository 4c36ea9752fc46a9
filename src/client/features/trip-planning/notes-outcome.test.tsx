import { expect, test } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import type { WishOutcome } from '#shared/generation/generated-trip.schema.ts';
import { NotesOutcome } from './notes-outcome.tsx';

const vegan: WishOutcome = { text: 'Vegan', state: 'kept', detail: 'Every meal is.' };
const alhambra: WishOutcome = {
  text: 'Must see: Alhambra',
  state: 'missed',
  detail: 'It lies in Granada.',
};

test('[PREV-05] tells wish by wish what was kept, in words for those who see no marks', async () => {
  const { container } = await renderClient(<NotesOutcome wishes={[vegan, alhambra]} />);
  const card = container.querySelector('section[aria-label="From your notes"]');

  expect([...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Vegan: Kept.Every meal is.',
    'Must see: Alhambra: Could not be kept.It lies in Granada.',
  ]);
  expect(card?.textContent).toContain('1 of 2 wishes are fully in your plan.');
});

test('says so plainly when all was kept, and nothing when nothing was asked', async () => {
  const all = await renderClient(<NotesOutcome wishes={[vegan]} />);
  const none = await renderClient(<NotesOutcome wishes={[]} />);

  expect(all.container.textContent).toContain('Your wish is in your plan.');
  expect(none.container.querySelector('section')).toBeNull();
});
