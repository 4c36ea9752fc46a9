import type { Diet, TripPace } from '#shared/preferences/options.ts';

/** A child by the age in years; '' until it is chosen. */
type ChildValue = { age: string };

type AppointmentValue = {
  date: string;
  start: string;
  end: string;
  title: string;
  place: string;
};

/** What "More about your trip" holds; '' where nothing was filled in. Times are `HH:MM`, local. */
export type TripDetailValues = {
  mustSees: readonly { id: string; name: string }[];
  arrivalTime: string;
  arrivalFlight: string;
  departureTime: string;
  departureFlight: string;
  children: readonly ChildValue[];
  stepFree: boolean;
  diet: readonly Diet[];
  /** Separated by commas. */
  allergies: string;
  beenBefore: boolean;
  pace: TripPace | '';
  limitAmount: string;
  limitCurrency: string;
  appointments: readonly AppointmentValue[];
  /** Business trips only. */
  workStart: string;
  workEnd: string;
  workPlace: string;
};

export const EMPTY_DETAILS: TripDetailValues = {
  mustSees: [],
  arrivalTime: '',
  arrivalFlight: '',
  departureTime: '',
  departureFlight: '',
  children: [],
  stepFree: false,
  diet: [],
  allergies: '',
  beenBefore: false,
  pace: '',
  limitAmount: '',
  limitCurrency: 'USD',
  appointments: [],
  workStart: '',
  workEnd: '',
  workPlace: '',
};

/** How many of the details are filled in; the currency of a limit is none of its own. */
export function countFilled(values: TripDetailValues): number {
  const fields = Object.keys(EMPTY_DETAILS) as (keyof TripDetailValues)[];

  return fields.filter((field) => {
    const value = values[field];

    if (field === 'limitCurrency') return false;
    return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value === true;
  }).length;
}
