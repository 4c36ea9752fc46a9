import { TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { renameTripInput } from '#shared/trips/trip-copies.schema.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import type { TripCard as Trip, TripDetail } from '#shared/trips/trip.schema.ts';
import { TripDialog, TripForm } from './trip-form.tsx';

type RenameTripProps = OverlayProps & {
  trip: Trip | undefined;
  onRenamed: (trip: TripDetail) => void;
};

/** A name of the traveller's own for a trip; the destination stays what it is. */
export function RenameTrip({ isOpen, trip, onClose, onRenamed }: RenameTripProps) {
  return (
    <TripDialog title="Rename trip" isOpen={isOpen} onClose={onClose}>
      {trip && <RenameForm trip={trip} onClose={onClose} onRenamed={onRenamed} />}
    </TripDialog>
  );
}

function RenameForm({
  trip,
  onClose,
  onRenamed,
}: Omit<RenameTripProps, 'isOpen'> & { trip: Trip }) {
  const form = useForm({
    initialValues: { title: trip.title ?? '' },
    validate: schemaResolver(renameTripInput.pick({ title: true }), { sync: true }),
  });
  const cache = trpc.useUtils();
  const rename = trpc.trips.rename.useMutation({
    onSuccess: (renamed) => {
      cache.trips.byId.setData({ id: renamed.id }, renamed);
      onRenamed(renamed);
      onClose();
    },
  });

  return (
    <TripForm
      send="Save title"
      refused="Not renamed"
      change={rename}
      onSend={form.onSubmit(({ title }) => rename.mutate({ id: trip.id, title }))}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        description={
          isSecret(trip)
            ? 'It appears once the destination is revealed, so it gives nothing away.'
            : `Leave it empty to go back to “${tripTitle(trip)}”.`
        }
        placeholder="Our anniversary"
        maxLength={120}
        data-autofocus
        {...form.getInputProps('title')}
      />
    </TripForm>
  );
}
