import type { WizardForm } from './use-wizard-form.ts';

/** What every step of the wizard is given. */
export type StepProps = { form: WizardForm };
