import { Alert, Button } from '@mantine/core';
import classes from './itinerary-editor.module.css';
import { editText, type TravellerEdit } from './traveller-edit.ts';

type UnsentNoticeProps = {
  edits: readonly TravellerEdit[];
  onSend: () => void;
  onDrop: () => void;
};

/** Changes of days that got no reply: only the server can check them, so they are kept to be sent again. */
export function UnsentNotice({ edits, onSend, onDrop }: UnsentNoticeProps) {
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
        <Button onClick={onSend}>
          {edits.length === 1 ? 'Send my change' : 'Send my changes'}
        </Button>
        <Button variant="default" onClick={onDrop}>
          Let go
        </Button>
      </div>
    </Alert>
  );
}
