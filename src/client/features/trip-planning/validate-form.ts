import { addDays, daysBetween, isIsoDay } from '#shared/dates.ts';
import {
  MAX_DESTINATIONS,
  MAX_NOTES,
  MAX_PLACES,
  MAX_TRIP_DAYS,
} from '#shared/preferences/limits.ts';
import { TRIP_TYPES } from '#shared/preferences/options.ts';
import { validateDetails, type PathErrors } from './details/validate-details.ts';
import { type FormField, type FormValues, takesPlaces, travelerCount } from './form-values.ts';

/** Messages by the path of a field, such as "returnDate" or "appointments.0.end". */
export type FormErrors = PathErrors;
type Rule = (values: FormValues, today: string) => string | undefined;

/** Every rule of the form with the sentence a traveller reads; `today` is the browser's own day. */
const RULES: Partial<Record<FormField, Rule>> = {
  tripType: ({ tripType }) => (TRIP_TYPES.includes(tripType) ? undefined : 'Choose a trip type'),
  places: (values) =>
    takesPlaces(values) && values.places.length > MAX_PLACES
      ? `Choose at most ${MAX_PLACES} places`
      : undefined,
  placeQuery: (values) =>
    takesPlaces(values) && values.placeQuery.trim() !== ''
      ? `Choose a suggestion for “${values.placeQuery.trim()}”, or empty the field`
      : undefined,
  departureDate: ({ departureDate }, today) => {
    if (departureDate === '') return 'Departure date is required';
    return departureDate > today ? undefined : 'Departure date must be in the future';
  },
  returnDate: (values) => returnDateError(values),
  travelers: ({ travelers }) => (travelers === '' ? 'Number of travelers is required' : undefined),
  budget: ({ budget }) => (budget === '' ? 'Budget is required' : undefined),
  interests: ({ tripType, interests }) =>
    tripType !== 'business' && interests.length === 0 ? 'Select at least one interest' : undefined,
  destinations: ({ tripType, destinations }) =>
    tripType === 'business' ? tooLong(destinations, MAX_DESTINATIONS) : undefined,
  homeAirport: ({ homeAirport }) =>
    /^\s*([A-Za-z]{3})?\s*$/.test(homeAirport)
      ? undefined
      : 'Use the three letters of an airport, such as LIS',
  additionalPreferences: ({ additionalPreferences }) => tooLong(additionalPreferences, MAX_NOTES),
};

/** The form's errors by field; an empty object means that everything is in order. */
export function validateForm(values: FormValues, today: string): FormErrors {
  const errors: FormErrors = validateDetails(values, {
    ...values,
    travelers: travelerCount(values.travelers),
    isBusiness: values.tripType === 'business',
  });

  for (const [field, rule] of Object.entries(RULES)) {
    const message = rule(values, today);
    if (message !== undefined) errors[field] = message;
  }

  return errors;
}

/** The last day a trip from this departure may end on. */
export function latestReturn(departureDate: string): string | undefined {
  return isIsoDay(departureDate) ? addDays(departureDate, MAX_TRIP_DAYS - 1) : undefined;
}

function returnDateError({ departureDate, returnDate }: FormValues): string | undefined {
  if (returnDate === '') return 'Return date is required';
  if (returnDate <= departureDate) return 'Return date must be after departure date';
  if (!isIsoDay(departureDate) || !isIsoDay(returnDate)) return undefined;
  return daysBetween(departureDate, returnDate) >= MAX_TRIP_DAYS
    ? `A trip can last up to ${MAX_TRIP_DAYS} days`
    : undefined;
}

function tooLong(text: string, max: number): string | undefined {
  return text.length > max ? `Shorten this to ${max} characters` : undefined;
}
