import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addDays, dayWithWeekday, daysBetween, isIsoDay } from '#shared/dates.ts';
import { MAX_APPOINTMENTS, MAX_TRIP_DAYS } from '#shared/preferences/limits.ts';
import type { FormValues } from '../form-values.ts';
import type { StepProps } from '../step-props.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldProps } from './field-props.ts';
import classes from './more-about-trip.module.css';

/** What already has its day and time: meetings, tables booked, tickets. */
export function AppointmentFields({ form }: StepProps) {
  const { appointments, departureDate } = form.values;
  const days = [{ value: '', label: 'Choose a day', disabled: true }, ...tripDays(form.values)];
  const at = (index: number, field: string) => fieldProps(form, `appointments.${index}.${field}`);

  return (
    <FieldGroup title="Fixed appointments">
      {appointments.map((_, index) => (
        // An appointment has no name of its own until it is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={index}
          className={classes.item}
          role="group"
          aria-label={`Appointment ${index + 1}`}
        >
          <div className={classes.row}>
            <TextInput label="What" maxLength={120} required {...at(index, 'title')} />
            <TextInput label="Where" maxLength={160} {...at(index, 'place')} />
          </div>
          <div className={classes.row}>
            <NativeSelect label="Day" data={days} required {...at(index, 'date')} />
            <TextInput type="time" label="From" required {...at(index, 'start')} />
            <TextInput type="time" label="To" {...at(index, 'end')} />
          </div>
          <Button
            variant="subtle"
            color="gray"
            h={44}
            mt={4}
            onClick={() => form.removeListItem('appointments', index)}
          >
            Remove appointment {index + 1}
          </Button>
        </div>
      ))}
      {appointments.length < MAX_APPOINTMENTS && (
        <Button
          variant="default"
          h={44}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() =>
            form.insertListItem('appointments', {
              date: departureDate,
              start: '',
              end: '',
              title: '',
              place: '',
            })
          }
        >
          Add an appointment
        </Button>
      )}
    </FieldGroup>
  );
}

function tripDays({ departureDate, returnDate }: FormValues) {
  if (!isIsoDay(departureDate) || !isIsoDay(returnDate)) return [];
  const count = Math.min(MAX_TRIP_DAYS, daysBetween(departureDate, returnDate) + 1);

  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const value = addDays(departureDate, index);

    return { value, label: dayWithWeekday(value) };
  });
}
