import { IconInfoCircle, IconSunrise, IconWalk, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dayWithWeekday } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { creditLine } from '#shared/trips/credits.ts';
import { weatherText } from './plan-text.ts';
import classes from './plan-day.module.css';

type DayHeadProps = {
  day: PlannedDay;
  /** Of the heading, which names the day's article. */
  titleId: string;
  level?: 2 | 3;
  /** Buttons about the whole day. */
  children?: ReactNode;
};

/** What kind of day it is, its weather and light. */
export function DayHead({ day, titleId, level = 3, children }: DayHeadProps) {
  const Heading = `h${level}` as const;

  return (
    <header className={classes.dayHead}>
      <div className={classes.dayLine}>
        <Heading
          className={classes.dayTitle}
          id={titleId}
          tabIndex={-1}
        >{`Day ${day.dayNumber}`}</Heading>
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
        {day.walkKm >= 0.05 && (
          <li>
            <IconWalk size={18} stroke={1.6} aria-hidden="true" />
            {`${day.walkKm.toFixed(1)} km on foot`}
          </li>
        )}
        <li>
          <IconWallet size={18} stroke={1.6} aria-hidden="true" />
          {`${formatMoney(day.cost)} for the day`}
        </li>
      </ul>
      {children}
    </header>
  );
}

/** Whom to name for the day's places that come from open data. */
export function DayCredits({ day }: { day: PlannedDay }) {
  const credits = creditLine([day]);

  return credits && <p className={classes.credits}>{credits}</p>;
}

/** What shaped the day: a public holiday, a museum that is closed. */
export function DayNote({ note }: { note: string | undefined }) {
  return (
    note && (
      <p className={classes.note}>
        <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
        {note}
      </p>
    )
  );
}
