import { useId, useState } from 'react';
import classes from './clamped-text.module.css';

/** A paragraph of which the first line shows, and the rest on demand. */
export function ClampedText({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <div className={classes.clamped}>
      <p id={id} className={classes.text} data-open={isOpen || undefined}>
        {children}
      </p>
      <button
        type="button"
        className={classes.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Less' : 'More'}
      </button>
    </div>
  );
}
