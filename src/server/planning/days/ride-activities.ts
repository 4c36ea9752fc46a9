import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { sentences, stayWords } from '../candidates/place-words.ts';
import type { DayFrame } from './day-windows.ts';
import type { RideEnd } from './ride-end.ts';

type Stayed = Pick<PlanDraft, 'match' | 'planInput' | 'journey'>;

const ASSUMED = {
  landing: 'The landing time is assumed until you choose flights',
  takeOff: 'The take-off time is assumed until you choose flights',
};

/** From the station, pier or airport to the stay. */
export function arrivalByRide(
  frame: Pick<DayFrame, 'landing' | 'window'>,
  { point, transfer, mode, home }: RideEnd,
  { match: { destination }, planInput, journey }: Stayed,
): PlannedActivity {
  const landing = frame.landing ?? 0;
  const stay = stayWords(destination, planInput.stay.stay.name);

  return {
    activity:
      home === undefined
        ? `Arrive in ${destination.name} and leave the bags at ${stay}`
        : `Land at ${point} and settle in at ${stay}`,
    time: timeOf(landing),
    duration: durationText(frame.window[0] - landing),
    description: sentences([
      home === undefined
        ? mode === 'drive'
          ? 'Park the car and check in, or leave the bags until the room is ready'
          : `About ${transfer} minutes from ${point ?? 'the station'}; leave the bags if the room is not ready yet`
        : `To ${destination.name} it is ${home}`,
      home !== undefined && journey.isAssumed ? ASSUMED.landing : undefined,
    ]),
    category: 'Travel',
    kind: 'arrival',
  };
}

/** From the stay to the station, pier or airport, with the bags. */
export function departureByRide(
  frame: Pick<DayFrame, 'takeOff' | 'window'>,
  { point, transfer, wait, mode, home }: RideEnd,
  { match: { destination }, planInput, journey }: Stayed,
): PlannedActivity {
  const takeOff = frame.takeOff ?? 0;
  const leave = frame.window[1];
  const stay = stayWords(destination, planInput.stay.stay.name);

  if (home !== undefined)
    return {
      activity: `Leave ${destination.name} for ${point}: take-off at ${timeOf(takeOff)}`,
      time: timeOf(leave),
      duration: durationText(Math.max(0, takeOff - leave)),
      description: sentences([
        `Collect your bags; ${home}, and ${durationText(wait)} for bags and security`,
        journey.isAssumed ? ASSUMED.takeOff : undefined,
      ]),
      category: 'Travel',
      kind: 'departure',
    };
  return {
    activity: `Check out of ${stay}${point === undefined ? ' and load the car' : ` and go to ${point}`}`,
    time: timeOf(leave),
    duration: durationText(Math.max(0, takeOff - leave)),
    description: sentences([
      mode === 'drive'
        ? 'Fetch the car and load the bags'
        : `About ${transfer} minutes with the bags, and ${wait} minutes in hand before the ${mode === 'coach' ? 'coach' : mode} leaves`,
    ]),
    category: 'Travel',
    kind: 'departure',
  };
}
