import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { isFoldable, visibleDays } from './preview-model.ts';
import { TripDay } from '#client/components/plan/trip-day.tsx';
import classes from './trip-timeline.module.css';

/** Show Less is offered for trips longer than this, as documented. */
const SHOW_LESS_FROM_DAYS = 3;

/** The trip day by day, folded to its first days and stops until a traveller wants it all. */
export function TripTimeline({ days }: { days: readonly PlannedDay[] }) {
  const [unfolded, setUnfolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const canUnfold = !unfolded && isFoldable(days);

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
      <div className={classes.days}>
        {visibleDays(days, unfolded).map((day) => (
          <TripDay key={day.dayNumber} day={day} unfolded={unfolded} />
        ))}
      </div>
      {canUnfold && (
        <Button
          variant="default"
          fullWidth
          size="lg"
          onClick={unfold}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        >
          View Full Itinerary
        </Button>
      )}
      {unfolded && days.length > SHOW_LESS_FROM_DAYS && (
        <Button
          variant="default"
          fullWidth
          size="lg"
          onClick={fold}
          rightSection={<IconChevronUp size={18} aria-hidden="true" />}
        >
          Show Less
        </Button>
      )}
    </section>
  );
}
