import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#client/components/dialog.tsx';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import classes from './plan-dialogs.module.css';

type RetimeDialogProps = {
  name: string;
  time: string;
  day: TripItineraryDay;
  onRetime: (time: string) => void;
  onClose: () => void;
};

/** When a stop begins. */
export function RetimeDialog({ name, time, day, onRetime, onClose }: RetimeDialogProps) {
  const [value, setValue] = useState(time);

  return (
    <Dialog isOpen title={`When to be at ${name}`} onClose={onClose} size="sm">
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (value) onRetime(value);
        }}
      >
        <TextInput
          type="time"
          label="Begins at"
          description={`Day ${day.dayNumber} runs from ${day.start} to ${day.end}. What comes after it moves along.`}
          value={value}
          required
          data-autofocus
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!value}>
          Change time
        </Button>
      </form>
    </Dialog>
  );
}
