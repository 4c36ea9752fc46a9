import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { readToday } from '#client/lib/hydration.ts';
import type { FormValues } from './form-values.ts';
import { validateForm } from './validate-form.ts';

export type WizardForm = UseFormReturnType<FormValues>;

const checkForm = (values: FormValues) => validateForm(values, readToday());

/**
 * The wizard's form. Every change checks all of it, for its rules look at fields together; dates are compared with
 * the browser's own day.
 */
export function useWizardForm(
  initialValues: FormValues,
  onValuesChange?: (values: FormValues) => void,
): WizardForm {
  const form = useForm<FormValues>({
    initialValues,
    validate: checkForm,
    clearInputErrorOnChange: false,
    ...(onValuesChange && { onValuesChange }),
  });
  const { values, validate } = form;

  useEffect(() => void validate(), [values, validate]);
  return form;
}
