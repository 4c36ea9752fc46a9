import { useForm } from '@mantine/form';
import { DayField } from '#client/components/day-field.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { useRequestKey } from '#client/lib/request-key.ts';
import { trpc } from '#client/lib/trpc.ts';
import { addDays, daysBetween, formatDay, localToday } from '#shared/dates.ts';
import type { TripCard as Trip, TripDetail } from '#shared/trips/trip.schema.ts';
import { TripDialog, TripForm } from './trip-form.tsx';

type DuplicateTripProps = OverlayProps & {
  trip: Trip | undefined;
  onDuplicated: (copy: TripDetail) => void;
};

/** A trip once more, on its own dates or on others. */
export function DuplicateTrip({ isOpen, trip, onClose, onDuplicated }: DuplicateTripProps) {
  return (
    <TripDialog title="Duplicate trip" isOpen={isOpen} onClose={onClose}>
      {trip && <DuplicateForm trip={trip} onClose={onClose} onDuplicated={onDuplicated} />}
    </TripDialog>
  );
}

function DuplicateForm({
  trip,
  onClose,
  onDuplicated,
}: Omit<DuplicateTripProps, 'isOpen'> & { trip: Trip }) {
  const form = useForm({ initialValues: { startDate: trip.startDate } });
  const { startDate } = form.values;
  const nights = daysBetween(trip.startDate, trip.endDate);
  const today = localToday(new Date());
  const keyOf = useRequestKey();
  const duplicate = trpc.trips.duplicate.useMutation({
    onSuccess: (copy) => {
      onDuplicated(copy);
      onClose();
    },
  });

  return (
    <TripForm
      send="Duplicate"
      refused="Not copied"
      change={duplicate}
      isReady={startDate !== ''}
      onSend={form.onSubmit((values) => {
        const copy = { id: trip.id, ...values };

        duplicate.mutate({ ...copy, key: keyOf(copy) });
      })}
      onClose={onClose}
    >
      <p className="quiet small">
        Days, packing list and local information come along. Bookings stay with the trip they were
        made for.
      </p>
      <DayField
        label="First day of the copy"
        value={startDate}
        min={trip.startDate < today ? trip.startDate : today}
        openAt={startDate || trip.startDate}
        onChange={(day) => form.setFieldValue('startDate', day)}
      />
      <p className="quiet small">
        {startDate
          ? `Last day: ${formatDay(addDays(startDate, nights))}.`
          : 'Choose the first day.'}
        {startDate !== '' &&
          startDate !== trip.startDate &&
          ' Weather and opening hours will be those of the new dates, and every stop is checked again.'}
      </p>
    </TripForm>
  );
}
