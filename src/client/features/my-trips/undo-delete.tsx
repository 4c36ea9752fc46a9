import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import type { TripCard as Trip } from '#shared/trips/trip.schema.ts';
import classes from './my-trips-page.module.css';
import { tripName } from './trip-card.tsx';

type UndoDeleteProps = {
  trip: Trip;
  /** The place that it had in the list, from 1. */
  position: number;
  isRestoring: boolean;
  onUndo: () => void;
  onDismiss: () => void;
};

/** Says what was deleted, and takes it back; it stays until the traveller has done with it. */
export function UndoDelete(props: UndoDeleteProps) {
  const { trip, position, isRestoring, onUndo, onDismiss } = props;
  const undo = useRef<HTMLButtonElement>(null);

  // The card that held the focus is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [trip.id]);
  const frame = useFocusOnLeaving(position);

  return (
    <section ref={frame} className={classes.undo} aria-label="Deleted trip">
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

/** What takes the focus once this goes with it: the card that stands where the deleted one stood, or the page. */
function useFocusOnLeaving(position: number) {
  const frame = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const section = frame.current;

    return () => {
      if (!section?.contains(document.activeElement)) return;
      const card = document.querySelector<HTMLElement>(`[aria-posinset="${position}"] button`);

      (card ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, [position]);
  return frame;
}
