import type { ReactNode } from 'react';
import type { WizardForm } from '../use-wizard-form.ts';

/** A field's props; its error waits until the traveller has been there, or has tried to go on. */
export function fieldProps(form: WizardForm, path: string) {
  const { error, ...props } = form.getInputProps(path);

  return { ...props, error: form.isTouched(path) ? (error as ReactNode) : undefined };
}
