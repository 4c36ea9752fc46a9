import { TextInput } from '@mantine/core';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldProps } from './field-props.ts';
import classes from './more-about-trip.module.css';

/** The hours of every working day, and where the work is. */
export function WorkFields({ form }: StepProps) {
  return (
    <FieldGroup title="Working hours">
      <div className={classes.row}>
        <TextInput type="time" label="Work from" {...fieldProps(form, 'workStart')} />
        <TextInput type="time" label="Work until" {...fieldProps(form, 'workEnd')} />
        <TextInput
          label="Workplace"
          placeholder="An address or a place"
          maxLength={160}
          {...fieldProps(form, 'workPlace')}
        />
      </div>
    </FieldGroup>
  );
}
