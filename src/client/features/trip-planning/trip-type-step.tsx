import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { TRIP_TYPES, type TripType } from '#shared/preferences/options.ts';
import { FieldError } from '#client/components/field-error.tsx';
import { takesPlaces } from './form-values.ts';
import type { StepProps } from './step-props.ts';
import { TripDates } from './trip-dates.tsx';
import { TripTypeScene } from './trip-type-scene.tsx';
import classes from './trip-type-step.module.css';
import { WhereToField } from './where-to/where-to-field.tsx';

const CARDS: Record<TripType, { title: string; text: string }> = {
  surprise: {
    title: 'Surprise Trip',
    text: 'Your destination stays secret, with hints until the day you leave.',
  },
  complete: {
    title: 'Complete Itinerary',
    text: 'Every day mapped out: where to go, when it’s open and how to get there.',
  },
  business: {
    title: 'Business Trip',
    text: 'Built around your work: quiet places, short distances and free time in between.',
  },
};

/** Step 1: the style of the trip and its two dates. `today` is the browser's own day. */
export function TripTypeStep({ form, today }: StepProps & { today: string }) {
  const id = useId();
  const { values, errors } = form;

  return (
    <>
      <fieldset
        className={classes.types}
        aria-describedby={errors['tripType'] ? `${id}-error` : undefined}
      >
        <legend className="visually-hidden">Trip type</legend>
        {TRIP_TYPES.map((type) => (
          <label key={type} className={classes.card} data-type={type}>
            <input
              type="radio"
              className={classes.radio}
              name={`${id}-type`}
              value={type}
              checked={values.tripType === type}
              aria-labelledby={`${id}-${type}`}
              aria-describedby={`${id}-${type}-text`}
              onChange={() => form.setFieldValue('tripType', type)}
            />
            <TripTypeScene type={type} />
            <span className={classes.words}>
              <span className={classes.title} id={`${id}-${type}`}>
                {CARDS[type].title}
              </span>
              <span className={classes.text} id={`${id}-${type}-text`}>
                {CARDS[type].text}
              </span>
            </span>
            <span className={classes.check} aria-hidden="true">
              <IconCheck size={16} stroke={3} />
            </span>
          </label>
        ))}
      </fieldset>
      <FieldError id={`${id}-error`} message={errors['tripType']} />
      <div className={classes.whereAndWhen}>
        {takesPlaces(values) && <WhereToField form={form} />}
        <TripDates form={form} today={today} />
      </div>
    </>
  );
}
