import type { ReactNode } from 'react';
import classes from './field-error.module.css';

/** A field's error as the text fields show theirs, announced as it appears. The live region is always there, or readers miss the first one. */
export function FieldError({ id, message }: { id: string; message?: ReactNode }) {
  return (
    <div id={id} className={classes.error} aria-live="polite">
      {message}
    </div>
  );
}
