import { useEffect, useRef } from 'react';
import { shortDay } from '#shared/dates.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { useCell, type Cell } from '#client/lib/cell.ts';
import classes from './day-strip.module.css';
import { dayId } from './itinerary-day.tsx';

const SETTLING_FRAMES = 6;

type DayStripProps = {
  days: readonly TripItineraryDay[];
  dayInView: Cell<number>;
  /** Days on which something no longer holds. */
  troubled: ReadonlySet<number>;
};

/** The days of the trip to jump to; stays in view while the days scroll by. */
export function DayStrip({ days, dayInView, troubled }: DayStripProps) {
  const current = useCell(dayInView);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // With the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      const chip = list.current?.querySelector<HTMLElement>('[aria-current]');

      // Not scrollIntoView: that would scroll the page too.
      if (chip && list.current)
        list.current.scrollLeft =
          chip.offsetLeft - list.current.clientWidth / 2 + chip.clientWidth / 2;
    });

    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <nav className={`${classes.strip} no-print`} aria-label="Days of the trip">
      <ul ref={list} className={classes.days}>
        {days.map(({ dayNumber, date }) => (
          <li key={dayNumber}>
            <button
              type="button"
              className={classes.day}
              aria-current={dayNumber === current ? 'true' : undefined}
              onClick={() => showDay(dayNumber)}
            >
              <span className="strong">{`Day ${dayNumber}`}</span>
              <span className={classes.date}>{shortDay(date)}</span>
              {troubled.has(dayNumber) && (
                <span className={classes.trouble}>
                  <span className="visually-hidden">needs a look</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings a day into view, and the keyboard to its heading. */
function showDay(dayNumber: number): void {
  bringUpDay(dayNumber);
  document.getElementById(dayId(dayNumber))?.querySelector('h2')?.focus({ preventScroll: true });
}

/**
 * Brings a day into view. At once, and again for some frames: days that come into view on the way may turn
 * out taller than was thought.
 */
export function bringUpDay(dayNumber: number): void {
  const day = document.getElementById(dayId(dayNumber));
  const bringUp = (framesLeft: number) => {
    day?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (framesLeft > 0) requestAnimationFrame(() => bringUp(framesLeft - 1));
  };

  bringUp(SETTLING_FRAMES);
}
