import type { Ref } from 'react';
import classes from './another-trip-notice.module.css';

type AnotherTripNoticeProps = {
  /** How many places were shown so far. */
  count: number;
  onSkip: () => void;
  ref: Ref<HTMLDivElement>;
};

/** After "Been There": what is kept, what is left out, and the short way to the next trip. */
export function AnotherTripNotice({ count, onSkip, ref }: AnotherTripNoticeProps) {
  return (
    <div ref={ref} className={classes.notice} tabIndex={-1}>
      <p className={classes.text}>
        {count === 1
          ? 'Your choices are kept. The place you have just seen is left out next time.'
          : `Your choices are kept. The ${count} places you have seen are left out next time.`}
      </p>
      <button type="button" className={classes.skip} onClick={onSkip}>
        Go straight to the last step
      </button>
    </div>
  );
}
