import { PreferenceWizard, type PreferenceWizardProps } from '../preference-wizard.tsx';
import type { FormValues } from '../form-values.ts';
import { useWizardForm } from '../use-wizard-form.ts';

type Props = Partial<Omit<PreferenceWizardProps, 'form'>> & { values: FormValues };

/** The wizard with a form of its own that begins with `values`. */
export function WizardAt({ values, ...props }: Props) {
  const form = useWizardForm(values);

  return (
    <PreferenceWizard
      form={form}
      step={2}
      isGenerating={false}
      progress={undefined}
      words={undefined}
      onStep={() => undefined}
      onSubmit={() => undefined}
      onStop={() => undefined}
      {...props}
    />
  );
}
