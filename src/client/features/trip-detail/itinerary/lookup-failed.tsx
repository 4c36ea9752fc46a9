import { Button } from '@mantine/core';
import { errorMessage } from '#client/lib/error-message.ts';
import classes from './plan-dialogs.module.css';

/** Places could not be looked up: why, and once more. */
export function LookupFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.failed}>
      <p role="alert">{errorMessage(error)}</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
