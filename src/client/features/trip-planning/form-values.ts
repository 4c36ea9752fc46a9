import { addDays, isIsoDay } from '#shared/dates.ts';
import { TRIP_TYPES, type TripType } from '#shared/preferences/options.ts';
import type { PreferenceInput } from '#shared/preferences/preference.schema.ts';
import type { WishOverrides } from '#shared/preferences/understanding.schema.ts';
import { EMPTY_DETAILS, type TripDetailValues } from './details/detail-values.ts';
import { toDetailPayload } from './details/detail-payload.ts';
import { toPlaceChoice, type ChosenPlace } from './where-to/chosen-places.ts';
import { NO_OVERRIDES } from './wish-choices.ts';

/** What the wizard holds while a traveller fills it in; dates are `YYYY-MM-DD` text, '' when empty. */
export type FormValues = TripDetailValues & {
  tripType: TripType;
  /** Where to, in the order of the journey; empty lets Northstar choose. Not part of a surprise trip. */
  places: readonly ChosenPlace[];
  /** Whether the planner may choose the order of the places. */
  anyOrder: boolean;
  /** Typed into "Where to?" and not chosen yet. */
  placeQuery: string;
  departureDate: string;
  returnDate: string;
  travelers: string;
  budget: string;
  interests: readonly string[];
  isEcoFriendly: boolean;
  isVeganFriendly: boolean;
  /** Business only: where to, in the traveller's words. */
  destinations: string;
  /** IATA code, or '' for none. */
  homeAirport: string;
  additionalPreferences: string;
  /** What was changed of the wishes read out of the notes. */
  wishes: WishOverrides;
};

/** A date that reads like one and isn't (a damaged draft), met while the form is turned into a call. */
export class DateConversionError extends Error {
  override readonly name = 'DateConversionError';
}

/** The trip type that the address asks for: surprise and business by name, anything else is complete. */
export function tripTypeFromQuery(type: string | null): TripType {
  return TRIP_TYPES.find((known) => known === type) ?? 'complete';
}

/** The wizard's first values; `today` is the browser's own calendar day. */
export function defaultFormValues(tripType: TripType, today: string): FormValues {
  return {
    ...EMPTY_DETAILS,
    tripType,
    places: [],
    anyOrder: false,
    placeQuery: '',
    departureDate: addDays(today, 1),
    returnDate: addDays(today, 2),
    travelers: '2 travelers',
    budget: 'Moderate ($$)',
    interests: ['Nature'],
    isEcoFriendly: false,
    isVeganFriendly: false,
    destinations: '',
    homeAirport: '',
    additionalPreferences: '',
    wishes: NO_OVERRIDES,
  };
}

/** The leading integer of the travelers text: "5+ travelers" is 5; 2 when there is none. */
export function travelerCount(travelers: string): number {
  const count = Number.parseInt(travelers, 10);

  return Number.isNaN(count) ? 2 : count;
}

/**
 * The preferences call for valid form values.
 * @throws DateConversionError when a date is not a calendar date.
 */
export function toPreferencePayload(values: FormValues): PreferenceInput {
  for (const day of [values.departureDate, values.returnDate])
    if (!isIsoDay(day)) throw new DateConversionError(`Not a calendar date: ${day}`);
  return toPreferenceDraft(values);
}

/** The preferences call as far as the form is filled in. */
export function toPreferenceDraft(values: FormValues): PreferenceInput {
  const isBusiness = values.tripType === 'business';
  const destinations = values.destinations.trim();
  const homeAirport = values.homeAirport.trim().toUpperCase();

  return {
    tripType: values.tripType,
    departureDate: values.departureDate,
    returnDate: values.returnDate,
    travelers: values.travelers === '' ? Number.NaN : travelerCount(values.travelers),
    budget: values.budget as PreferenceInput['budget'],
    // The interest grid is not part of a business trip, so what it held before is not sent.
    interests: isBusiness ? [] : [...values.interests],
    isEcoFriendly: values.isEcoFriendly,
    isVeganFriendly: values.isVeganFriendly,
    additionalPreferences: values.additionalPreferences.trim(),
    ...(isBusiness && destinations !== '' && { destinations }),
    ...(homeAirport !== '' && { homeAirport }),
    ...(hasOverrides(values.wishes) && { wishes: values.wishes }),
    ...(takesPlaces(values) &&
      values.places.length > 0 && { places: values.places.map(toPlaceChoice) }),
    ...(takesPlaces(values) && values.places.length > 1 && values.anyOrder && { anyOrder: true }),
    ...toDetailPayload(values, travelerCount(values.travelers)),
  };
}

/** Whether the traveller says where to go: the place of a surprise trip is ours to choose. */
export function takesPlaces({ tripType }: Pick<FormValues, 'tripType'>): boolean {
  return tripType !== 'surprise';
}

function hasOverrides({ added, removed }: WishOverrides): boolean {
  return added.length + removed.length > 0;
}
