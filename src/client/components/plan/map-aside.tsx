import { useMediaQuery } from '@mantine/hooks';
import { OnceHydrated } from '#client/components/once-hydrated.tsx';
import { useCell, type Cell } from '#client/lib/cell.ts';
import { useIsHydrating } from '#client/lib/hydration.ts';
import { lazyPage } from '#client/lib/lazy-page.tsx';
import { dayWithWeekday } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import classes from './map-aside.module.css';
import { stayOfDay, type TripStays } from './stay-of-day.ts';
import type { PlaceHighlight } from './use-stop-highlight.ts';

/** From here on the map stands beside the days. */
const WIDE = '(min-width: 64em)';

/** The map's code is its own: the days are read before it has come. */
export const DayMapView = lazyPage(() => import('./day-map-view.tsx').then((m) => m.DayMapView));

type MapAsideProps = {
  days: readonly PlannedDay[];
  stays: TripStays;
  others: readonly { lat: number; lon: number }[];
  dayInView: Cell<number>;
  highlight: PlaceHighlight;
};

/** Beside the days, on a screen that is wide enough: the map of the day that is being read. */
export function MapAside({ days, stays, others, dayInView, highlight }: MapAsideProps) {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const isHydrating = useIsHydrating();
  const current = useCell(dayInView);
  const day = days.find(({ dayNumber }) => dayNumber === current) ?? days[0];

  // The server knows no width: the style sheet leaves the column out on a narrow screen.
  if (!day || (!isWide && !isHydrating)) return null;
  return (
    <aside className={`${classes.aside} no-print`} aria-label="Map of the day">
      <p className={classes.title}>{`Day ${day.dayNumber}, ${dayWithWeekday(day.date)}`}</p>
      <OnceHydrated fallback={<div className={classes.room} />}>
        <DayMapView day={day} stay={stayOfDay(stays, day)} others={others} highlight={highlight} />
      </OnceHydrated>
    </aside>
  );
}
