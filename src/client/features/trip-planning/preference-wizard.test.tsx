import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { click, renderClient } from '#client/testing/render.tsx';
import { shownToast } from '#client/testing/shown-toast.ts';
import { addDays, localToday } from '#shared/dates.ts';
import { defaultFormValues, type FormValues } from './form-values.ts';
import { WizardAt } from './testing/wizard-at.tsx';

// The test's browser has no fonts, which the notes listen to.
Object.assign(document, { fonts: new EventTarget() });

const today = localToday(new Date());
const good: FormValues = {
  ...defaultFormValues('complete', today),
  departureDate: addDays(today, 3),
  returnDate: addDays(today, 6),
  travelers: '2',
  budget: 'Moderate ($$)',
  interests: ['History'],
};

/** Presses the button of the last step. */
async function generate(changes: Partial<FormValues>) {
  const onStep = vi.fn();
  const onSubmit = vi.fn();
  const { container } = await renderClient(
    <WizardAt values={{ ...good, ...changes }} onStep={onStep} onSubmit={onSubmit} />,
  );

  await click(container.querySelector('button[type="submit"]'));
  return { steps: onStep.mock.calls, isSent: onSubmit.mock.calls.length > 0 };
}

test('a form that is in order is sent from its last step', async () => {
  expect(await generate({})).toEqual({ steps: [], isSent: true });
});

test('[PLAN-13] a departure that has come meanwhile leads back to its step, and says so', async () => {
  expect(await generate({ departureDate: today })).toEqual({ steps: [[0]], isSent: false });
  expect(shownToast()?.title).toBe('Please check your inputs');
});

test('[PLAN-15] of several steps that are not in order the first is shown', async () => {
  const changes = { travelers: '', additionalPreferences: 'x'.repeat(5000) };

  expect(await generate(changes)).toEqual({ steps: [[1]], isSent: false });
});

function StoppableWizard() {
  const [isGenerating, setGenerating] = useState(true);

  return <WizardAt values={good} isGenerating={isGenerating} onStop={() => setGenerating(false)} />;
}

test('a place that is not clear is asked back with the places that may be meant', async () => {
  const georgetown = (id: string, country: string, countryName: string) => ({
    kind: 'town' as const,
    id,
    name: 'Georgetown',
    country,
    lat: 6,
    lon: -58,
    label: `Georgetown, ${countryName}`,
    countryName,
  });
  const candidates = [georgetown('geo-1', 'GY', 'Guyana'), georgetown('geo-2', 'US', 'Texas')];
  const { container } = await renderClient(
    <WizardAt
      values={good}
      problem={{ title: 'Not planned', text: 'Which Georgetown?', candidates }}
    />,
  );
  const choices = [...container.querySelectorAll<HTMLElement>('[aria-pressed]')].filter(
    ({ textContent }) => textContent?.startsWith('Georgetown'),
  );

  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'GeorgetownGuyana',
    'GeorgetownTexas',
  ]);
  await click(choices[1]);
  expect(choices[1]?.getAttribute('aria-pressed')).toBe('true');
  expect(container.textContent).toContain('Georgetown · ');
});

test('a stopped generation leaves the focus at the step, not nowhere', async () => {
  const { container } = await renderClient(<StoppableWizard />);
  const stop = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Stop and go back',
  );

  await click(stop);
  expect(document.activeElement?.textContent).toBe('Last details');
});
