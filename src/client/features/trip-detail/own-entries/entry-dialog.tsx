import { Button, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { BusyButton } from '#client/components/busy-button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { expectedCosts } from '#shared/booking/expected-costs.ts';
import { dayWithWeekday } from '#shared/dates.ts';
import { ENTRY_KINDS, ownEntry, type OwnEntry } from '#shared/trips/own-entries.schema.ts';
import { ENTRY_KIND_NAMES } from '#shared/trips/own-entry-text.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { fromValues, toValues } from './entry-values.ts';
import classes from './own-entries.module.css';

type EntryDialogProps = OverlayProps & {
  tripId: number;
  date: string;
  /** What is changed; a new one without it. */
  entry: OwnEntry | undefined;
};

const KINDS = ENTRY_KINDS.map((value) => ({ value, label: ENTRY_KIND_NAMES[value] }));

const checkEntry = schemaResolver(ownEntry, { sync: true });

/** Adds or changes an entry of the traveller's own. */
export function EntryDialog({ isOpen, onClose, tripId, date, entry }: EntryDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={entry ? `Change ${entry.title}` : `Add your own, ${dayWithWeekday(date)}`}
    >
      {isOpen && <EntryForm {...{ tripId, date, entry }} onDone={onClose} />}
    </Dialog>
  );
}

type EntryFormProps = Omit<EntryDialogProps, keyof OverlayProps> & { onDone: () => void };

function EntryForm({ tripId, date, entry, onDone }: EntryFormProps) {
  const form = useForm({
    initialValues: toValues(entry, date),
    validate: (values) => checkEntry(fromValues(values, entry?.id)),
  });
  const { save, remove, isBusy } = useOwnEntry(tripId, onDone);

  return (
    <form
      className="stack"
      onSubmit={form.onSubmit((values) => save(fromValues(values, entry?.id)))}
    >
      <TextInput
        label="What"
        placeholder="Drinks with Marco"
        required
        maxLength={120}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <NativeSelect label="Kind" data={KINDS} {...form.getInputProps('kind')} />
      <div className={classes.moment}>
        <TextInput type="date" label="Date" required {...form.getInputProps('date')} />
        <TextInput type="time" label="Time (optional)" {...form.getInputProps('time')} />
      </div>
      <TextInput label="Place (optional)" maxLength={200} {...form.getInputProps('place')} />
      <TextInput
        label="Booking or ticket number (optional)"
        maxLength={60}
        {...form.getInputProps('number')}
      />
      <NumberInput
        label="Price in US dollars (optional)"
        min={0}
        max={1_000_000}
        {...form.getInputProps('price')}
      />
      <Textarea label="Note (optional)" autosize maxLength={1000} {...form.getInputProps('note')} />
      <div className={classes.buttons}>
        <BusyButton type="submit" isBusy={isBusy} disabled={form.values.title.trim() === ''}>
          Save
        </BusyButton>
        {entry && (
          <Button variant="default" disabled={isBusy} onClick={() => remove(entry.id)}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}

/** Saves and removes entries of the traveller's own. */
function useOwnEntry(tripId: number, onDone: () => void) {
  const cache = trpc.useUtils();
  const told = (title: string) => ({
    onSuccess: (entries: OwnEntry[]) => {
      cache.trips.byId.setData({ id: tripId }, (trip) => trip && withEntries(trip, entries));
      toast({ title });
      onDone();
    },
    onError: (error: unknown) => toastError('Not saved', error),
  });
  const save = trpc.trips.saveOwnEntry.useMutation(told('Saved'));
  const remove = trpc.trips.removeOwnEntry.useMutation(told('Removed'));

  return {
    isBusy: save.isPending || remove.isPending,
    save: (entry: OwnEntry) => save.mutate({ tripId, entry }),
    remove: (entryId: string) => remove.mutate({ tripId, entryId }),
  };
}

function withEntries(trip: TripDetail, entries: OwnEntry[]): TripDetail {
  return { ...trip, entries, costs: trip.costs && expectedCosts(trip.costs, { ...trip, entries }) };
}
