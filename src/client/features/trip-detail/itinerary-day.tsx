import { formatDay } from '#shared/dates.ts';
import type { PlannedActivity, TravelLeg } from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import classes from './itinerary.module.css';

const DEFAULT_DURATION = '3h 0m';
const MODE_WORDS: Record<TravelLeg['mode'], string> = {
  walk: 'on foot',
  transit: 'by public transport',
  taxi: 'by taxi',
  drive: 'by car',
};

/** One day of the trip: its weather and light, its stops along the route line, the way between them. */
export function ItineraryDay({ day }: { day: TripItineraryDay }) {
  const { weather } = day;

  return (
    <article className={classes.day} aria-labelledby={`day-${day.id}`}>
      <header>
        <p className={classes.dayType}>{day.dayType}</p>
        <h2 id={`day-${day.id}`} className={classes.dayTitle}>
          Day {day.dayNumber} · {formatDay(day.date)}
        </h2>
        {day.title && <p className={classes.quiet}>{day.title}</p>}
        <p className={classes.quiet}>
          {Math.round(weather.lowC)} to {Math.round(weather.highC)} °C · light {weather.daylight[0]}{' '}
          to {weather.daylight[1]} · {formatMoney(day.cost)} for the party · {day.walkKm.toFixed(1)}{' '}
          km on foot
        </p>
        {day.note && <p className={classes.note}>{day.note}</p>}
      </header>
      <ol className={classes.stops}>
        {day.activities.map((stop, index) => (
          <Stop key={`${stop.time}-${index}`} stop={stop} />
        ))}
      </ol>
    </article>
  );
}

function Stop({ stop }: { stop: PlannedActivity }) {
  const { place, travel } = stop;

  return (
    <li className={classes.stop} data-kind={stop.kind}>
      {travel && travel.minutes > 0 && (
        <p className={classes.travel}>
          {travel.minutes} min {MODE_WORDS[travel.mode]}, {travel.km.toFixed(1)} km
        </p>
      )}
      <p className={classes.time}>{stop.time}</p>
      <h3 className={classes.stopName}>{stop.activity}</h3>
      <p className={classes.quiet}>
        {stop.duration || DEFAULT_DURATION} · {stop.category}
        {place &&
          place.open.length > 0 &&
          ` · open ${place.open.map(([from, to]) => `${from}–${to}`).join(', ')}`}
        {place?.free && ' · free'}
        {place?.price && ` · ${formatMoney(place.price.usd)} each`}
      </p>
      {stop.description && <p>{stop.description}</p>}
      {stop.why && <p className={classes.why}>{stop.why}</p>}
    </li>
  );
}
