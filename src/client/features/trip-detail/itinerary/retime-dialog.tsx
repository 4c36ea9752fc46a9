import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '#client/components/dialog.tsx';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';

type RetimeDialogProps = {
  name: string;
  time: string;
  day: TripItineraryDay;
  onRetime: (time: string) => void;
  onClose: () => void;
};

/** When a stop begins. */
export function RetimeDialog({ name, time, day, onRetime, onClose }: RetimeDialogProps) {
  const form = useForm({ initialValues: { time } });

  return (
    <Dialog isOpen title={`When to be at ${name}`} onClose={onClose} size="sm">
      <form
        className="stack"
        onSubmit={form.onSubmit((values) => {
          if (values.time) onRetime(values.time);
        })}
      >
        <TextInput
          type="time"
          label="Begins at"
          description={`Day ${day.dayNumber} runs from ${day.start} to ${day.end}. Everything after it shifts too.`}
          required
          data-autofocus
          {...form.getInputProps('time')}
        />
        <Button type="submit" disabled={!form.values.time}>
          Change time
        </Button>
      </form>
    </Dialog>
  );
}
