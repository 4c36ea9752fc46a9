import { TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import type { StepProps } from '../step-props.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { countFilled, EMPTY_DETAILS } from './detail-values.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldProps } from './field-props.ts';
import { FoodFields } from './food-fields.tsx';
import classes from './more-about-trip.module.css';
import { MustSeeFields } from './must-see-fields.tsx';
import { PaceFields } from './pace-fields.tsx';
import { PartyFields } from './party-fields.tsx';

/** Everything else a planner can use; closed until it is wanted, or holds something that needs another look. */
export function MoreAboutTrip({ form }: StepProps) {
  const id = useId();
  const filled = countFilled(form.values);
  const isWrong = Object.keys(form.errors).some(
    (path) => (path.split('.', 1)[0] ?? '') in EMPTY_DETAILS,
  );
  const [isOpen, setOpen] = useState(isWrong);
  const { tripType } = form.values;

  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);

  return (
    <section className={classes.section} aria-labelledby={`${id}-title`}>
      <h3 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.title} id={`${id}-title`}>
            More about your trip
          </span>
          <span className={classes.about}>
            {filled > 0
              ? `${filled} filled in`
              : 'Optional: must-sees, times, children, diet, pace, a spending limit'}
          </span>
          <IconChevronDown className={classes.chevron} size={22} aria-hidden="true" />
        </button>
      </h3>
      <div id={`${id}-fields`} className={classes.fields} hidden={!isOpen}>
        {isOpen && (
          <>
            {tripType !== 'surprise' && <MustSeeFields form={form} />}
            {tripType === 'business' && <WorkFields form={form} />}
            <JourneyFields form={form} />
            <PartyFields form={form} />
            <FoodFields form={form} />
            <PaceFields form={form} />
            <AppointmentFields form={form} />
          </>
        )}
      </div>
    </section>
  );
}

/** The hours of every working day, and where the work is. */
function WorkFields({ form }: StepProps) {
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

/** When the trip's first day begins and its last one ends, in local time. */
function JourneyFields({ form }: StepProps) {
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
