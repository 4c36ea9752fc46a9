import { countText } from '#shared/count-text.ts';
import { addDays, daysBetween, isIsoDay } from '#shared/dates.ts';
import {
  MAX_ALLERGIES,
  MAX_APPOINTMENTS,
  MAX_DESTINATIONS,
  MAX_MUST_SEES,
  MAX_NOTES,
  MAX_PLACES,
  MAX_TRIP_DAYS,
} from '#shared/preferences/limits.ts';
import { preferenceFrom } from '#shared/preferences/preference.schema.ts';
import { type FormValues, takesPlaces, toPreferenceDraft, travelerCount } from './form-values.ts';

/** Messages by the path of a field, such as "returnDate" or "appointments.0.end". */
type FormErrors = Record<string, string>;

const FLIGHT = 'Use a flight number, such as LH123';

/** By the path in the call, * for a place in a list: the field that shows it, and words for who fills in a form. */
const SHOWN: Readonly<Record<string, readonly [field: string, words: string]>> = {
  tripType: ['tripType', 'Choose a trip type'],
  places: ['places', `Choose at most ${MAX_PLACES} places`],
  destinations: ['destinations', tooLong(MAX_DESTINATIONS)],
  homeAirport: ['homeAirport', 'Enter a three-letter airport code, like LIS'],
  additionalPreferences: ['additionalPreferences', tooLong(MAX_NOTES)],
  mustSees: ['mustSees', `Choose at most ${MAX_MUST_SEES}`],
  'arrival.flight': ['arrivalFlight', FLIGHT],
  'departure.flight': ['departureFlight', FLIGHT],
  'companions.children.*': ['children.*.age', 'Choose an age'],
  allergies: ['allergies', `Name at most ${MAX_ALLERGIES}`],
  'allergies.*': ['allergies', 'Shorten each to 60 characters, with commas between them'],
  'spendingLimit.amount': ['limitAmount', 'Enter an amount, such as 2500'],
  appointments: ['appointments', `Enter at most ${MAX_APPOINTMENTS}`],
  'appointments.*.title': ['appointments.*.title', 'Name the appointment'],
  'appointments.*.date': ['appointments.*.date', 'Choose a day of the trip'],
  'appointments.*.start': ['appointments.*.start', 'Enter a start time'],
  'appointments.*.end': ['appointments.*.end', 'End after the start'],
  'work.start': ['workStart', 'Enter a start time'],
  'work.end': ['workEnd', 'Enter a time after the start'],
};

/**
 * The form's errors by field; an empty object means that everything is in order. The call's own schema judges;
 * `today` is the browser's own day.
 */
export function validateForm(values: FormValues, today: string): FormErrors {
  const draft = toPreferenceDraft(values);
  const { error } = preferenceFrom(addDays(today, 1)).safeParse(draft);
  const errors = formRules(values);

  for (const { path, message } of error?.issues ?? []) {
    if (isImpossibleDay(values, path)) continue;
    const index = path.find((part) => typeof part === 'number');
    const place = path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.');
    const [field, words] = SHOWN[place] ?? [place, message];

    errors[field.replace('*', String(index))] ??= words;
  }
  return errors;
}

/** The last day a trip from this departure may end on. */
export function latestReturn(departureDate: string): string | undefined {
  return isIsoDay(departureDate) ? addDays(departureDate, MAX_TRIP_DAYS - 1) : undefined;
}

/** What the call itself allows, or knows nothing of. */
function formRules(values: FormValues): FormErrors {
  const { departureDate, returnDate, children } = values;
  const query = takesPlaces(values) ? values.placeQuery.trim() : '';
  const travelers = travelerCount(values.travelers);
  const isTooLong =
    isIsoDay(departureDate) &&
    isIsoDay(returnDate) &&
    daysBetween(departureDate, returnDate) >= MAX_TRIP_DAYS;

  return {
    ...(query !== '' && {
      placeQuery: `Choose a suggestion for “${query}”, or clear the field`,
    }),
    ...(isTooLong && { returnDate: `A trip can last up to ${MAX_TRIP_DAYS} days` }),
    ...(children.length > 0 &&
      children.length >= travelers && {
        children: `Of ${countText(travelers, 'traveler')}, at least one is an adult`,
      }),
  };
}

/** A date that reads like one and isn't: told when the form is turned into the call. */
function isImpossibleDay(values: FormValues, [field]: readonly PropertyKey[]): boolean {
  if (field !== 'departureDate' && field !== 'returnDate') return false;
  return values[field] !== '' && !isIsoDay(values[field]);
}

function tooLong(max: number): string {
  return `Shorten this to ${max} characters`;
}
