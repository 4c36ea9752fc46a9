import { DateRangeText } from '#client/components/date-range-text.tsx';
import { toldHours } from '#shared/generation/told-hours.ts';
import { openText, travelText } from '#client/components/plan/plan-text.ts';
import { TripRoute } from '#client/components/plan/trip-route.tsx';
import { dayWithWeekday } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import { creditLine } from '#shared/trips/credits.ts';
import { entryFacts } from '#shared/trips/own-entry-text.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './trip-document.module.css';

/** A trip on paper: every day whole, no controls. */
export function TripDocument({ trip }: { trip: TripDetail }) {
  return (
    <div className={classes.document}>
      <header>
        <h1 className={classes.title}>{tripTitle(trip)}</h1>
        <p className={classes.lead}>
          <DateRangeText start={trip.startDate} end={trip.endDate} />
        </p>
        <TripRoute places={trip.places} />
        {trip.accommodations.map(({ id, name, address }) => (
          <p key={id} className={classes.fact}>
            Stay: {[name, address].filter(Boolean).join(', ')}
          </p>
        ))}
        {trip.flights.map((flight) => (
          <p key={flight.id} className={classes.fact}>
            Flight: {flight.airline} {flight.flightNumber}, {flight.departureAirport}{' '}
            {flight.departureTime} to {flight.arrivalAirport} {flight.arrivalTime}
          </p>
        ))}
      </header>
      {trip.itineraryDays.map((day) => (
        <PrintedDay
          key={day.date}
          day={day}
          entries={(trip.entries ?? []).filter(({ date }) => date === day.date)}
        />
      ))}
      <p className={classes.fact}>{creditLine(trip.itineraryDays)}</p>
    </div>
  );
}

function PrintedDay({ day, entries }: { day: PlannedDay; entries: readonly OwnEntry[] }) {
  return (
    <section className={classes.day}>
      <h2 className={classes.dayTitle}>
        Day {day.dayNumber}, {dayWithWeekday(day.date)}
        {day.title && `: ${day.title}`}
      </h2>
      {day.note && <p className={classes.fact}>{day.note}</p>}
      <ol className={classes.stops}>
        {day.activities.map((stop, index) => (
          <li key={`${stop.time}-${index}`} className={classes.stop}>
            <time className="tabular">{stop.time}</time>
            <div>
              <strong>{stop.activity}</strong> <span>({stop.duration})</span>
              <p className={classes.fact}>{factsOf(stop)}</p>
            </div>
          </li>
        ))}
      </ol>
      {entries.map((entry) => (
        <p key={entry.id} className={classes.fact}>
          {[entry.time, entry.title, ...entryFacts(entry)].filter(Boolean).join(' · ')}
        </p>
      ))}
    </section>
  );
}

/** "12 min walk. Open 09:00–18:00. Why it is there." */
function factsOf(stop: PlannedActivity): string {
  const { travel, description, why } = stop;
  const open = openText(toldHours(stop));

  return [travel && `${travelText(travel)}.`, open && `${open}.`, description ?? why]
    .filter(Boolean)
    .join(' ');
}
