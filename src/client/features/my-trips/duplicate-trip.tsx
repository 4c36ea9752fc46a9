import { Alert, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { DayField } from '#client/components/day-field.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { addDays, daysBetween, formatDay, localToday } from '#shared/dates.ts';
import type { TripCard as Trip, TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './my-trips-page.module.css';

type DuplicateTripProps = {
  trip: Trip | undefined;
  onClose: () => void;
  onDuplicated: (copy: TripDetail) => void;
};

/** A trip once more, on its own dates or on others. */
export function DuplicateTrip({ trip, onClose, onDuplicated }: DuplicateTripProps) {
  return (
    <Modal
      opened={trip !== undefined}
      onClose={onClose}
      title="Duplicate trip"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {trip && <DuplicateForm trip={trip} onClose={onClose} onDuplicated={onDuplicated} />}
    </Modal>
  );
}

function DuplicateForm({ trip, onClose, onDuplicated }: DuplicateTripProps & { trip: Trip }) {
  const [startDate, setStartDate] = useState(trip.startDate);
  const endDate = addDays(startDate, daysBetween(trip.startDate, trip.endDate));
  const today = localToday(new Date());
  const duplicate = trpc.trips.duplicate.useMutation({
    onSuccess: (copy) => {
      onDuplicated(copy);
      onClose();
    },
  });

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        duplicate.mutate({ id: trip.id, startDate });
      }}
    >
      <p className={classes.formText}>
        Days, packing list and local information come along. Bookings stay with the trip they were
        made for.
      </p>
      <DayField
        compact
        label="First day of the copy"
        value={startDate}
        min={trip.startDate < today ? trip.startDate : today}
        openAt={startDate}
        onChange={setStartDate}
      />
      <p className={classes.formText}>Last day: {formatDay(endDate)}</p>
      {duplicate.isError && (
        <Alert color="red" title="Not copied">
          {errorMessage(duplicate.error)}
        </Alert>
      )}
      <div className={classes.formActions}>
        <Button type="submit" loading={duplicate.isPending} disabled={!startDate}>
          Duplicate
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
