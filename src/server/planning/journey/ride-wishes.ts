import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { isWithoutCar } from '../understanding/without-car.ts';
import { type BusyHours, busyHours } from './busy-hours.ts';
import type { Named } from './names-of-route.ts';
import { readRideWords } from './ride-words.ts';
import { type LegMode, readLegModes } from './leg-modes.ts';
import { wholeText } from './whole-text.ts';

/** How a traveller wants to go from place to place. */
export type RideWishes = {
  /** The only way that is asked for, where it can be had. */
  only?: RideMode;
  /** The same of single legs of the route. */
  legs?: readonly LegMode[];
  avoided: readonly RideMode[];
  /** A driver takes the party from place to place. */
  hasDriver?: true;
  /** Sleepers and night ferries, where there are some. */
  byNight?: true;
  /** The most that the party wants to drive on a day, in minutes. */
  mostDriving?: number;
  /** A hired car is left elsewhere than where it was fetched. */
  isOneWay?: true;
  /** When the party is held by work or appointments; a ride leaves after them or is there before. */
  busy?: BusyHours;
  /** On business one moves on as late as may be where the working day does not stay whole. */
  isAfterWork?: boolean;
};

type Asked = Pick<
  PlanRequest,
  | 'additionalPreferences'
  | 'appointments'
  | 'departureDate'
  | 'destinations'
  | 'returnDate'
  | 'tripType'
  | 'work'
> &
  Partial<Pick<PlanRequest, 'asked' | 'isEcoFriendly'>>;

/** Reads how a request wants to go from place to place; a saved trip knows its places itself. */
export function readRideWishes(request: Asked, places = namedIn(request)): RideWishes {
  const { asked, tripType } = request;
  const busy = busyHours(request);
  const notes = wholeText(request);
  const { legs, rest } = readLegModes(notes, { places, said: asked?.said });
  const { asked: modes, avoided: refused, ...said } = readRideWords(rest, notes);
  const avoided = [...refused, ...unwanted(request, said)];
  // "All by train, with a driver for the day in the hills": what is said of the whole way counts.
  const only = modes.find((mode) => !avoided.includes(mode)) ?? (said.hasDriver && 'drive');

  return {
    ...said,
    ...(only ? { only } : {}),
    ...(legs.length > 0 ? { legs } : {}),
    ...(busy ? { busy } : {}),
    ...(tripType === 'business' ? { isAfterWork: true } : {}),
    avoided,
  };
}

function namedIn({ asked }: Asked): readonly Named[] {
  return asked?.places ?? [];
}

/** What is not gone by beside what the words rule out; who is driven needs no licence. */
function unwanted(
  { additionalPreferences, isEcoFriendly }: Asked,
  { hasDriver }: Pick<RideWishes, 'hasDriver'>,
): RideMode[] {
  return [
    ...(isWithoutCar(additionalPreferences) && !hasDriver ? (['drive'] as const) : []),
    ...(isEcoFriendly ? (['flight'] as const) : []),
  ];
}
