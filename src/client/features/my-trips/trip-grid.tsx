import { Suspense, useState } from 'react';
import { lazyPage } from '#client/lib/lazy-page.ts';
import type { TripCard as Trip } from '#shared/trips/trip.schema.ts';
import { useKeptScroll } from './kept-scroll.ts';
import { ListSkeleton } from './list-skeleton.tsx';
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

/** The cards in rows of as many as fit; of a long list only those near the window. */
export function TripGrid(props: TripGridProps) {
  const [isLong, setLong] = useState(false);

  // Once long, it stays so: to change over would draw every card anew.
  if (props.total > SHORT_LIST && !isLong) setLong(true);
  return isLong ? (
    <Suspense fallback={<ListSkeleton />}>
      <LongTripGrid {...props} />
    </Suspense>
  ) : (
    <ShortTripGrid {...props} />
  );
}

function ShortTripGrid({ trips, onAction }: TripGridProps) {
  useKeptScroll();

  return (
    <div role="list" aria-label="Your trips" className={classes.grid}>
      {trips.map((trip, index) => (
        <div key={trip.id} role="listitem" aria-setsize={trips.length} aria-posinset={index + 1}>
          <TripCard trip={trip} onAction={onAction} />
        </div>
      ))}
    </div>
  );
}
