import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import type { TripCard as Trip } from '#shared/trips/trip.schema.ts';
import classes from './my-trips-page.module.css';
import { tripName } from './trip-card.tsx';

type UndoDeleteProps = {
  trip: Trip;
  isRestoring: boolean;
  onUndo: () => void;
  onDismiss: () => void;
};

/** Says what was deleted, and takes it back; it stays until the traveller has done with it. */
export function UndoDelete({ trip, isRestoring, onUndo, onDismiss }: UndoDeleteProps) {
  const undo = useRef<HTMLButtonElement>(null);

  // The card that held the focus is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [trip.id]);

  return (
    <section className={classes.undo} aria-label="Deleted trip">
      <p role="status">Deleted {tripName(trip)}. It can be brought back for 30 days.</p>
      <div className={classes.formActions}>
        <BusyButton ref={undo} size="xs" isBusy={isRestoring} onClick={onUndo}>
          Undo
        </BusyButton>
        <Button size="xs" variant="default" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
