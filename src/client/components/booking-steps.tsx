import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import classes from './booking-steps.module.css';

const STEPS = [
  { label: 'Choose', to: paths.booking },
  { label: 'Review', to: paths.tripReview },
  { label: 'Pay', to: paths.checkout },
] as const;

type BookingStepsProps = { tripId: number; current: (typeof STEPS)[number]['label'] };

/** The first line of a page of booking: the way back, and where the traveller stands. */
export function BookingTop({ back, ...steps }: BookingStepsProps & { back: ReactNode }) {
  return (
    <div className={classes.top}>
      {back}
      <BookingSteps {...steps} />
    </div>
  );
}

/** Where a traveller stands between choosing and paying; what lies behind can be gone back to. */
export function BookingSteps({ tripId, current }: BookingStepsProps) {
  const at = STEPS.findIndex(({ label }) => label === current);

  return (
    <nav aria-label="Booking steps">
      <ol className={classes.steps}>
        {STEPS.map(({ label, to }, index) => (
          <li key={label} data-state={index < at ? 'done' : index === at ? 'current' : undefined}>
            <span className={classes.mark} aria-hidden="true">
              {index < at ? <IconCheck size={14} stroke={3} /> : index + 1}
            </span>
            {index < at ? (
              <Link to={to(tripId)}>{label}</Link>
            ) : (
              <span aria-current={index === at ? 'step' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
