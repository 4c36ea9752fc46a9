import { expect, test } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import type { UnderstoodTown } from '#shared/preferences/understanding.schema.ts';
import { MeantTowns } from './meant-towns.tsx';

const towns: UnderstoodTown[] = [
  { field: 'destinations', said: 'Lissabon', name: 'Lisbon, Portugal' },
  { field: 'additionalPreferences', said: 'Mailand', name: 'Milan, Italy' },
];

test('[PLAN-08] says what a name was understood as, and leads back to it', async () => {
  const textarea = document.body.appendChild(document.createElement('textarea'));

  textarea.value = 'Oslo, then Lissabon';
  const { container } = await renderClient(
    <MeantTowns towns={towns} field="destinations" box={{ current: textarea }} />,
  );

  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Understood as Lisbon, PortugalChange',
  ]);
  await click(container.querySelector('button[aria-label="Change “Lissabon”"]'));
  expect(document.activeElement).toBe(textarea);
  expect(textarea.value.slice(textarea.selectionStart, textarea.selectionEnd)).toBe('Lissabon');
});
