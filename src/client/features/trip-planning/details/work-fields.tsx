import { TextInput } from '@mantine/core';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import classes from './more-about-trip.module.css';

/** The hours of every working day, and where the work is. */
export function WorkFields({ form }: StepProps) {
  return (
    <FieldGroup title="Working hours">
      <div className={classes.row}>
        <TextInput type="time" label="Work from" {...form.getInputProps('workStart')} />
        <TextInput type="time" label="Work until" {...form.getInputProps('workEnd')} />
        <TextInput
          label="Workplace"
          placeholder="An address or a place"
          maxLength={160}
          {...form.getInputProps('workPlace')}
        />
      </div>
    </FieldGroup>
  );
}
