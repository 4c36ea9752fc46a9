import { useEffect, useRef } from 'react';
import classes from './another-trip-notice.module.css';

/** After "Been There": what is kept, what is left out, and the short way to the next trip. */
export function AnotherTripNotice({ count, onSkip }: { count: number; onSkip: () => void }) {
  const notice = useRef<HTMLParagraphElement>(null);

  // The button that led here is gone with the preview.
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);

  return (
    <p ref={notice} className={classes.notice} tabIndex={-1}>
      <span>
        {count === 1
          ? 'Your choices are kept. The place you have just seen is left out next time.'
          : `Your choices are kept. The ${count} places you have seen are left out next time.`}
      </span>
      <button type="button" className={classes.skip} onClick={onSkip}>Go straight to the last step</button>
    </p>
  );
}
