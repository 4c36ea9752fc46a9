import { expect, test } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import { defaultFormValues } from './form-values.ts';
import { WizardAt } from './testing/wizard-at.tsx';
import type { WizardStep } from './wizard-steps.ts';

// The test's browser has no fonts, which the notes listen to.
Object.assign(document, { fonts: new EventTarget() });

const REASON = 'Nothing fits these dates. Return a day later, on Jun 3, 2027, and it works.';

async function wizardAt(step: WizardStep, isGenerating = false) {
  const { container } = await renderClient(
    <WizardAt
      values={defaultFormValues('complete', '2027-06-01')}
      step={step}
      isGenerating={isGenerating}
      problem={{ title: 'Your trip was not planned', text: REASON }}
    />,
  );

  return container;
}

test('[PLAN-20] why a trip was refused is told on the step that it was sent from', async () => {
  const wizard = await wizardAt(2);

  expect(wizard.textContent).toContain(REASON);
  // The toast says it aloud; twice would be once too often.
  expect(wizard.querySelector('[role="alert"]')).toBeNull();
  expect((await wizardAt(1)).textContent).not.toContain(REASON);
  expect((await wizardAt(2, true)).textContent).not.toContain(REASON);
});
