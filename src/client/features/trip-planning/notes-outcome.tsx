import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import type { WishOutcome } from '#shared/generation/generated-trip.schema.ts';
import classes from './notes-outcome.module.css';

const MARKS = {
  kept: { icon: IconCircleCheck, words: 'Kept' },
  partly: { icon: IconCircleHalf2, words: 'Partly kept' },
  missed: { icon: IconCircleX, words: 'Could not be kept' },
} as const;

/** What was understood of the notes, wish by wish: what the plan keeps, and why something could not be kept. */
export function NotesOutcome({ wishes }: { wishes: readonly WishOutcome[] }) {
  if (wishes.length === 0) return null;
  return (
    <section className={classes.card} aria-label="From your notes">
      <h3 className={classes.title}>From your notes</h3>
      <p className={classes.summary}>{summary(wishes)}</p>
      <ul className={classes.wishes}>
        {wishes.map(({ text, state, detail }) => {
          const { icon: Icon, words } = MARKS[state];

          return (
            <li key={text} className={classes.wish}>
              <Icon size={20} stroke={1.8} className={classes[state]} aria-hidden="true" />
              <div>
                <p className={classes.text}>
                  {text}
                  <VisuallyHidden>{`: ${words}.`}</VisuallyHidden>
                </p>
                <p className={classes.detail}>{detail}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "Both wishes are in your plan.", "2 of 3 wishes are fully in your plan." */
function summary(wishes: readonly WishOutcome[]): string {
  const kept = wishes.filter(({ state }) => state === 'kept').length;

  if (kept < wishes.length) return `${kept} of ${wishes.length} wishes are fully in your plan.`;
  if (kept === 1) return 'Your wish is in your plan.';
  return kept === 2 ? 'Both wishes are in your plan.' : `All ${kept} wishes are in your plan.`;
}
