import { shortDay } from '#shared/dates.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import classes from './local-info.module.css';

/** The usual weather and light of each day. */
export function DayWeather({ days }: { days: readonly TripItineraryDay[] }) {
  if (days.length === 0) return null;

  return (
    <>
      <div className={classes.scroll} role="region" aria-label="Day by day" tabIndex={0}>
        <table className={classes.days}>
          <caption>Day by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Low–high</th>
              <th scope="col">
                Rain a <br />
                month
              </th>
              <th scope="col">Sun</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, weather }) => (
              <tr key={date}>
                <th scope="row">{shortDay(date)}</th>
                <td>{`${Math.round(weather.lowC)}–${Math.round(weather.highC)} °C`}</td>
                <td>{`${Math.round(weather.rainMm)} mm`}</td>
                <td>{lightText(weather.daylight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.label}>Typical for the month over many years; not a forecast.</p>
    </>
  );
}

function lightText(daylight: readonly [string, string]): string {
  const [sunrise, sunset] = daylight;

  return `${sunrise}–${sunset}`;
}
