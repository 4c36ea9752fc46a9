import { Alert, Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import classes from './my-trips-page.module.css';

type TripDialogProps = OverlayProps & { title: string; children: ReactNode };

/** A dialog about one trip of the list. */
export function TripDialog({ title, isOpen, onClose, children }: TripDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {isOpen && children}
    </Dialog>
  );
}

type TripFormProps = {
  /** What the button says that sends it. */
  send: string;
  /** What a refusal is called: "Not renamed". */
  refused: string;
  change: { isPending: boolean; error: unknown };
  isReady?: boolean;
  onSend: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of a form in such a dialog: its fields, why it was refused, and what to do next. */
export function TripForm({
  send,
  refused,
  change,
  isReady = true,
  onSend,
  onClose,
  children,
}: TripFormProps) {
  return (
    <form className="stack" onSubmit={onSend}>
      {children}
      {Boolean(change.error) && (
        <Alert color="red" title={refused} role="alert">
          {errorMessage(change.error)}
        </Alert>
      )}
      <div className={classes.formActions}>
        <BusyButton type="submit" isBusy={change.isPending} disabled={!isReady}>
          {send}
        </BusyButton>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
