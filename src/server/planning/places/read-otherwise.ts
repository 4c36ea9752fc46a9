import { isAllergen } from '../diet/allergens.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { JOURNEY_WORDS } from '../asked/read-times.ts';
import { appointmentPlaces } from '../asked/read-appointments.ts';
import { isDayName } from '../understanding/dates-in-text.ts';
import { isEvent } from '../understanding/events.ts';

/** Whether a name that is neither a place nor a sight is read elsewhere: a festival, where one meets, coming and going. */
export function isReadOtherwise(said: string, text: string): boolean {
  return (
    isEvent(said, text) ||
    isWhereOneMeets(said, text) ||
    JOURNEY_WORDS.test(foldText(said)) ||
    isWhereOneLands(said, text) ||
    isOfAllergy(said, text)
  );
}

/** "Potsdamer Platz", also where the day follows at once. */
function isWhereOneMeets(said: string, text: string): boolean {
  const [last = ''] = said.split(' ').slice(-1);
  const name = isDayName(last) ? said.slice(0, -last.length).trim() : said;

  return appointmentPlaces(text).some((place) => ` ${place} `.includes(` ${name} `));
}

/** "A shellfish allergy (shrimp and crab)". */
function isOfAllergy(said: string, text: string): boolean {
  return ALLERGY.test(text) && isAllergen(said);
}

const ALLERGY = /allerg|intoleran/i;

/** "Lands at Ezeiza Saturday 8:20": an airport by its own name. */
function isWhereOneLands(said: string, text: string): boolean {
  const before = foldText(text.slice(0, text.indexOf(said)));

  return LANDING_AT.test(before);
}

const LANDING_AT =
  /\b(?:lands?|landing|arrives?|arriving|fly(?:ing)? (?:in|out)|leav(?:e|es|ing)) (?:on )?(?:(?:[a-z]{3,9}day|[a-z]{3}|\d{1,2}|am|pm) ){0,4}(?:at|in|into|from)$/;
