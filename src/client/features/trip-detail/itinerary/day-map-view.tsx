import { useMemo } from 'react';
import type { LatLon } from '#client/components/map/map-types.ts';
import { TripMap } from '#client/components/map/trip-map.tsx';
import { prefersReducedMotion } from '#client/lib/use-reduced-motion.ts';
import type { StayPoint } from '#shared/generation/generated-trip.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { useCell } from './cell.ts';
import { dayMap } from './day-map.ts';
import { usePlanActions } from './plan-actions.ts';

type DayMapViewProps = {
  day: TripItineraryDay;
  stay: StayPoint | undefined;
  others: readonly LatLon[];
};

/** The map of a day; its pins and the day's list point at each other. */
export function DayMapView({ day, stay, others }: DayMapViewProps) {
  const { highlight } = usePlanActions();
  const activeId = useCell(highlight);
  const { points, legs } = useMemo(() => dayMap(day, stay), [day, stay]);

  return (
    <TripMap
      label={`Map of day ${day.dayNumber}`}
      points={points}
      legs={legs}
      others={others}
      activeId={activeId}
      onActive={highlight.set}
      onSelect={(id) => {
        document.querySelector(`[data-stop="${CSS.escape(id)}"]`)?.scrollIntoView({
          block: 'center',
          behavior: prefersReducedMotion() ? 'auto' : 'smooth',
        });
        highlight.set(id);
      }}
    />
  );
}
