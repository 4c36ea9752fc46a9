import { Alert, CloseButton } from '@mantine/core';
import { BusyButton } from '#client/components/busy-button.tsx';
import { focusBeside } from '#client/lib/focus-beside.ts';
import { editText } from '#client/lib/itinerary/traveller-edit.ts';
import { doEditsLast, dropEdits } from '#client/lib/offline/waiting-edits.ts';
import classes from './itinerary-editor.module.css';
import type { PlanEdits } from './use-plan-edits.ts';

type UnsentNoticeProps = Pick<PlanEdits, 'toSend' | 'sendNow' | 'isSending'>;

/** Changes of days that got no reply: drawn already, and kept to be sent and checked. */
export function UnsentNotice({ toSend, sendNow, isSending }: UnsentNoticeProps) {
  if (toSend.length === 0) return null;
  return (
    <Alert
      className={classes.notice}
      color="yellow"
      title={
        toSend.length === 1 ? 'One change is waiting to be sent' : 'Changes are waiting to be sent'
      }
      role="alert"
    >
      <p>
        {doEditsLast()
          ? 'Kept on this device and sent as soon as there is a connection. Opening hours and travel times are checked then.'
          : 'Sent as soon as there is a connection. This browser keeps nothing, so leave this page open until then.'}
      </p>
      <ul className={classes.unsent}>
        {toSend.map(({ id, edit }) => (
          <li key={id}>
            {editText(edit)}
            <CloseButton
              size="sm"
              aria-label={`Discard: ${editText(edit)}`}
              onClick={(event) => {
                focusBeside(event.currentTarget);
                void dropEdits([id]);
              }}
            />
          </li>
        ))}
      </ul>
      <BusyButton isBusy={isSending} onClick={sendNow}>
        Send now
      </BusyButton>
    </Alert>
  );
}
