import { startTransition, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPage } from '#client/lib/lazy-page.tsx';
import { useSeen } from '#client/lib/use-seen.ts';
import { useHandedFocus, type HandedFocus } from './handed-focus.ts';
import { useKeptScroll, useWasWindowed } from './scroll-restoration.ts';
import classes from './my-trips-page.module.css';
import { TripCard } from './trip-card.tsx';
import type { DrawnGridProps, TripGridProps } from './trip-grid-props.ts';

/** Up to here every card is in the document, which spares most travellers the code of a longer list. */
const SHORT_LIST = 12;

const LongTripGrid = lazyPage(() => import('./long-trip-grid.tsx').then((m) => m.LongTripGrid));

/** What is drawn of a long list before one scrolls: enough for what is in view. */
const FIRST_CARDS = 8;
/** How near the end of the first cards has to be before the others are drawn. */
const NEAR = '800px 0px';

/** The cards in rows of as many as fit; of a long list only those near the window. */
export function TripGrid(props: TripGridProps) {
  const isLong = props.total > SHORT_LIST;
  const wasWindowed = useWasWindowed();
  // Once windowed, it stays so: to change over draws every card anew.
  const [isWindowed, setWindowed] = useState(wasWindowed);
  const handed: HandedFocus = useRef(undefined);
  const showOthers = useCallback(() => startTransition(() => setWindowed(true)), []);
  const [openMenu, setOpenMenu] = useState<number>();
  const drawn: DrawnGridProps = {
    ...props,
    handed,
    menuOf: ({ id }) => [id === openMenu, (isOpen) => setOpenMenu(isOpen ? id : undefined)],
  };
  const cards = isLong ? (
    <FirstCards {...drawn} onNearEnd={showOthers} />
  ) : (
    <DrawnCards {...drawn} />
  );

  return isWindowed ? (
    <Suspense fallback={cards}>
      <LongTripGrid {...drawn} />
    </Suspense>
  ) : (
    cards
  );
}

/** A long list as it comes from the server: the code that draws the others waits until somebody scrolls. */
function FirstCards(props: DrawnGridProps) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useSeen(end, NEAR);
  const { trips, onNearEnd } = props;

  useEffect(() => {
    if (isNear) onNearEnd();
  }, [isNear, onNearEnd]);
  return (
    <>
      <DrawnCards {...props} trips={trips.slice(0, FIRST_CARDS)} />
      <div ref={end} />
    </>
  );
}

function DrawnCards({ trips, total, onAction, handed, menuOf }: DrawnGridProps) {
  const frame = useRef<HTMLDivElement>(null);

  useHandedFocus(frame, handed);
  useKeptScroll({ hasRows: false });
  return (
    <div ref={frame} role="list" aria-label="Your trips" className={classes.grid}>
      {trips.map((trip, index) => (
        <div key={trip.id} role="listitem" aria-setsize={total} aria-posinset={index + 1}>
          <TripCard trip={trip} menu={menuOf(trip)} onAction={onAction} />
        </div>
      ))}
    </div>
  );
}
