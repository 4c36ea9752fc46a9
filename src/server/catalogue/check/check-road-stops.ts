import { distanceKm } from '../distance.ts';
import { openingSpans } from '../opening-hours.ts';
import type { RoadStopFile } from '../road-stop.schema.ts';

/** Two stops nearer to each other than this, of one name, are one. */
const SAME_KM = 0.2;
const ANY_DAY = { isHoliday: () => false, sunrise: 360, sunset: 1200 };

/** Faults of the places by the road, each as one line. */
export function checkRoadStops(stops: readonly RoadStopFile[]): string[] {
  return stops.flatMap((stop, at) => {
    const before = stops.slice(0, at);

    return [
      ...(before.some(({ id }) => id === stop.id) ? ['is listed twice'] : []),
      ...(before.some((other) => distanceKm(other, stop) < SAME_KM)
        ? ['lies where another one does']
        : []),
      ...hoursFaults(stop),
    ].map((fault) => `road-stops: ${stop.id} ${fault}`);
  });
}

function hoursFaults({ hours }: RoadStopFile): string[] {
  if (hours === undefined) return [];
  try {
    openingSpans(hours, '2027-07-01', ANY_DAY);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : 'has hours that cannot be read'];
  }
}
