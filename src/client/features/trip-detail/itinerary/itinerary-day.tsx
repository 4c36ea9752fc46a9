import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useId, useMemo, useRef, type ReactNode } from 'react';
import { DayCredits, DayHead, DayNote } from '#client/components/plan/day-head.tsx';
import planClasses from '#client/components/plan/plan-day.module.css';
import { TravelLine } from '#client/components/plan/plan-stop.tsx';
import { wayBack } from '#client/components/plan/plan-text.ts';
import { useSeen } from '#client/lib/use-seen.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { stopNumbers, type StayOnMap } from '#client/components/plan/day-map.ts';
import { DayMapButton } from '#client/components/plan/day-map-button.tsx';
import { DayMapView } from '#client/components/plan/map-aside.tsx';
import { freeMinutes } from './free-time.ts';
import classes from './itinerary-day.module.css';
import { ItineraryStop } from './itinerary-stop.tsx';
import { usePlanActions } from './plan-actions.ts';
import { DropGap } from './plan-dnd.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { isGap, isOnRoad, openRange, stopKeys } from '#client/lib/itinerary/stop-keys.ts';

/** Later days are laid out by the browser only when they come near. */
const DRAWN_DAYS = 1;
const NONE: readonly ItineraryProblem[] = [];

type ItineraryDayProps = {
  day: TripItineraryDay;
  stay: StayOnMap | undefined;
  others: readonly { lat: number; lon: number }[];
  problems: readonly ItineraryProblem[];
  /** A change is on its way that leaves the day's times open. */
  isPending: boolean;
  /** A change of it waits for a connection. */
  isWaiting: boolean;
  /** Whether its stops are shown yet; room is kept for them until then. */
  isDrawn: boolean;
};

/** A day of the plan with all that can be changed about it. Its tools come when it is nearly in view. */
export const ItineraryDay = memo(function ItineraryDay({
  day,
  stay,
  others,
  problems,
  isPending,
  isWaiting,
  isDrawn,
}: ItineraryDayProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const isNear = useSeen(ref, '900px');
  const { repair, highlight } = usePlanActions();
  const isArrival = day.dayType === 'Arrival Day';
  const back = wayBack(day);
  const ofDay = problems.filter(({ index }) => index === undefined);

  return (
    <article
      ref={ref}
      id={dayId(day.dayNumber)}
      className={`${planClasses.day} ${classes.day}`}
      data-lazy={day.dayNumber > DRAWN_DAYS || undefined}
      data-arrival={isArrival || undefined}
      data-pending={isPending || undefined}
      data-day={day.dayNumber}
      aria-labelledby={id}
      aria-busy={isPending}
      style={{ '--stops': day.activities.length }}
    >
      <DayHead day={day} titleId={id} level={2}>
        <DayNote note={day.note} />
        {isWaiting && (
          <p className={classes.waiting}>
            Changed on this device. Times update once the change is sent.
          </p>
        )}
        <ProblemNotice problems={ofDay} onRepair={() => repair(day.dayNumber)} />
      </DayHead>
      {isDrawn || isNear ? (
        <DayStops day={day} problems={problems} isNear={isNear} />
      ) : (
        <div className={classes.stopsRoom} />
      )}
      {back && <TravelLine leg={back} to="back to the stay" />}
      <DayTools day={day}>
        <DayMapView day={day} stay={stay} others={others} highlight={highlight} />
      </DayTools>
      <DayCredits day={day} />
    </article>
  );
});

/** The anchor of a day. */
export function dayId(dayNumber: number): string {
  return `day-${dayNumber}`;
}

function DayStops({
  day,
  problems,
  isNear,
}: Pick<ItineraryDayProps, 'day' | 'problems'> & { isNear: boolean }) {
  const keys = useMemo(() => stopKeys(day), [day]);
  const numbers = stopNumbers(day);
  const range = openRange(day);

  if (day.activities.length === 0) {
    return (
      <div className={classes.empty}>
        <p>Nothing planned for this day yet.</p>
        <DropGap slot={{ day: day.dayNumber, index: 0 }} place="alone" />
      </div>
    );
  }
  return (
    <ol className={planClasses.stops}>
      {day.activities.map((stop, index) => (
        <ItineraryStop
          key={keys[index]}
          id={keys[index] ?? ''}
          at={{ day: day.dayNumber, index }}
          stop={stop}
          number={numbers[index]}
          freeMinutes={freeMinutes(day.activities[index - 1], stop)}
          problems={problems.length === 0 ? NONE : problems.filter((one) => one.index === index)}
          range={range}
          isNear={isNear}
          isFixed={isOnRoad(day, index)}
          isGap={isGap(day, index)}
        />
      ))}
    </ol>
  );
}

/** The day's buttons, and on a phone its map behind one of them. */
function DayTools({ day, children }: { day: TripItineraryDay; children: ReactNode }) {
  const { add } = usePlanActions();

  return (
    <DayMapButton
      dayNumber={day.dayNumber}
      buttons={
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          aria-label={`Add a place to day ${day.dayNumber}`}
          data-add-to={day.dayNumber}
          onClick={() => add(day.dayNumber)}
        >
          Add a place
        </Button>
      }
    >
      {children}
    </DayMapButton>
  );
}
