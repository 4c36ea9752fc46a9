import { Suspense, useState } from 'react';
import { useIsHydrating } from '#client/lib/hydration.ts';
import { lazyPage } from '#client/lib/lazy-page.ts';
import type { TripCard as Trip } from '#shared/trips/trip.schema.ts';
import { useKeptScroll } from './kept-scroll.ts';
import classes from './my-trips-page.module.css';
import { TripCard } from './trip-card.tsx';
import type { TripAction } from './trip-menu.tsx';

/** Up to here every card is in the document, which spares most travellers the code of a longer list. */
const SHORT_LIST = 12;

const LongTripGrid = lazyPage(() => import('./long-trip-grid.tsx').then((m) => m.LongTripGrid));

export type TripGridProps = {
  trips: readonly Trip[];
  total: number;
  /** Called when the end of what is loaded comes near. */
  onNearEnd: () => void;
  onAction: (action: TripAction, trip: Trip) => void;
};

/** What the server draws of a long list: enough for what is in view. */
const DRAWN = 8;

/** The cards in rows of as many as fit; of a long list only those near the window. */
export function TripGrid(props: TripGridProps) {
  const isHydrating = useIsHydrating();
  const [isLong, setLong] = useState(false);
  const firstCards = <Cards {...props} trips={props.trips.slice(0, DRAWN)} />;

  // Once long, it stays so: to change over would draw every card anew.
  if (props.total > SHORT_LIST && !isLong) setLong(true);
  if (!isLong) return <ShortTripGrid {...props} />;
  return isHydrating ? (
    firstCards
  ) : (
    <Suspense fallback={firstCards}>
      <LongTripGrid {...props} />
    </Suspense>
  );
}

function ShortTripGrid(props: TripGridProps) {
  useKeptScroll();
  return <Cards {...props} />;
}

function Cards({ trips, total, onAction }: TripGridProps) {
  return (
    <div role="list" aria-label="Your trips" className={classes.grid}>
      {trips.map((trip, index) => (
        <div key={trip.id} role="listitem" aria-setsize={total} aria-posinset={index + 1}>
          <TripCard trip={trip} onAction={onAction} />
        </div>
      ))}
    </div>
  );
}
