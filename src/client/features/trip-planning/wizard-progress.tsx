import { IconCheck } from '@tabler/icons-react';
import classes from './wizard-progress.module.css';
import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts';

/** How far the wizard is: a route line with three stops, and the same as a progress bar for readers. */
export function WizardProgress({ step }: { step: WizardStep }) {
  return (
    <div className={classes.progress}>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label="Trip planning progress"
        aria-valuemin={1}
        aria-valuemax={WIZARD_STEPS.length}
        aria-valuenow={step + 1}
        aria-valuetext={`Step ${step + 1} of ${WIZARD_STEPS.length}: ${WIZARD_STEPS[step]}`}
      >
        <div className={classes.fill} style={{ '--done': step / (WIZARD_STEPS.length - 1) }} />
      </div>
      <ol className={classes.stops}>
        {WIZARD_STEPS.map((label, index) => (
          <li
            key={label}
            className={classes.stop}
            data-state={index < step ? 'done' : index === step ? 'here' : 'ahead'}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className={classes.dot} aria-hidden="true">
              {index < step ? <IconCheck size={16} stroke={3} /> : index + 1}
            </span>
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
