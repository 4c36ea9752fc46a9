import { useId } from 'react';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { DayHead } from './day-head.tsx';
import { PlanStop, TravelLine } from './plan-stop.tsx';
import { visibleStops } from './plan-text.ts';
import classes from './plan-day.module.css';

/** A day of the plan: what kind of day, its weather and light, its stops along the route line. */
export function TripDay({ day, unfolded }: { day: PlannedDay; unfolded: boolean }) {
  const id = useId();
  const { stops, hidden } = visibleStops(day, unfolded);
  const isArrival = day.dayType === 'Arrival Day';

  return (
    <article className={classes.day} data-arrival={isArrival || undefined} aria-labelledby={id}>
      <DayHead day={day} titleId={id} />
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
