import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { toast } from '#client/lib/toast.tsx';
import classes from './preview-actions.module.css';

/** What a traveller can do with a previewed trip. */
export type PreviewHandlers = {
  onSave: () => void;
  isSaving: boolean;
  onAnother: () => void;
};

type PreviewActionsProps = PreviewHandlers & {
  saveLabel: string;
  customizeLabel: string;
  /** The one further button: share, or go home. */
  children: ReactNode;
};

/** The preview's buttons; saving is the one next step, and one press of it is enough. */
export function PreviewActions({
  onSave,
  isSaving,
  onAnother,
  saveLabel,
  customizeLabel,
  children,
}: PreviewActionsProps) {
  return (
    <div className={classes.actions} role="group" aria-label="Trip actions">
      <BusyButton className={classes.save} isBusy={isSaving} onClick={onSave}>
        {saveLabel}
      </BusyButton>
      <Button variant="default" onClick={showComingSoon}>
        {customizeLabel}
      </Button>
      <Button variant="default" onClick={onAnother}>
        Been There Generate New Trip
      </Button>
      {children}
    </div>
  );
}

function showComingSoon(): void {
  toast({
    title: 'Coming soon',
    description:
      'Customizing a trip here is on its way. Until then, go back and change your preferences.',
  });
}
