import { SegmentedControl } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { prefersReducedMotion } from '#client/lib/use-reduced-motion.ts';
import { formatMoney } from '#shared/money.ts';
import classes from './hotels-on-map.module.css';
import type { LatLon, MapPoint } from './map-types.ts';

const TripMap = lazy(() => import('./trip-map.tsx').then((map) => ({ default: map.TripMap })));

/** A place to stay as the map and the list know it. */
type MappedHotel = {
  id: string;
  name: string;
  price: number;
  currency: string;
  lat?: number | undefined;
  lon?: number | undefined;
};

type HotelsOnMapProps<Hotel> = {
  /** Best first: where prices would cover each other, the better one shows. */
  hotels: readonly Hotel[];
  mapped: (hotel: Hotel) => MappedHotel;
  card: (hotel: Hotel) => ReactNode;
  /** Stops of the plan, as quiet dots. */
  stops?: readonly LatLon[];
};

/**
 * Places to stay as a list beside a map of their prices; the two point at each other. On a phone one of them shows,
 * and a price that is pressed brings its card up below the map.
 */
export function HotelsOnMap<Hotel>({ hotels, mapped, card, stops = [] }: HotelsOnMapProps<Hotel>) {
  const [view, setView] = useState('list');
  const [activeId, setActiveId] = useState<string>();
  const [pickedId, setPickedId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const entries = hotels.map((hotel) => ({ hotel, facts: mapped(hotel) }));
  const points = entries.flatMap(({ facts }) => toPoint(facts));

  const pick = (id: string) => {
    setPickedId(id);
    setActiveId(id);
    const item = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset['hotel'] === id,
    );

    item?.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  };

  return (
    <>
      {points.length > 0 && (
        <div className={classes.view}>
          <SegmentedControl
            aria-label="Show hotels as"
            fullWidth
            data={[
              { value: 'list', label: 'List' },
              { value: 'map', label: 'Map' },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      )}
      <div className={classes.layout} data-view={points.length > 0 ? view : 'list'}>
        <ul ref={list} className={classes.list}>
          {entries.map(({ hotel, facts: { id } }) => (
            <li
              key={id}
              data-hotel={id}
              data-active={id === activeId || undefined}
              data-picked={id === (pickedId ?? points[0]?.id) || undefined}
              onPointerEnter={() => setActiveId(id)}
              onPointerLeave={() => setActiveId(undefined)}
              onFocus={() => setActiveId(id)}
              onBlur={() => setActiveId(undefined)}
            >
              {card(hotel)}
            </li>
          ))}
        </ul>
        {points.length > 0 && (
          <div className={classes.map}>
            <Suspense>
              <TripMap
                label="Map of hotels"
                points={points}
                others={stops}
                activeId={activeId}
                onActive={setActiveId}
                onSelect={pick}
              />
            </Suspense>
            {stops.length > 0 && <p className={classes.note}>Dots are the stops of your plan.</p>}
          </div>
        )}
      </div>
    </>
  );
}

/** A hotel whose place nobody told is in the list alone. */
function toPoint({ id, name, price, currency, lat, lon }: MappedHotel): MapPoint[] {
  if (lat === undefined || lon === undefined) return [];
  return [{ id, kind: 'price', label: name, text: formatMoney(price, currency), lat, lon }];
}
