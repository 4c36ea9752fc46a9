import type { ReactNode } from 'react';
import classes from './sample-note.module.css';

/** Says in one line that what follows is made up, and what its links lead to. */
export function SampleNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}
