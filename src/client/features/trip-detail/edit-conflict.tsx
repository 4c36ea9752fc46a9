import { Alert, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { formatDay } from '#shared/dates.ts';
import type { TripDetail, UpdateTripInput } from '#shared/trips/trip.schema.ts';
import classes from './edit-conflict.module.css';

/** What the edit dialog changes of a trip. */
export type EditValues = Omit<UpdateTripInput, 'id' | 'version'>;

export function editValues(trip: TripDetail): EditValues {
  return {
    startDate: trip.startDate,
    endDate: trip.endDate,
    travelers: trip.tripPreferences.travelers,
    notes: trip.tripPreferences.additionalPreferences,
  };
}

const ROWS: { label: string; show: (values: EditValues) => string }[] = [
  { label: 'Start date', show: ({ startDate }) => formatDay(startDate) },
  { label: 'End date', show: ({ endDate }) => formatDay(endDate) },
  { label: 'Travelers', show: ({ travelers }) => String(travelers) },
  { label: 'Notes', show: ({ notes }) => notes || 'None' },
];

type EditConflictProps = {
  message: string;
  mine: EditValues;
  theirs: EditValues;
  isSaving: boolean;
  onKeepTheirs: () => void;
  onSaveMine: () => void;
};

/** The trip was saved elsewhere meanwhile: both versions side by side, and the choice between them. */
export function EditConflict({
  message,
  mine,
  theirs,
  isSaving,
  onKeepTheirs,
  onSaveMine,
}: EditConflictProps) {
  const first = useRef<HTMLButtonElement>(null);

  // The button that was pressed is gone with the form.
  useEffect(() => first.current?.focus(), []);

  return (
    <div className="stack">
      <Alert color="red" title="Changed in another tab" role="alert">
        {message} Nothing is lost: choose which version stays.
      </Alert>
      <table className={classes.table}>
        <caption className="visually-hidden">Both versions of this trip</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Theirs, saved</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, show }) => {
            const differs = show(mine) !== show(theirs);

            return (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className={classes.mark}>differs</span>}
                </th>
                <td>{show(mine)}</td>
                <td>{show(theirs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={classes.actions}>
        <Button variant="default" onClick={onKeepTheirs} ref={first}>
          Keep theirs
        </Button>
        <BusyButton isBusy={isSaving} onClick={onSaveMine}>
          Save mine on top
        </BusyButton>
      </div>
    </div>
  );
}
