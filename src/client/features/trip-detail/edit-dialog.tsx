import { Alert, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { BusyButton } from '#client/components/busy-button.tsx';
import { CountField } from '#client/components/count-field.tsx';
import { DayField } from '#client/components/day-field.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { localToday } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { EditConflict, editValues, type EditValues } from './edit-conflict.tsx';
import { withStart } from './moved-start.ts';
import classes from './trip-page.module.css';
import { useSaveEdit } from './use-save-edit.ts';

type EditDialogProps = OverlayProps & { trip: TripDetail };

/** Dates, travelers and notes in a dialog. A change made elsewhere in the meantime is never lost unseen. */
export function EditDialog({ trip, isOpen, onClose }: EditDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit Trip">
      {isOpen && <EditForm trip={trip} onDone={onClose} />}
    </Dialog>
  );
}

function EditForm({ trip, onDone }: { trip: TripDetail; onDone: () => void }) {
  const today = localToday(new Date());
  const form = useForm<EditValues>({ initialValues: editValues(trip) });
  const { values, setFieldValue } = form;
  const { save, keepTheirs, theirs, error, isSaving } = useSaveEdit(trip, onDone);

  if (theirs) {
    return (
      <EditConflict
        message={errorMessage(error)}
        mine={values}
        theirs={editValues(theirs)}
        isSaving={isSaving}
        onKeepTheirs={keepTheirs}
        onSaveMine={() => save(values)}
      />
    );
  }

  return (
    <form className={classes.stack} onSubmit={form.onSubmit((edit) => save(edit))}>
      <DayField
        label="Start date"
        value={values.startDate}
        min={today < trip.startDate ? today : trip.startDate}
        openAt={trip.startDate}
        onChange={(startDate) => form.setValues(withStart(values, startDate))}
      />
      <DayField
        label="End date"
        value={values.endDate}
        min={values.startDate}
        onChange={(endDate) => setFieldValue('endDate', endDate)}
      />
      <CountField
        label="Travelers"
        min={1}
        max={20}
        value={values.travelers}
        onChange={(travelers) => setFieldValue('travelers', travelers)}
      />
      <Textarea
        label="Notes"
        dir="auto"
        autosize
        minRows={3}
        maxLength={4000}
        {...form.getInputProps('notes')}
      />
      {error !== null && (
        <Alert color="red" title="Not saved">
          {errorMessage(error)}
        </Alert>
      )}
      <div className={classes.actions}>
        <BusyButton type="submit" isBusy={isSaving} disabled={!values.startDate || !values.endDate}>
          Save changes
        </BusyButton>
      </div>
    </form>
  );
}
