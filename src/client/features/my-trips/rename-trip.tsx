import { Alert, Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '#client/lib/error-message.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { TripCard as Trip, TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './my-trips-page.module.css';

type RenameTripProps = {
  trip: Trip | undefined;
  onClose: () => void;
  onRenamed: (trip: TripDetail) => void;
};

/** A name of the traveller's own for a trip; the destination stays what it is. */
export function RenameTrip({ trip, onClose, onRenamed }: RenameTripProps) {
  return (
    <Modal
      opened={trip !== undefined}
      onClose={onClose}
      title="Rename trip"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {trip && <RenameForm trip={trip} onClose={onClose} onRenamed={onRenamed} />}
    </Modal>
  );
}

function RenameForm({ trip, onClose, onRenamed }: RenameTripProps & { trip: Trip }) {
  const [title, setTitle] = useState(trip.title ?? '');
  const cache = trpc.useUtils();
  const rename = trpc.trips.rename.useMutation({
    onSuccess: (renamed) => {
      cache.trips.byId.setData({ id: renamed.id }, renamed);
      onRenamed(renamed);
      onClose();
    },
  });

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate({ id: trip.id, title });
      }}
    >
      <TextInput
        label="Title"
        description={
          isSecret(trip)
            ? 'It shows once the destination is revealed, so that it gives nothing away.'
            : `Leave it empty to call the trip ${trip.destination} again.`
        }
        placeholder="Our anniversary"
        maxLength={120}
        value={title}
        data-autofocus
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {rename.isError && (
        <Alert color="red" title="Not renamed">
          {errorMessage(rename.error)}
        </Alert>
      )}
      <div className={classes.formActions}>
        <Button type="submit" loading={rename.isPending}>
          Save title
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
