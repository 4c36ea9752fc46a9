import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPlaneDeparture } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { readToday, useToday } from '#client/lib/hydration.ts';
import { PlaceChoices } from './asked-back.tsx';
import { FinalDetailsStep } from './final-details-step.tsx';
import { GeneratingPanel } from './generating-panel.tsx';
import type { Progress } from './plan-trip-state.ts';
import classes from './preference-wizard.module.css';
import { PreferencesStep } from './preferences-step.tsx';
import { ProblemNotice, useNewInView } from './problem-notice.tsx';
import { TripTypeStep } from './trip-type-step.tsx';
import { validateForm } from './validate-form.ts';
import { useProblemToast } from './use-problem-toast.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { WizardProgress } from './wizard-progress.tsx';
import {
  firstBlockedStep,
  type Notice,
  stepProblem,
  UNEXPECTED_FAILURE,
  type WizardStep,
} from './wizard-steps.ts';

const HEADINGS = [
  'What kind of trip is it?',
  'How do you like to travel?',
  'Last details',
] as const;

export type PreferenceWizardProps = {
  form: WizardForm;
  step: WizardStep;
  isGenerating: boolean;
  progress: Progress | undefined;
  words: string | undefined;
  /** Why the last attempt came to nothing; told on the step that it was sent from. */
  problem?: Notice | undefined;
  onStep: (step: WizardStep) => void;
  onSubmit: () => void;
  onStop: () => void;
};

/** The three-step form. Continue leaves a step only when its fields validate. */
export function PreferenceWizard(props: PreferenceWizardProps) {
  const { form, step, isGenerating, onStep, onSubmit } = props;
  const today = useToday();
  const slide = useSlide(step, isGenerating);
  // After the slide, which goes to the top.
  const notice = useNewInView(props.problem);
  const showProblem = useProblemToast(stepProblem(step, form.errors));

  const goOn = () => {
    try {
      // Read anew: a form may stay open past midnight, and a day that was ahead when its step was left has come.
      const found = validateForm(form.getValues(), readToday());
      form.setErrors(found);
      form.setTouched(Object.fromEntries(Object.keys(found).map((path) => [path, true])));
      const at = step === 2 ? (firstBlockedStep(found) ?? step) : step;
      const problem = stepProblem(at, found);

      if (at !== step) onStep(at);
      if (problem) showProblem(problem);
      else if (step === 2) onSubmit();
      else onStep(step === 0 ? 1 : 2);
    } catch {
      showProblem(UNEXPECTED_FAILURE);
    }
  };

  return (
    <form
      className={classes.wizard}
      // Sent before the page is hydrated, it leaves nothing: outside a dialog this method does nothing.
      method="dialog"
      noValidate
      aria-label="Trip preferences"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGenerating) goOn();
      }}
    >
      <div className={classes.head}>
        <h1 className={classes.title}>Plan your trip</h1>
        <WizardProgress step={step} />
      </div>
      <div className={classes.stage}>
        {isGenerating ? (
          <GeneratingPanel progress={props.progress} words={props.words} onStop={props.onStop} />
        ) : (
          <div key={step} className={classes.slide} data-from={slide.from}>
            <h2 ref={slide.heading} className={classes.heading} tabIndex={-1}>
              {HEADINGS[step]}
            </h2>
            {step === 0 && <TripTypeStep form={form} today={today} />}
            {step === 1 && <PreferencesStep form={form} />}
            {step === 2 && <FinalDetailsStep form={form} />}
          </div>
        )}
      </div>
      {step === 2 && !isGenerating && props.problem && (
        <Refusal notice={notice} problem={props.problem} form={form} />
      )}
      <div className={classes.buttons}>
        {step > 0 && !isGenerating && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
            onClick={() => onStep(step === 2 ? 1 : 0)}
          >
            Back
          </Button>
        )}
        <NextButton
          step={step}
          isBusiness={form.values.tripType === 'business'}
          isGenerating={isGenerating}
        />
      </div>
    </form>
  );
}

type RefusalProps = {
  notice: RefObject<HTMLDivElement | null>;
  problem: Notice;
  form: WizardForm;
};

/** Why the last attempt came to nothing, with the places that may be meant when one is not clear. */
function Refusal({ notice, problem, form }: RefusalProps) {
  const { candidates = [] } = problem;

  return (
    <>
      <ProblemNotice ref={notice} problem={problem} />
      {candidates.length > 0 && (
        <PlaceChoices question="Which place do you mean?" candidates={candidates} form={form} />
      )}
    </>
  );
}

function NextButton({
  step,
  isBusiness,
  isGenerating,
}: {
  step: WizardStep;
  isBusiness: boolean;
  isGenerating: boolean;
}) {
  if (isGenerating)
    return (
      <Button className={classes.next} size="lg" disabled>
        Generating Trip...
      </Button>
    );
  if (step < 2) {
    return (
      <Button
        className={classes.next}
        type="submit"
        size="lg"
        rightSection={<IconArrowRight size={20} aria-hidden="true" />}
      >
        Continue
      </Button>
    );
  }

  return (
    <Button
      className={classes.next}
      type="submit"
      size="lg"
      leftSection={<IconPlaneDeparture size={20} aria-hidden="true" />}
    >
      {isBusiness ? 'Generate My Business Trip' : 'Generate My Perfect Trip'}
    </Button>
  );
}

/**
 * Which side a step comes in from, and the focus on its heading so that readers hear where they are: at another
 * step, and at the same one once a generation was stopped or failed.
 */
function useSlide(step: WizardStep, isGenerating: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef({ step, isGenerating });
  const from =
    step === previous.current.step ? undefined : step > previous.current.step ? 'right' : 'left';

  useEffect(() => {
    const isBack = previous.current.isGenerating && !isGenerating;
    const isOther = previous.current.step !== step;

    previous.current = { step, isGenerating };
    if (!isOther && !isBack) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step, isGenerating]);

  return { heading, from };
}
