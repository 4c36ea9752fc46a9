import { TextInput } from '@mantine/core';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldProps } from './field-props.ts';
import classes from './more-about-trip.module.css';

/** When the trip's first day begins and its last one ends, in local time. */
export function JourneyFields({ form }: StepProps) {
  return (
    <FieldGroup title="Getting there and back">
      <div className={classes.row}>
        <TextInput type="time" label="Arrival time" {...fieldProps(form, 'arrivalTime')} />
        <TextInput
          label="Arrival flight"
          placeholder="LH123"
          autoComplete="off"
          {...fieldProps(form, 'arrivalFlight')}
        />
        <TextInput type="time" label="Departure time" {...fieldProps(form, 'departureTime')} />
        <TextInput
          label="Departure flight"
          placeholder="LH124"
          autoComplete="off"
          {...fieldProps(form, 'departureFlight')}
        />
      </div>
    </FieldGroup>
  );
}
