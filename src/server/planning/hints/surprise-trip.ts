import { durationText } from '#shared/dates.ts';
import type { ItineraryTrip, SurpriseTrip } from '#shared/generation/generated-trip.schema.ts';
import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { homePoint } from '../days/flight-estimate.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { revealSchedule } from './reveal-schedule.ts';
import { surpriseHints } from './surprise-hints.ts';

/** A stop of a surprise, and how one comes to it from the stop before. */
type Stop = {
  destination: Destination;
  ride?: { mode: RideMode; doorMinutes: number } | undefined;
};

type Surprise = { request: PlanRequest; catalogue: Catalogue; stays: readonly Stop[] };

const BY: Readonly<Record<RideMode, string>> = {
  train: 'by train',
  ferry: 'by ferry',
  coach: 'by coach',
  flight: 'by air',
  drive: 'by car',
};

/** The plan as a surprise: the same days, with hints and the days on which each is revealed. */
export function toSurprise(
  trip: ItineraryTrip,
  { request, catalogue, stays: [first, second] }: Surprise,
): SurpriseTrip {
  if (!first) throw new RangeError('A trip has a stay');
  const [packing = '', ...others] = surpriseHints(first.destination, {
    catalogue,
    date: request.departureDate,
    home: homePoint(request.homeAirport, catalogue),
    nextStop: second?.destination,
  }).map(({ text }) => text);
  const hints = [packing, ...(second ? [secondStopHint(second)] : []), ...others];

  return {
    ...trip,
    previewImage: 'sealed envelope',
    hints,
    revealSchedule: revealSchedule(hints, {
      today: request.today,
      departureDate: request.departureDate,
    }),
  };
}

/** Tells that there are two stops, and of which the hints are. */
function secondStopHint({ ride }: Stop): string {
  const way = ride
    ? ` ${BY[ride.mode]}, about ${durationText(Math.ceil(ride.doorMinutes / 30) * 30)} from door to door`
    : '';

  return `There are two stops: pack so that you can move on once${way}. Hints of a place are of the first.`;
}
