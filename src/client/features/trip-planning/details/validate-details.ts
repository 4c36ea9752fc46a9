import {
  MAX_ALLERGIES,
  MAX_APPOINTMENTS,
  MAX_MUST_SEES,
  MAX_SPENDING_LIMIT,
} from '#shared/preferences/limits.ts';
import { splitWords, toAmount } from './detail-payload.ts';
import type { AppointmentValue, TripDetailValues } from './detail-values.ts';

/** Messages by the path of the field: "appointments.0.end". */
export type PathErrors = Record<string, string>;

type Trip = { departureDate: string; returnDate: string; travelers: number; isBusiness: boolean };

const FLIGHT = /^\s*([A-Za-z0-9]{2}[A-Za-z]? ?\d{1,4}[A-Za-z]?)?\s*$/;
const MAX_ALLERGY_LETTERS = 60;

/** What has to be mended in the details before they can be sent. */
export function validateDetails(values: TripDetailValues, trip: Trip): PathErrors {
  const rules: Record<string, string | undefined> = {
    mustSees:
      values.mustSees.length > MAX_MUST_SEES ? `Choose at most ${MAX_MUST_SEES}` : undefined,
    arrivalFlight: flightError(values.arrivalFlight),
    departureFlight: flightError(values.departureFlight),
    children:
      values.children.length > 0 && values.children.length >= trip.travelers
        ? `Of ${trip.travelers === 1 ? '1 traveler' : `${trip.travelers} travelers`}, at least one is an adult`
        : undefined,
    allergies: allergiesError(values.allergies),
    limitAmount: limitError(values.limitAmount),
    appointments:
      values.appointments.length > MAX_APPOINTMENTS
        ? `Enter at most ${MAX_APPOINTMENTS}`
        : undefined,
    ...childErrors(values),
    ...appointmentErrors(values.appointments, trip),
    ...(trip.isBusiness ? workErrors(values) : {}),
  };

  return Object.fromEntries(
    Object.entries(rules).filter((rule): rule is [string, string] => rule[1] !== undefined),
  );
}

function flightError(flight: string): string | undefined {
  return FLIGHT.test(flight) ? undefined : 'Use a flight number, such as LH123';
}

function allergiesError(text: string): string | undefined {
  const words = splitWords(text);

  if (words.length > MAX_ALLERGIES) return `Name at most ${MAX_ALLERGIES}`;
  return words.some(({ length }) => length > MAX_ALLERGY_LETTERS)
    ? `Shorten each to ${MAX_ALLERGY_LETTERS} characters, with commas between them`
    : undefined;
}

function limitError(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = toAmount(text);

  return amount > 0 && amount <= MAX_SPENDING_LIMIT ? undefined : 'Enter an amount, such as 2500';
}

function childErrors({ children }: TripDetailValues): PathErrors {
  return Object.fromEntries(
    children.flatMap(({ age }, index) =>
      age === '' ? [[`children.${index}.age`, 'Choose an age']] : [],
    ),
  );
}

function appointmentErrors(appointments: readonly AppointmentValue[], trip: Trip): PathErrors {
  return Object.fromEntries(
    appointments.flatMap(({ date, start, end, title }, index) => {
      const at = (field: string) => `appointments.${index}.${field}`;

      return [
        ...(title.trim() === '' ? [[at('title'), 'Name the appointment']] : []),
        ...(date === '' || date < trip.departureDate || date > trip.returnDate
          ? [[at('date'), 'Choose a day of the trip']]
          : []),
        ...(start === '' ? [[at('start'), 'Enter a start time']] : []),
        ...(end !== '' && start !== '' && end <= start ? [[at('end'), 'End after the start']] : []),
      ];
    }),
  );
}

function workErrors({ workStart, workEnd, workPlace }: TripDetailValues): PathErrors {
  const isEmpty = workStart === '' && workEnd === '' && workPlace.trim() === '';

  if (isEmpty) return {};
  return {
    ...(workStart === '' && { workStart: 'Enter a start time' }),
    ...(workEnd === '' && { workEnd: 'Enter an end time' }),
    ...(workStart !== '' && workEnd !== '' && workEnd <= workStart
      ? { workEnd: 'End after the start' }
      : {}),
  };
}
