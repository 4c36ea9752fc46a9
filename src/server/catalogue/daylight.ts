import SunCalc from 'suncalc';
import { minutesOf } from '#shared/dates.ts';
import { wallClock } from '#shared/zoned-time.ts';

/** Where and in which IANA time zone. */
export type Spot = { lat: number; lon: number; timeZone: string };

/** Local minutes after midnight between which there is light to see by. */
export type Daylight = { sunrise: number; sunset: number };

const NOON = 12 * 60;

/**
 * Sunrise and sunset on a date (suncalc, after Meeus), in the place's own time. Where the sun does not
 * rise, the light is civil twilight; where it does not set, the whole day; where there is neither, none.
 */
export function daylight(spot: Spot, date: string): Daylight {
  const noon = new Date(`${date}T12:00:00Z`);
  const solarNoon = new Date(noon.getTime() - (spot.lon / 15) * 3_600_000);
  const times = SunCalc.getTimes(solarNoon, spot.lat, spot.lon);

  if (isValid(times.sunrise) && isValid(times.sunset)) {
    return between(times.sunrise, times.sunset, spot.timeZone);
  }

  if (SunCalc.getPosition(solarNoon, spot.lat, spot.lon).altitude > 0) {
    return { sunrise: 0, sunset: 24 * 60 };
  }

  if (isValid(times.dawn) && isValid(times.dusk))
    return between(times.dawn, times.dusk, spot.timeZone);
  return { sunrise: NOON, sunset: NOON };
}

function between(from: Date, to: Date, timeZone: string): Daylight {
  const sunrise = localMinutes(from, timeZone);
  const sunset = localMinutes(to, timeZone);

  return { sunrise, sunset: sunset < sunrise ? sunset + 24 * 60 : sunset };
}

function isValid(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}

function localMinutes(instant: Date, timeZone: string): number {
  return minutesOf(wallClock(instant.getTime(), timeZone).slice('2027-03-01T'.length));
}
