import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { placesOf } from '#client/components/plan/day-map.ts';
import { MapAside } from '#client/components/plan/map-aside.tsx';
import { chapterOf, stayOfDay, type TripStays } from '#client/components/plan/stay-of-day.ts';
import { PlaceChapter } from '#client/components/plan/trip-route.tsx';
import mapClasses from '#client/components/plan/map-aside.module.css';
import { useDayInView } from '#client/components/plan/use-day-in-view.ts';
import { useNewCell } from '#client/lib/cell.ts';
import { isFoldable, visibleDays } from './preview-model.ts';
import { TripDay } from '#client/components/plan/trip-day.tsx';
import classes from './trip-timeline.module.css';

/** Show Less is offered for trips longer than this, as documented. */
const SHOW_LESS_FROM_DAYS = 3;

type TripTimelineProps = {
  days: readonly PlannedDay[];
  stays: TripStays;
  travelers: number;
  /** In the line of the heading: which version of the days is shown. */
  children?: ReactNode;
};

/** The trip day by day, folded to its first days and stops until a traveller wants it all. */
export function TripTimeline({ days, stays, travelers, children }: TripTimelineProps) {
  const [unfolded, setUnfolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const highlight = useNewCell<string | undefined>(undefined);
  const dayInView = useNewCell(days[0]?.dayNumber ?? 1);
  const others = useMemo(() => placesOf(days), [days]);
  const shown = visibleDays(days, unfolded);
  const canUnfold = !unfolded && isFoldable(days);
  const FoldIcon = canUnfold ? IconChevronDown : IconChevronUp;

  useDayInView(list, shown.length, dayInView);
  // The pressed button goes away, so the focus moves to what it acted on.
  const unfold = () => {
    flushSync(() => setUnfolded(true));
    heading.current?.focus({ preventScroll: true });
  };
  const fold = () => {
    flushSync(() => setUnfolded(false));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <section className={classes.timeline} aria-label="Trip timeline">
      <div className={classes.head}>
        <h2 ref={heading} className={classes.heading} tabIndex={-1}>
          Trip Timeline
        </h2>
        {children}
        {canUnfold && (
          <Button
            variant="default"
            onClick={unfold}
            rightSection={<IconChevronDown size={18} aria-hidden="true" />}
          >
            View Complete Day-by-Day Itinerary
          </Button>
        )}
      </div>
      <div className={mapClasses.board}>
        <div ref={list} className={classes.days}>
          {shown.map((day) => {
            const place = chapterOf(stays, day);

            return (
              <div key={day.dayNumber}>
                {place && <PlaceChapter place={place} travelers={travelers} />}
                <TripDay
                  day={day}
                  unfolded={unfolded}
                  stay={stayOfDay(stays, day)}
                  highlight={highlight}
                />
              </div>
            );
          })}
        </div>
        <MapAside {...{ days, stays, others, dayInView, highlight }} />
      </div>
      {(canUnfold || (unfolded && days.length > SHOW_LESS_FROM_DAYS)) && (
        <Button
          variant="default"
          fullWidth
          size="lg"
          onClick={canUnfold ? unfold : fold}
          rightSection={<FoldIcon size={18} aria-hidden="true" />}
        >
          {canUnfold ? 'View Full Itinerary' : 'Show Less'}
        </Button>
      )}
    </section>
  );
}
