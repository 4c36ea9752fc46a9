import { useMediaQuery } from '@mantine/hooks';
import { dayWithWeekday } from '#shared/dates.ts';
import type { StayPoint } from '#shared/generation/generated-trip.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { useCell, type Cell } from './cell.ts';
import { DayMapView } from './day-map-view.tsx';
import { WIDE } from './itinerary-day.tsx';
import classes from './itinerary-editor.module.css';

type MapAsideProps = {
  days: readonly TripItineraryDay[];
  stay: StayPoint | undefined;
  others: readonly { lat: number; lon: number }[];
  dayInView: Cell<number>;
};

/** Beside the days, on a screen that is wide enough: the map of the day that is being read. */
export function MapAside({ days, stay, others, dayInView }: MapAsideProps) {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const current = useCell(dayInView);
  const day = days.find(({ dayNumber }) => dayNumber === current) ?? days[0];

  if (!isWide || !day) return null;
  return (
    <aside className={`${classes.aside} no-print`} aria-label="Map of the day">
      <p className={classes.asideTitle}>{`Day ${day.dayNumber}, ${dayWithWeekday(day.date)}`}</p>
      <DayMapView day={day} stay={stay} others={others} />
    </aside>
  );
}
