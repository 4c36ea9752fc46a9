import type { DestinationFile } from '../catalogue.schema.ts';
import { distanceKm } from '../distance.ts';
import type { Ride } from '../ride.schema.ts';
import { serviceHours } from '../rides.ts';

/** Fastest average of a service over the great circle, and the slowest anyone would sell. */
const KMH = {
  train: { slowest: 10, fastest: 330 },
  ferry: { slowest: 8, fastest: 75 },
  coach: { slowest: 15, fastest: 100 },
  flight: { slowest: 40, fastest: 900 },
} as const;
/** A line is no shorter than the great circle, points in town taken for stations. */
const LEAST_DETOUR = 0.85;

/** Faults of the rides between destinations, each as one line. */
export function checkRides(
  rides: readonly Ride[],
  destinations: readonly DestinationFile[],
): string[] {
  const byId = new Map(destinations.map((destination) => [destination.id, destination]));
  const seen = new Set<string>();

  return rides.flatMap((ride) => {
    const pair = [ride.from, ride.to].toSorted().join('>');
    const key = `${pair} ${ride.mode} ${ride.overnight ?? false}`;
    const isTwice = seen.has(key);
    const start = byId.get(ride.from);
    const end = byId.get(ride.to);

    seen.add(key);
    return [
      ...(isTwice ? ['is listed twice'] : []),
      ...(start && end && start !== end
        ? wayFaults(ride, distanceKm(start, end))
        : ['does not join two destinations']),
      ...(ride.priceUsd && ride.priceUsd[0] > ride.priceUsd[1] ? ['has its fares reversed'] : []),
      ...(hasOtherWeekdays(ride) ? ['runs on more or fewer weekdays than times a week'] : []),
      ...(isReversed(ride) ? ['departs last before it departs first'] : []),
    ].map((fault) => `rides: ${ride.mode} ${ride.from} to ${ride.to} ${fault}`);
  });
}

/** A service that leaves at most once a day leaves as often as it has weekdays. */
function hasOtherWeekdays(ride: Ride): boolean {
  const perWeek = serviceHours(ride).departuresPerWeek;
  const { there, back } = ride.weekdays ?? {};

  return (
    ride.weekdays !== undefined &&
    [there, back].some((days) => perWeek !== undefined && new Set(days).size !== perWeek)
  );
}

function isReversed({ firstDeparture = '', lastDeparture = '24:00', typicalHours }: Ride): boolean {
  const isTypicalReversed = typicalHours !== undefined && typicalHours.first > typicalHours.last;

  return firstDeparture > lastDeparture || isTypicalReversed;
}

function wayFaults({ mode, minutes, km }: Ride, straightKm: number): string[] {
  const kmh = ((km ?? straightKm) / minutes) * 60;
  const { slowest, fastest } = KMH[mode];

  return [
    ...(kmh < slowest || kmh > fastest ? [`runs at ${Math.round(kmh)} km/h`] : []),
    ...(km !== undefined && km < straightKm * LEAST_DETOUR
      ? [`is shorter than the way (${km} km)`]
      : []),
  ];
}
