import type { FormValues } from './form-values.ts';
import type { FormErrors } from './validate-form.ts';

/** What every step of the wizard is given: the values, their errors, and a way to change them. */
export type StepProps = {
  values: FormValues;
  errors: FormErrors;
  onChange: (values: Partial<FormValues>) => void;
};
