import type { TripRide } from '../generation/trip-places.schema.ts';

type Service = Partial<
  Pick<TripRide, 'departuresPerWeek' | 'firstDeparture' | 'lastDeparture' | 'hasTypicalHours'>
>;

/** From here on a service is told by the time between two departures. */
const HALF_HOURLY = 28 * 7;
const HOURLY = 14 * 7;
const DAILY = 7;

/**
 * "About 12 a day, first 06:30, last 21:00"; where no timetable says so, "typically from 06:30 to 21:00". Undefined
 * where nothing is known of a service.
 */
export function frequencyText(service: Service): string | undefined {
  const { departuresPerWeek } = service;
  const text = [
    ...(departuresPerWeek === undefined ? [] : [timesText(departuresPerWeek)]),
    ...hoursText(service),
  ].join(', ');

  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

function hoursText({ firstDeparture, lastDeparture, hasTypicalHours }: Service): string[] {
  if (hasTypicalHours && firstDeparture && lastDeparture)
    return [`typically from ${firstDeparture} to ${lastDeparture}`];
  return [
    ...(firstDeparture ? [`first ${firstDeparture}`] : []),
    ...(lastDeparture ? [`last ${lastDeparture}`] : []),
  ];
}

function timesText(perWeek: number): string {
  if (perWeek >= HALF_HOURLY) return 'every half hour or so';
  if (perWeek >= HOURLY) return 'about every hour';
  if (perWeek >= 2 * DAILY) return `about ${Math.round(perWeek / DAILY)} a day`;
  if (perWeek >= DAILY) return 'once a day';
  return perWeek === 1 ? 'once a week' : `${perWeek} times a week`;
}
