import { useMemo } from 'react';
import type { LatLon } from '#client/components/map/map-types.ts';
import { TripMap } from '#client/components/map/trip-map.tsx';
import { useCell } from '#client/lib/cell.ts';
import { prefersReducedMotion } from '#client/lib/use-reduced-motion.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { dayMap, type StayOnMap, stopOf } from './day-map.ts';
import type { PlaceHighlight } from './use-stop-highlight.ts';

type DayMapViewProps = {
  day: PlannedDay;
  stay: StayOnMap | undefined;
  others: readonly LatLon[];
  highlight: PlaceHighlight;
};

/** The map of a day; its pins and the day's list point at each other. */
export function DayMapView({ day, stay, others, highlight }: DayMapViewProps) {
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
      onSelect={(pointId) => {
        const id = stopOf(pointId);

        document.querySelector(`[data-stop="${CSS.escape(id)}"]`)?.scrollIntoView({
          block: 'center',
          behavior: prefersReducedMotion() ? 'auto' : 'smooth',
        });
        highlight.set(id);
      }}
    />
  );
}
