import { useId } from 'react';
import type { LatLon } from '#client/components/map/map-types.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { DayCredits, DayHead, DayNote } from './day-head.tsx';
import { DayMapButton } from './day-map-button.tsx';
import { stopNumbers, type StayOnMap } from './day-map.ts';
import { DayMapView } from './map-aside.tsx';
import classes from './plan-day.module.css';
import { PlanStop, TravelLine } from './plan-stop.tsx';
import { visibleStops, wayBack } from './plan-text.ts';
import { useStopHighlight, type PlaceHighlight } from './use-stop-highlight.ts';

const NO_PLACES: readonly LatLon[] = [];

type TripDayProps = {
  day: PlannedDay;
  unfolded: boolean;
  highlight: PlaceHighlight;
  stay?: StayOnMap | undefined;
  level?: 2 | 3;
};

/** A day of the plan: what kind of day, its weather and light, its stops along the route line. */
export function TripDay({ day, unfolded, highlight, stay, level = 3 }: TripDayProps) {
  const id = useId();
  const { stops, hidden } = visibleStops(day, unfolded);
  const numbers = stopNumbers(day);
  const back = wayBack(day);
  const isArrival = day.dayType === 'Arrival Day';

  return (
    <article
      className={classes.day}
      data-arrival={isArrival || undefined}
      data-day={day.dayNumber}
      aria-labelledby={id}
    >
      <DayHead day={day} titleId={id} level={level} />
      <ol className={classes.stops}>
        {stops.map((stop, index) => (
          <PlacedStop
            key={`${stop.time}-${index}`}
            stop={stop}
            number={numbers[index]}
            highlight={highlight}
          />
        ))}
      </ol>
      {hidden > 0 && <p className={classes.more}>{`+ ${hidden} more activities`}</p>}
      {hidden === 0 && back && <TravelLine leg={back} to="back to the stay" />}
      <DayNote note={day.note} />
      <DayCredits day={day} />
      <DayMapButton dayNumber={day.dayNumber}>
        <DayMapView day={day} stay={stay} others={NO_PLACES} highlight={highlight} />
      </DayMapButton>
    </article>
  );
}

type PlacedStopProps = {
  stop: PlannedActivity;
  number: number | undefined;
  highlight: PlaceHighlight;
};

/** A stop with its number on the map; the two light each other up. */
function PlacedStop({ stop, number, highlight }: PlacedStopProps) {
  const highlightProps = useStopHighlight(highlight, stop.place?.id);

  return (
    <PlanStop
      stop={stop}
      number={number}
      row={{ 'data-stop': stop.place?.id ?? '', ...highlightProps }}
    />
  );
}
