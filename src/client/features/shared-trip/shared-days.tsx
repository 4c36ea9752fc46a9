import { dayWithWeekday, minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { SharedDay, SharedEntry, SharedStop } from '#shared/sharing/sharing.schema.ts';
import { ENTRY_KIND_NAMES } from '#shared/trips/own-entry-text.ts';
import classes from './shared-trip.module.css';

/** The days, each with its stops along the route line where those are shown. */
export function SharedDays({ days }: { days: readonly SharedDay[] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="shared-days">
      <h2 id="shared-days" className={classes.sectionTitle}>
        Day by day
      </h2>
      <ol className="stack">
        {days.map((day) => (
          <li key={day.dayNumber} className={classes.panel}>
            <h3 className={classes.dayTitle}>
              <span className={classes.dayNumber}>Day {day.dayNumber}</span>{' '}
              {day.title ?? day.dayType}
            </h3>
            <p className={classes.quiet}>
              <time dateTime={day.date}>{dayWithWeekday(day.date)}</time>
              {day.note && ` · ${day.note}`}
            </p>
            {day.stops && day.stops.length > 0 && <Stops stops={day.stops} />}
            {day.entries && <Entries entries={day.entries} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stops({ stops }: { stops: readonly SharedStop[] }) {
  return (
    <ol className={classes.stops}>
      {stops.map((stop, index) => (
        <li key={`${stop.time}-${index}`} className={classes.stop}>
          <span className="quiet tabular">{timeText(stop)}</span>
          <span>
            <span className="breakable">{stop.activity}</span>
            {stop.place && (
              <a
                className={classes.map}
                href={`https://www.openstreetmap.org/?mlat=${stop.place.lat}&mlon=${stop.place.lon}#map=17/${stop.place.lat}/${stop.place.lon}`}
                rel="noreferrer noopener"
                target="_blank"
                aria-label={`${stop.place.name} on a map, in a new tab`}
              >
                Map
              </a>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Entries({ entries }: { entries: readonly SharedEntry[] }) {
  return (
    <ul className={classes.stops} aria-label="Own entries">
      {entries.map(({ kind, time, title, place, price }, index) => (
        <li key={index} className={classes.stop}>
          <span className="quiet tabular">{time}</span>
          <span>
            <span className="breakable">{title ?? ENTRY_KIND_NAMES[kind]}</span>
            {place && ` · ${place}`}
            {price !== undefined && ` · ${formatMoney(price)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function timeText({ time, duration }: SharedStop): string {
  const minutes = parseDuration(duration);

  return minutes === undefined ? time : `${time}–${timeOf(minutesOf(time) + minutes)}`;
}
