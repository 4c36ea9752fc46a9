import { useEffect, useRef } from 'react';
import { Alert, Button } from '@mantine/core';
import { editText } from '#client/lib/itinerary/traveller-edit.ts';
import type { PlanConflict } from './use-plan-conflict.ts';
import classes from './itinerary-editor.module.css';

type ConflictNoticeProps = {
  conflict: PlanConflict;
  isShown: boolean;
  onShow: () => void;
  onRepeat: () => void;
  onClose: () => void;
};

/** The plan was changed elsewhere: shows the newer one first, then offers what was done here again. */
export function ConflictNotice({
  conflict,
  isShown,
  onShow,
  onRepeat,
  onClose,
}: ConflictNoticeProps) {
  const edits = conflict.held;
  const ref = useRef<HTMLDivElement>(null);
  const isNew = conflict.newer !== undefined;

  // The stop that was changed may stand far below.
  useEffect(() => {
    if (isNew) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);

  return (
    <Alert
      ref={ref}
      className={classes.notice}
      color="yellow"
      title="This plan was changed in another place"
      role="alert"
    >
      <p>
        {isShown
          ? 'You now see the newer plan.'
          : 'Your last change was made from an older version of the plan, so it was not saved yet.'}
      </p>
      {edits.length > 0 && (
        <ul>
          {edits.map(({ id, edit }) => (
            <li key={id}>{editText(edit)}</li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        {isShown ? (
          <>
            {edits.length > 0 && (
              <Button onClick={onRepeat}>
                {edits.length === 1 ? 'Make my change again' : 'Make my changes again'}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {edits.length > 0 ? 'Leave it' : 'Close'}
            </Button>
          </>
        ) : (
          <Button onClick={onShow}>Show the newer plan</Button>
        )}
      </div>
    </Alert>
  );
}
