import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { sentences } from '../candidates/place-words.ts';
import { chiefStopWords } from './day-trip-stops.ts';

type Words = Pick<PlannedActivity, 'activity' | 'description'>;

const BY: Readonly<Record<DayTripFile['mode'], string>> = {
  train: 'Train',
  bus: 'Bus',
  boat: 'Boat',
  drive: 'Drive',
  tour: 'Tour bus',
};

/** "Train to Sintra from Rossio station". */
export function rideThereWords(trip: DayTripFile): Words {
  const { mode, departsFrom } = trip;
  const from = departsFrom ? ` from ${departsFrom}` : '';
  const where = departsFrom ? ` at ${departsFrom}` : '';

  return {
    activity:
      mode === 'tour'
        ? `Guided day tour, pick-up${where}: ${shortName(trip)}`
        : `${BY[mode]} to ${shortName(trip)}${from}`,
    description: sentences([
      // Where the chief stop has words of its own, those of the whole trip stand here.
      chiefStopWords(trip) === undefined ? undefined : trip.why,
      mode === 'drive'
        ? 'By hired car, with a driver for the day, or on a small-group tour'
        : undefined,
      mode === 'tour' && !departsFrom
        ? 'Most tours collect guests at or near their hotel'
        : undefined,
      mode === 'train' || mode === 'bus' || mode === 'boat'
        ? 'Times are typical: check the timetable the day before'
        : undefined,
    ]),
  };
}

/** "Train back to Lisbon and on to Praça do Comércio", and when the last one goes. */
export function rideBackWords({ mode, lastBack }: DayTripFile, town: string, onTo?: string): Words {
  return {
    activity: `${BY[mode]} back to ${town}${onTo === undefined ? '' : ` and on to ${onTo}`}`,
    description: lastBack ? `The last one leaves at about ${lastBack}.` : '',
  };
}

/** "Sintra", for "Sintra and Pena Palace". */
function shortName({ name }: DayTripFile): string {
  return name.replace(/(?<=\p{L}{4}) (?:and|with|by) .*$/u, '').replace(/ \([^)]*\)/g, '');
}
