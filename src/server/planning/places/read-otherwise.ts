import { foldText } from '#server/catalogue/fold-text.ts';
import { JOURNEY_WORDS } from '../asked/read-times.ts';
import { appointmentPlaces } from '../asked/read-appointments.ts';
import { isEvent } from '../understanding/events.ts';

/** Whether a name that is neither a place nor a sight is read elsewhere: a festival, where one meets, coming and going. */
export function isReadOtherwise(said: string, text: string): boolean {
  return (
    isEvent(said, text) ||
    appointmentPlaces(text).includes(said) ||
    JOURNEY_WORDS.test(foldText(said)) ||
    isWhereOneLands(said, text)
  );
}

/** "Lands at Ezeiza Saturday 8:20": an airport by its own name. */
function isWhereOneLands(said: string, text: string): boolean {
  const before = foldText(text.slice(0, text.indexOf(said)));

  return LANDING_AT.test(before);
}

const LANDING_AT =
  /\b(?:lands?|landing|arrives?|arriving|fly(?:ing)? (?:in|out)|leav(?:e|es|ing)) (?:at|in|into|from)$/;
