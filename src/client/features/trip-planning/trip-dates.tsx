import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { DayButton } from '#client/components/day-button.tsx';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { countText } from '#shared/count-text.ts';
import { addDays, daysBetween, isIsoDay } from '#shared/dates.ts';
import type { StepProps } from './step-props.ts';
import classes from './trip-type-step.module.css';
import { latestReturn } from './validate-form.ts';

/** The calendar comes in a chunk of its own, asked for as soon as a traveller turns to a date. */
const DayPopover = lazyDialog(() =>
  import('#client/components/day-popover.tsx').then((m) => m.DayPopover),
);

type Dates = { departureDate: string; returnDate: string };
type DateField = keyof Dates;

const LABELS: Record<DateField, string> = {
  departureDate: 'Departure date',
  returnDate: 'Return date',
};
const QUESTIONS: Record<DateField, string> = {
  departureDate: 'When do you leave?',
  returnDate: 'When do you come back?',
};

/** Where two months fit beside each other. */
const WIDE = '(min-width: 48em)';

/** The two dates of a trip, chosen one after the other in the same calendar. */
export function TripDates({ form, today }: StepProps & { today: string }) {
  const { departureDate, returnDate } = form.values;
  const range = isTrip(departureDate, returnDate)
    ? ([departureDate, returnDate] as const)
    : undefined;
  const isBackward = returnDate !== '' && returnDate <= departureDate && isIsoDay(departureDate);
  const isWide = useMediaQuery(WIDE);
  const { buttonOf, calendar, fields } = useTripCalendar({ form, today });

  return (
    <fieldset ref={fields} className={classes.dates}>
      <legend className={classes.legend}>Pick your dates</legend>
      <DayButton {...buttonOf('departureDate')} />
      <span className={classes.nights} data-known={range !== undefined || undefined}>
        <IconArrowNarrowRight size={22} stroke={1.6} aria-hidden="true" />
        {range && countText(daysBetween(departureDate, returnDate), 'night')}
      </span>
      <div>
        <DayButton {...buttonOf('returnDate')} />
        {isBackward && (
          <button
            type="button"
            className={classes.fix}
            onClick={() => form.setFieldValue('returnDate', addDays(departureDate, 1))}
          >
            Return the day after departure
          </button>
        )}
      </div>
      <DayPopover {...calendar} anchor={fields} range={range} months={isWide ? 2 : 1} />
    </fieldset>
  );
}

/** The calendar that both dates share: a chosen departure leads on to the return, a chosen return closes it. */
function useTripCalendar({ form, today }: StepProps & { today: string }) {
  const [opened, setOpened] = useState<DateField>();
  // What a closing calendar still shows.
  const [shown, setShown] = useState<DateField>('departureDate');
  const [openings, setOpenings] = useState(0);
  const fields = useRef<HTMLFieldSetElement>(null);
  const returnButton = useRef<HTMLButtonElement>(null);
  const { departureDate, returnDate } = form.values;
  const open = (field: DateField) => {
    setShown(field);
    setOpened(field);
  };
  const choose = (day: string | null) => {
    if (shown === 'departureDate') form.setValues(withDeparture(form.values, day ?? ''));
    else form.setFieldValue('returnDate', day ?? '');
    if (day !== null && shown === 'departureDate') return open('returnDate');
    if (day !== null) returnButton.current?.focus();
    setOpened(undefined);
  };
  const isReturn = shown === 'returnDate';
  const tomorrow = addDays(today, 1);
  const earliestReturn =
    isIsoDay(departureDate) && departureDate > today ? departureDate : tomorrow;
  const min = isReturn ? earliestReturn : tomorrow;

  return {
    fields,
    buttonOf: (field: DateField) => ({
      ...(field === 'returnDate' ? { ref: returnButton } : {}),
      label: LABELS[field],
      value: form.values[field],
      error: form.errors[field],
      isOpen: opened === field,
      onPress: () => {
        open(field);
        setOpenings(openings + 1);
      },
      onEscape: () => setOpened(undefined),
      onIntent: DayPopover.onIntent,
    }),
    calendar: {
      label: `${LABELS[shown]} calendar`,
      question: QUESTIONS[shown],
      isOpen: opened !== undefined,
      onClose: () => setOpened(undefined),
      opening: openings,
      value: form.values[shown],
      onChoose: choose,
      min,
      max: isReturn ? latestReturn(departureDate) : undefined,
      openAt: isReturn && isIsoDay(returnDate) ? returnDate : min,
      from: isReturn && isIsoDay(departureDate) ? departureDate : undefined,
    },
  };
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
