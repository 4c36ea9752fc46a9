import { useEffect, useRef } from 'react';
import { Alert, Button } from '@mantine/core';
import { editText } from '#client/lib/itinerary/traveller-edit.ts';
import classes from './itinerary-editor.module.css';
import type { PlanConflict } from './use-plan-conflict.ts';
import type { PlanEdits } from './use-plan-edits.ts';

type ConflictNoticeProps = {
  conflict: PlanConflict;
  plan: Pick<PlanEdits, 'showNewer' | 'closeConflict' | 'submit'>;
};

/** The plan was changed elsewhere: shows the newer one first, then offers what was done here again. */
export function ConflictNotice({
  conflict: { held, isFresh, isShown },
  plan: { showNewer, closeConflict, submit },
}: ConflictNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const repeat = async () => {
    await closeConflict();
    for (const { edit } of held) void submit(edit);
  };

  // The stop that was changed may stand far below.
  useEffect(() => {
    if (isFresh) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh]);

  return (
    <Alert
      ref={ref}
      className={classes.notice}
      color="yellow"
      title="This plan was changed elsewhere"
      role="alert"
    >
      <p>
        {isShown
          ? 'You now see the newer plan.'
          : 'Your last change was made from an older version of the plan, so it was not saved yet.'}
      </p>
      {held.length > 0 && (
        <ul>
          {held.map(({ id, edit }) => (
            <li key={id}>{editText(edit)}</li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        {isShown ? (
          <>
            {held.length > 0 && (
              <Button onClick={() => void repeat()}>
                {held.length === 1 ? 'Make my change again' : 'Make my changes again'}
              </Button>
            )}
            <Button variant="default" onClick={() => void closeConflict()}>
              {held.length > 0 ? 'Leave it' : 'Close'}
            </Button>
          </>
        ) : (
          <Button onClick={() => void showNewer()}>Show the newer plan</Button>
        )}
      </div>
    </Alert>
  );
}
