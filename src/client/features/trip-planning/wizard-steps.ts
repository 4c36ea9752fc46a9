import { MAX_NOTES } from '#shared/preferences/limits.ts';
import type { FormField } from './form-values.ts';
import type { FormErrors } from './validate-form.ts';

export const WIZARD_STEPS = ['Trip Type', 'Preferences', 'Final Details'] as const;
export type WizardStep = 0 | 1 | 2;

export type Notice = { title: string; text: string };

const STEP_FIELDS: readonly (readonly FormField[])[] = [
  ['tripType', 'departureDate', 'returnDate'],
  ['travelers', 'budget', 'interests', 'destinations', 'homeAirport'],
  ['additionalPreferences'],
];

const CHECK_INPUTS = 'Please check your inputs';
const DATES: Notice = {
  title: CHECK_INPUTS,
  text: "Make sure you've selected valid departure and return dates.",
};
const INTERESTS: Notice = {
  title: 'Please select at least one interest',
  text: 'Select one or more travel interests to continue.',
};
const FIELDS: Notice = {
  title: CHECK_INPUTS,
  text: "Make sure you've filled out all required fields.",
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
export function stepProblem(step: WizardStep, errors: FormErrors): Notice | undefined {
  if (!STEP_FIELDS[step]?.some((field) => errors[field] !== undefined)) return undefined;
  if (step === 0) return DATES;
  if (step === 2) return NOTES;
  return step === 1 && errors.interests !== undefined ? INTERESTS : FIELDS;
}

/** The first step whose fields don't validate; undefined when the whole form is in order. */
export function firstBlockedStep(errors: FormErrors): WizardStep | undefined {
  return ([0, 1, 2] as const).find((step) => stepProblem(step, errors) !== undefined);
}
