import { IconLock } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { paths } from '#client/lib/paths.ts';
import classes from './mystery-call.module.css';

const HINTS = [
  {
    when: '14 days before',
    text: 'Days are mild, evenings cool. Pack layers and shoes for cobblestones.',
  },
  { when: '7 days before', text: 'Your flight takes less than three hours.' },
  { when: '3 days before', text: undefined },
  { when: 'Day 1', text: undefined },
] as const;

/** The closing invitation: a mystery adventure whose hints unseal one after another. */
export function MysteryCall() {
  return (
    <section className={classes.section} aria-labelledby="mystery-title">
      <div className={classes.inner}>
        <div>
          <h2 id="mystery-title" className={classes.title}>
            Ready for a mystery adventure?
          </h2>
          <p className={classes.text}>
            Give us your dates, your budget and what makes you happy. We choose the place, plan the
            days and keep the secret. You get hints, and the joy of not knowing yet.
          </p>
          <ButtonLink to={paths.planTrip('surprise')} look="bright" size="lg">
            Start My Surprise Journey
          </ButtonLink>
        </div>
        <ol className={classes.hints} aria-label="How hints unseal">
          {HINTS.map(({ when, text }) => (
            <li key={when} className={classes.hint} data-sealed={text === undefined || undefined}>
              <span className={classes.when}>{when}</span>
              {text ?? (
                <span className={classes.sealed}>
                  <IconLock size={16} aria-hidden="true" /> Still sealed
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
