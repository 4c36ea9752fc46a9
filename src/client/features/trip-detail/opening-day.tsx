import { useMemo } from 'react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { placesOf } from '#client/components/plan/day-map.ts';
import { MapAside } from '#client/components/plan/map-aside.tsx';
import mapClasses from '#client/components/plan/map-aside.module.css';
import { stayOfDay } from '#client/components/plan/stay-of-day.ts';
import { TripDay } from '#client/components/plan/trip-day.tsx';
import { useNewCell } from '#client/lib/cell.ts';
import { useToday } from '#client/lib/hydration.ts';
import { paths } from '#client/lib/paths.ts';
import { placeAt } from '#shared/trips/stay-days.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './opening-day.module.css';
import { OwnEntries } from './own-entries/own-entries.tsx';
import { dayToOpen, withEntries } from './today/now-and-next.ts';
import { NowCard } from './today/now-card.tsx';
import { usePlaceClock } from './today/place-clock.ts';

/** The time zone of the place where the trip is today, by this device's date; of its only one otherwise. */
function zoneToday({ places = [], timeZone }: TripDetail, today: string): string | undefined {
  return places[placeAt(places, today)]?.timeZone ?? timeZone;
}

/** What the overview begins with: the trip's first day beside its map; during the trip today, with Now and Next. */
export function OpeningDay({ trip }: { trip: TripDetail }) {
  const { date: today, time } = usePlaceClock(zoneToday(trip, useToday()));
  const days = trip.itineraryDays;
  const day = dayToOpen(days, today);
  const highlight = useNewCell<string | undefined>(undefined);
  const dayInView = useNewCell(0);
  const others = useMemo(() => placesOf(days), [days]);

  if (!day) return null;
  return (
    <div className={classes.opening}>
      {time && day.date === today && <NowCard day={withEntries(day, trip.entries)} time={time} />}
      <div className={mapClasses.board}>
        <div className={classes.day}>
          <TripDay day={day} unfolded stay={stayOfDay(trip, day)} highlight={highlight} level={2} />
          <div className={classes.next}>
            <OwnEntries tripId={trip.id} day={day} entries={trip.entries} />
            <ButtonLink to={`${paths.trip(trip.id)}?tab=itinerary`} look="secondary">
              {days.length === 1 ? 'Change this day' : `All ${days.length} days`}
            </ButtonLink>
          </div>
        </div>
        <MapAside days={[day]} stays={trip} {...{ others, dayInView, highlight }} />
      </div>
    </div>
  );
}
