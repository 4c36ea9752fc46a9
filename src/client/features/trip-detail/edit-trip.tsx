import { Alert, Button, Modal, NumberInput, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { DayField } from '#client/components/day-field.tsx';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { localToday } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './trip-page.module.css';

const CONFLICT = 409;

/** Dates, travelers and notes in a dialog. A change made elsewhere in the meantime is never overwritten. */
export function EditTrip({ trip }: { trip: TripDetail }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Edit Trip
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Edit Trip"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {isOpen && <EditForm key={trip.version} trip={trip} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

function EditForm({ trip, onDone }: { trip: TripDetail; onDone: () => void }) {
  const cache = trpc.useUtils();
  const today = localToday(new Date());
  const [values, setValues] = useState({
    startDate: trip.startDate,
    endDate: trip.endDate,
    travelers: trip.tripPreferences.travelers,
    notes: trip.tripPreferences.additionalPreferences,
  });
  const set = (next: Partial<typeof values>) => setValues((old) => ({ ...old, ...next }));
  const movesDates = values.startDate !== trip.startDate || values.endDate !== trip.endDate;
  const update = trpc.trips.update.useMutation({
    onSuccess: (changed) => {
      cache.trips.byId.setData({ id: trip.id }, changed);
      void cache.trips.list.invalidate();
      toast({
        title: 'Trip updated',
        ...(movesDates
          ? { description: 'Regenerate the itinerary so that its days fit the new dates.' }
          : {}),
      });
      onDone();
    },
  });
  const isConflict = errorStatus(update.error) === CONFLICT;

  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ id: trip.id, version: trip.version, ...values });
      }}
    >
      <DayField
        compact
        label="Start date"
        value={values.startDate}
        min={today < trip.startDate ? today : trip.startDate}
        openAt={trip.startDate}
        onChange={(startDate) =>
          set({ startDate, ...(values.endDate < startDate ? { endDate: startDate } : {}) })
        }
      />
      <DayField
        compact
        label="End date"
        value={values.endDate}
        min={values.startDate}
        openAt={values.startDate}
        onChange={(endDate) => set({ endDate })}
      />
      <NumberInput
        label="Travelers"
        min={1}
        max={20}
        clampBehavior="strict"
        allowDecimal={false}
        value={values.travelers}
        onChange={(travelers) => set({ travelers: Number(travelers) || 1 })}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={3}
        maxLength={4000}
        value={values.notes}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
      {update.isError && (
        <Alert color="red" title={isConflict ? 'Changed in another tab' : 'Not saved'}>
          {errorMessage(update.error)}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button
          type="submit"
          loading={update.isPending}
          disabled={!values.startDate || !values.endDate}
        >
          Save changes
        </Button>
        {isConflict && (
          <Button
            variant="default"
            onClick={() => void cache.trips.byId.invalidate({ id: trip.id })}
          >
            Load the newer version
          </Button>
        )}
      </div>
    </form>
  );
}
