import { IconCloudRain, IconInfoCircle, IconSunrise } from '@tabler/icons-react';
import { useId } from 'react';
import { dayWithWeekday } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { PlanStop, TravelLine } from './plan-stop.tsx';
import { visibleStops, weatherText } from './plan-text.ts';
import classes from './plan-day.module.css';

/** A day of the plan: what kind of day, its weather and light, its stops along the route line. */
export function TripDay({ day, unfolded }: { day: PlannedDay; unfolded: boolean }) {
  const id = useId();
  const { stops, hidden } = visibleStops(day, unfolded);
  const isArrival = day.dayType === 'Arrival Day';

  return (
    <article className={classes.day} data-arrival={isArrival || undefined} aria-labelledby={id}>
      <header className={classes.dayHead}>
        <div className={classes.dayLine}>
          <h3 className={classes.dayTitle} id={id}>{`Day ${day.dayNumber}`}</h3>
          <time className={classes.date} dateTime={day.date}>
            {dayWithWeekday(day.date)}
          </time>
          <span className={classes.dayType}>{day.dayType}</span>
        </div>
        {day.title && <p className={classes.dayName}>{day.title}</p>}
        <ul className={classes.dayFacts}>
          <li>
            <IconSunrise size={18} stroke={1.6} aria-hidden="true" />
            {weatherText(day)}
          </li>
          <li>
            <IconCloudRain size={18} stroke={1.6} aria-hidden="true" />
            {`${Math.round(day.weather.rainMm)} mm rain this month`}
          </li>
          <li>{`${day.walkKm.toFixed(1)} km on foot`}</li>
          <li>{`${formatMoney(day.cost)} for the day`}</li>
        </ul>
        {day.note && (
          <p className={classes.note}>
            <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
            {day.note}
          </p>
        )}
      </header>
      <ol className={classes.stops}>
        {stops.map((stop, index) => (
          <PlanStop key={`${stop.time}-${index}`} stop={stop} />
        ))}
      </ol>
      {hidden > 0 && <p className={classes.more}>{`+ ${hidden} more activities`}</p>}
      {hidden === 0 && day.back && <TravelLine leg={day.back} to="back to the stay" />}
    </article>
  );
}
