import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { chiefStop } from './day-trip-stops.ts';

/** A stop of a day trip other than its chief one, as plans name it: "lisbon/sintra/2", or "lisbon/sintra/2b" after lunch. */
export type DayTripPlace = {
  /** The id of the trip. */
  trip: string;
  number: number;
  stop: { id: string; name: string; lat: number; lon: number };
};

const PART = /^(.+)\/(\d+)b?$/;

/** The stop of a day trip that an id stands for; undefined for any other place. */
export function dayTripPart(id: string, catalogue: Catalogue): DayTripPlace | undefined {
  const [, trip = '', digits = ''] = PART.exec(id) ?? [];
  const known = trip === '' ? undefined : catalogue.place(trip);
  const number = Number(digits);

  if (known?.type !== 'day-trip') return undefined;
  const { lat, lon, name, stops } = known.file;
  const stop = (stops ?? [{ name, lat, lon }])[number - 1];

  if (!stop) return undefined;
  const point =
    number === chiefStop(known.file)
      ? { lat, lon }
      : { lat: stop.lat ?? lat, lon: stop.lon ?? lon };

  return { trip, number, stop: { id, name: stop.name, ...point } };
}
