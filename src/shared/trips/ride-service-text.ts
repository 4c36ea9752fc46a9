import type { TripRide } from '../generation/trip-places.schema.ts';

type Service = Partial<Pick<TripRide, 'departuresPerWeek' | 'firstDeparture' | 'lastDeparture'>>;

/** From here on a service is told by the hours between two departures. */
const HOURLY = 14 * 7;
const DAILY = 7;

/** "About 12 a day, first 06:30, last 21:00"; undefined where nothing is known of a service. */
export function frequencyText(service: Service): string | undefined {
  const { departuresPerWeek, firstDeparture, lastDeparture } = service;
  const parts = [
    departuresPerWeek === undefined ? undefined : timesText(departuresPerWeek),
    firstDeparture && `first ${firstDeparture}`,
    lastDeparture && `last ${lastDeparture}`,
  ].filter((part) => part !== undefined && part !== '');
  const text = parts.join(', ');

  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

function timesText(perWeek: number): string {
  if (perWeek >= HOURLY) return 'about every hour';
  if (perWeek >= 2 * DAILY) return `about ${Math.round(perWeek / DAILY)} a day`;
  if (perWeek >= DAILY) return 'once a day';
  return perWeek === 1 ? 'once a week' : `${perWeek} times a week`;
}
