import { foldText } from '#server/catalogue/fold-text.ts';
import { JOURNEY_WORDS } from '../asked/read-times.ts';
import { appointmentPlaces } from '../asked/read-appointments.ts';
import { isEvent } from '../understanding/events.ts';

/** Whether a name that is neither a place nor a sight is read elsewhere: a festival, where one meets, coming and going. */
export function isReadOtherwise(said: string, text: string): boolean {
  return (
    isEvent(said, text) ||
    appointmentPlaces(text).includes(said) ||
    JOURNEY_WORDS.test(foldText(said))
  );
}
