import { IconArrowNarrowRight, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { addDays, daysBetween, isIsoDay } from '#shared/dates.ts';
import { TRIP_TYPES, type TripType } from '#shared/preferences/options.ts';
import { DayField } from '#client/components/day-field.tsx';
import { FieldError } from '#client/components/field-error.tsx';
import { countText } from './preview-model.ts';
import { takesPlaces } from './form-values.ts';
import type { StepProps } from './step-props.ts';
import { TripTypeScene } from './trip-type-scene.tsx';
import classes from './trip-type-step.module.css';
import { latestReturn } from './validate-form.ts';
import { WhereToField } from './where-to/where-to-field.tsx';

type Dates = { departureDate: string; returnDate: string };

const CARDS: Record<TripType, { title: string; text: string }> = {
  surprise: {
    title: 'Surprise Trip',
    text: 'The destination stays sealed. Hints arrive until the day you leave.',
  },
  complete: {
    title: 'Complete Itinerary',
    text: 'Every day laid out: where to go, when it is open, how to get there.',
  },
  business: {
    title: 'Business Trip',
    text: 'Work comes first: quiet places, short distances, leisure around your hours.',
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
      {takesPlaces(values) && <WhereToField form={form} />}
      <TripDates form={form} today={today} />
    </>
  );
}

function TripDates({ form, today }: StepProps & { today: string }) {
  const { errors, setFieldValue, setValues } = form;
  const { departureDate, returnDate } = form.values;
  const tomorrow = addDays(today, 1);
  const earliestReturn =
    isIsoDay(departureDate) && departureDate > today ? departureDate : tomorrow;
  const range = isTrip(departureDate, returnDate)
    ? ([departureDate, returnDate] as const)
    : undefined;
  const isBackward = returnDate !== '' && returnDate <= departureDate && isIsoDay(departureDate);

  return (
    <fieldset className={classes.dates}>
      <legend className={classes.legend}>Pick your dates</legend>
      <DayField
        label="Departure date"
        value={departureDate}
        onChange={(day) => setValues(withDeparture(form.values, day))}
        min={tomorrow}
        openAt={tomorrow}
        range={range}
        error={errors['departureDate']}
      />
      <span className={classes.nights} data-known={range !== undefined || undefined}>
        <IconArrowNarrowRight size={22} stroke={1.6} aria-hidden="true" />
        {range && countText(daysBetween(departureDate, returnDate), 'night')}
      </span>
      <div>
        <DayField
          label="Return date"
          value={returnDate}
          onChange={(day) => setFieldValue('returnDate', day)}
          min={earliestReturn}
          max={latestReturn(departureDate)}
          openAt={earliestReturn}
          range={range}
          error={errors['returnDate']}
        />
        {isBackward && (
          <button
            type="button"
            className={classes.fix}
            onClick={() => setFieldValue('returnDate', addDays(departureDate, 1))}
          >
            Return the day after departure
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** Another departure; a return that it would pass moves along, and the trip keeps its nights. */
function withDeparture({ departureDate, returnDate }: Dates, day: string): Dates {
  const moves = isTrip(departureDate, returnDate) && isIsoDay(day) && returnDate <= day;

  return {
    departureDate: day,
    returnDate: moves ? addDays(day, daysBetween(departureDate, returnDate)) : returnDate,
  };
}

function isTrip(departureDate: string, returnDate: string): boolean {
  return isIsoDay(departureDate) && isIsoDay(returnDate) && returnDate > departureDate;
}
