import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { LoadingStar } from '#client/components/star-mark.tsx';
import classes from './generating-panel.module.css';
import { lastSentence } from './last-sentence.ts';
import type { Progress } from './plan-trip-state.ts';

/** Shown until the first word of the generation arrives. */
const FIRST_WORDS = 'Saving what you told us';

type GeneratingPanelProps = {
  progress: Progress | undefined;
  /** What a model has written so far. */
  words: string | undefined;
  onStop: () => void;
};

/** The wait: the star turns, the stage is told as it changes, the bar moves on. */
export function GeneratingPanel({ progress, words, onStop }: GeneratingPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const percent = Math.round((progress?.progress ?? 0) * 100);

  // The button that had the focus is disabled now; without this the keyboard would start at the top.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <section ref={panel} className={classes.panel} tabIndex={-1} aria-label="Generating your trip">
      <LoadingStar size={112} label={progress?.text ?? FIRST_WORDS} />
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Generation progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={classes.fill} style={{ '--done': percent / 100 }} />
      </div>
      <Words text={words ?? ''} />
      <button type="button" className={classes.stop} onClick={onStop}>
        Stop and go back
      </button>
    </section>
  );
}

/** Words as they are written: the last lines, in a space that is there from the start; read out by the sentence. */
function Words({ text }: { text: string }) {
  return (
    <>
      <div className={classes.words} aria-hidden="true">
        <p>{text}</p>
      </div>
      <VisuallyHidden aria-live="polite">{lastSentence(text)}</VisuallyHidden>
    </>
  );
}
