import { appointmentPlaces } from '../asked/read-appointments.ts';
import { isEvent } from '../understanding/events.ts';

/** Whether a name that is neither a place nor a sight is read elsewhere: as a festival, or where one meets. */
export function isReadOtherwise(said: string, text: string): boolean {
  return isEvent(said, text) || appointmentPlaces(text).includes(said);
}
