import { travelText } from '#client/components/plan/plan-text.ts';
import { StopLinks } from '#client/components/plan/stop-links.tsx';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import classes from './now-card.module.css';
import { nowAndNext } from './now-and-next.ts';

/** During the trip: what goes on, what comes next, when to set out for it and how. */
export function NowCard({ day, time }: { day: Pick<PlannedDay, 'activities'>; time: string }) {
  const { now, next, leaveAt } = nowAndNext(day, time);

  return (
    <section className={classes.card} aria-label="Now and next">
      <div>
        <p className="quiet small strong">Now</p>
        <p className="strong breakable tabular">{now?.activity ?? 'Free time'}</p>
        {now && <StopLinks stop={now} />}
      </div>
      <div>
        <p className="quiet small strong">Next</p>
        {next ? (
          <>
            <p className="strong breakable tabular">
              <time>{next.time}</time> {next.activity}
            </p>
            {next.travel && leaveAt && (
              <p className={classes.leave}>
                {leaveAt <= time ? 'Leave now' : `Leave at ${leaveAt}`}: {travelText(next.travel)}
              </p>
            )}
            <StopLinks stop={next} />
          </>
        ) : (
          <p className="strong breakable tabular">Nothing more today</p>
        )}
      </div>
    </section>
  );
}
