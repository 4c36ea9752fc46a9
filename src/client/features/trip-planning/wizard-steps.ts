import { MAX_NOTES } from '#shared/preferences/limits.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { EMPTY_DETAILS } from './details/detail-values.ts';

/** The paths of the fields that are not in order. */
type WrongFields = Readonly<Record<string, unknown>>;

export const WIZARD_STEPS = ['Trip Type', 'Preferences', 'Final Details'] as const;
export type WizardStep = 0 | 1 | 2;

export type Notice = {
  title: string;
  text: string;
  /** Places to choose from, when one that was named is not clear. */
  candidates?: readonly PlaceSuggestion[];
};

const STEP_FIELDS: readonly (readonly string[])[] = [
  ['tripType', 'places', 'placeQuery', 'departureDate', 'returnDate'],
  [
    'travelers',
    'budget',
    'interests',
    'destinations',
    'homeAirport',
    ...Object.keys(EMPTY_DETAILS),
  ],
  ['additionalPreferences'],
];

const CHECK_INPUTS = 'Please check your inputs';
const DATES: Notice = {
  title: CHECK_INPUTS,
  text: "Make sure you've selected valid departure and return dates.",
};
const PLACES: Notice = {
  title: CHECK_INPUTS,
  text: 'Choose a place from the list, or leave “Where to?” empty.',
};
const INTERESTS: Notice = {
  title: 'Please select at least one interest',
  text: 'Select one or more travel interests to continue.',
};
const FIELDS: Notice = {
  title: CHECK_INPUTS,
  text: "Make sure you've filled out all required fields.",
};
const DETAILS: Notice = {
  title: CHECK_INPUTS,
  text: 'Something under “More about your trip” needs another look.',
};
const NOTES: Notice = {
  title: CHECK_INPUTS,
  text: `Shorten your notes to ${MAX_NOTES} characters.`,
};

export const UNEXPECTED_FAILURE: Notice = {
  title: 'Error',
  text: 'There was a problem with the form. Please try again.',
};
export const DATE_PROBLEM: Notice = {
  title: 'Error processing form data',
  text: 'There was a problem with the date format. Please try again.',
};

/** What keeps a traveller on this step, as the toast says it; undefined when the step is in order. */
export function stepProblem(step: WizardStep, errors: WrongFields): Notice | undefined {
  const fields = Object.keys(errors)
    .map((path) => path.split('.', 1)[0] ?? path)
    .filter((field) => STEP_FIELDS[step]?.includes(field));

  if (fields.length === 0) return undefined;
  if (step === 0) return fields.every((field) => field.startsWith('place')) ? PLACES : DATES;
  if (step === 2) return NOTES;
  if (errors['interests'] !== undefined) return INTERESTS;
  return fields.every((field) => field in EMPTY_DETAILS) ? DETAILS : FIELDS;
}

/** The first step whose fields don't validate; undefined when the whole form is in order. */
export function firstBlockedStep(errors: WrongFields): WizardStep | undefined {
  return ([0, 1, 2] as const).find((step) => stepProblem(step, errors) !== undefined);
}
