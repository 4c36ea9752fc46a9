import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import classes from './problem-notice.module.css';
import type { Notice } from './wizard-steps.ts';

type ProblemNoticeProps = { problem: Notice; ref: RefObject<HTMLDivElement | null> };

/** Why the last attempt came to nothing. The toast has said it aloud, so this is read where it stands. */
export function ProblemNotice({ problem, ref }: ProblemNoticeProps) {
  const id = useId();

  return (
    <div ref={ref} className={classes.notice} role="group" aria-labelledby={id}>
      <IconAlertTriangle size={22} stroke={1.8} aria-hidden="true" />
      <div>
        <p className="strong" id={id}>
          {problem.title}
        </p>
        <p className={classes.text}>{problem.text}</p>
      </div>
    </div>
  );
}

/** Brings the notice into view once, when its problem has just come about. */
export function useNewInView(problem: Notice | undefined) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  return notice;
}
