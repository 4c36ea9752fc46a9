import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './api-tests.module.css';

type ResultCardProps = { isSuccess: boolean; title: string; children: ReactNode };

/** How a test went: Success or Error, and what was said. */
export function ResultCard({ isSuccess, title, children }: ResultCardProps) {
  const Icon = isSuccess ? IconCircleCheck : IconAlertCircle;

  return (
    <div className={classes.result} data-success={isSuccess} role="status">
      <p className="line strong">
        <Icon size={20} aria-hidden="true" /> {isSuccess ? 'Success' : 'Error'}
      </p>
      <p className="strong">{title}</p>
      <div className={classes.resultBody}>{children}</div>
    </div>
  );
}
