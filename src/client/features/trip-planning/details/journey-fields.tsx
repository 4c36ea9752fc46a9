import { TextInput } from '@mantine/core';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import classes from './more-about-trip.module.css';

/** When the trip's first day begins and its last one ends, in local time. */
export function JourneyFields({ form }: StepProps) {
  return (
    <FieldGroup title="Getting there and back">
      <div className={classes.row}>
        <TextInput type="time" label="Arrival time" {...form.getInputProps('arrivalTime')} />
        <TextInput
          label="Arrival flight"
          placeholder="LH123"
          autoComplete="off"
          {...form.getInputProps('arrivalFlight')}
        />
        <TextInput type="time" label="Departure time" {...form.getInputProps('departureTime')} />
        <TextInput
          label="Departure flight"
          placeholder="LH124"
          autoComplete="off"
          {...form.getInputProps('departureFlight')}
        />
      </div>
    </FieldGroup>
  );
}
