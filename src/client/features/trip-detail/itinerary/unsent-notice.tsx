import { Alert, Button } from '@mantine/core';
import classes from './itinerary-editor.module.css';
import { editText } from './traveller-edit.ts';
import type { PlanEdits } from './use-plan-edits.ts';

/** Changes of days that got no reply: only the server can check them, so they are kept to be sent again. */
export function UnsentNotice({ unsent: { edits, send, drop } }: Pick<PlanEdits, 'unsent'>) {
  if (edits.length === 0) return null;
  return (
    <Alert
      className={classes.notice}
      color="yellow"
      title="Changing days needs a connection"
      role="alert"
    >
      <p>
        Every change is checked against opening hours and ways, which works online only. Not made
        yet:
      </p>
      <ul>
        {edits.map((edit, index) => (
          <li key={index}>{editText(edit)}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button onClick={send}>{edits.length === 1 ? 'Send my change' : 'Send my changes'}</Button>
        <Button variant="default" onClick={drop}>
          Let go
        </Button>
      </div>
    </Alert>
  );
}
