import { lazy, Suspense, useId, useMemo, useState, type RefObject } from 'react';
import { MapBubble } from './map-bubble.tsx';
import { NorthStar, ScaleBar } from './map-furniture.tsx';
import { MapKey } from './map-key.tsx';
import { MapLegs } from './map-legs.tsx';
import { MapPaper } from './map-paper.tsx';
import { MapPins, pinName } from './map-pins.tsx';
import { layoutPins, takenRoom } from './layout-pins.ts';
import type { LatLon, MapLeg, MapPoint, Size } from './map-types.ts';
import { fitView, projectView, type View } from './projection.ts';
import { useElementSize } from './use-element-size.ts';
import { useSeen } from '#client/lib/use-seen.ts';
import { useTileStyle } from './use-tile-style.ts';
import classes from './trip-map.module.css';

const TileMap = lazy(() => import('./online/tile-map.tsx').then((m) => ({ default: m.TileMap })));

/** Room for the pins, the scale bar below and the north star or the zoom buttons beside. */
const PADDING = { top: 34, right: 50, bottom: 44, left: 34 };
/** A single stop is seen with this much around it. */
const LEAST_METERS = 700;

type TripMapProps = {
  /** What the map shows: "Map of day 2". */
  label: string;
  points: readonly MapPoint[];
  legs?: readonly MapLeg[];
  /** Places that belong to the trip but not to this map, as quiet dots. */
  others?: readonly LatLon[];
  /** The point that is pointed at, here or in the list beside the map. */
  activeId?: string | undefined;
  onActive?: (id: string | undefined) => void;
  /** A pin was pressed. */
  onSelect?: (id: string) => void;
};

/**
 * Pins and the ways between them: drawn from their coordinates alone at once, and over open map tiles where
 * the network brings them while the map is in view. Fills its parent's width; `--map-height` sets its height.
 *
 * A day of a plan, highlighted together with its list:
 *
 *     <TripMap
 *       label="Map of day 2"
 *       points={[
 *         { id: 'stay', kind: 'stay', label: 'Hotel Lisboa', lat: 38.71, lon: -9.14 },
 *         { id: 'belem', kind: 'stop', number: 1, label: 'Belém Tower', detail: '09:30', lat: 38.69, lon: -9.22 },
 *       ]}
 *       legs={[{ from: 'stay', to: 'belem', mode: 'transit' }]}
 *       activeId={activeId}
 *       onActive={setActiveId}
 *       onSelect={(id) => document.getElementById(id)?.scrollIntoView({ block: 'nearest' })}
 *     />
 *
 * Hotels to choose from, best first (a price that a better one would cover shows as a dot):
 *
 *     <TripMap label="Hotels in Lisbon" points={hotels.map(({ id, name, lat, lon, price }) => (
 *       { id, kind: 'price', label: name, text: formatMoney(price), lat, lon }
 *     ))} onSelect={openHotel} />
 */
export function TripMap(props: TripMapProps) {
  const { label, points, legs = [] } = props;
  const { ref, size } = useElementSize();
  const description = useId();

  return (
    <figure className={classes.figure}>
      <div
        ref={ref}
        className={classes.frame}
        role="group"
        aria-label={label}
        aria-describedby={description}
      >
        {size && points.length > 0 && <SizedMap {...props} size={size} frame={ref} />}
      </div>
      <figcaption>
        <span id={description} className="visually-hidden">
          {points.length === 0
            ? 'No places to show.'
            : `In order: ${points.map(pinName).join('; ')}. The arrow keys move between the pins.`}
        </span>
        <MapKey legs={legs} />
      </figcaption>
    </figure>
  );
}

type SizedMapProps = TripMapProps & {
  size: Size;
  frame: RefObject<HTMLDivElement | null>;
};

function SizedMap({ size, frame, points, legs = [], others = [], ...props }: SizedMapProps) {
  const [ownActiveId, setOwnActiveId] = useState<string>();
  const activeId = props.activeId ?? ownActiveId;
  const fit = useFit(points, size);
  const online = useOnlineMap(frame, fit);
  const projection = useMemo(() => projectView(online.view, size), [online.view, size]);
  const pins = useMemo(
    () => layoutPins(points, projection, { withNames: !online.isReady }),
    [points, projection, online.isReady],
  );
  const active = pins.find(({ point }) => point.id === activeId);

  return (
    <>
      {!online.isReady && (
        <MapPaper
          projection={projection}
          stay={points.find(({ kind }) => kind === 'stay')}
          others={others}
          taken={takenRoom(pins)}
        />
      )}
      {online.tileStyle && (
        <div className={classes.tiles} data-ready={online.isReady || undefined}>
          <Suspense>
            <TileMap
              tileStyle={online.tileStyle}
              view={fit}
              label={props.label}
              onMove={online.setMoved}
              onReady={online.setReady}
              onFail={online.giveUp}
            />
          </Suspense>
        </div>
      )}
      <MapLegs pins={pins} legs={legs} size={size} />
      {!online.isReady && <NorthStar />}
      <ScaleBar projection={projection} isOnTop={online.isReady} />
      <MapPins
        pins={pins}
        activeId={activeId}
        onActive={(id) => {
          setOwnActiveId(id);
          props.onActive?.(id);
        }}
        onSelect={(id) => props.onSelect?.(id)}
      />
      {active && <MapBubble pin={active} size={size} />}
    </>
  );
}

/** The online map's state: where it looks, also once the traveller has moved it, and whether it shows. */
function useOnlineMap(frame: RefObject<HTMLDivElement | null>, fit: View) {
  const { tileStyle, giveUp } = useTileStyle(useSeen(frame));
  const [readyStyle, setReadyStyle] = useState<typeof tileStyle>();
  const [moved, setMoved] = useState<View>();
  const isReady = tileStyle !== undefined && readyStyle === tileStyle;

  return {
    tileStyle,
    isReady,
    view: isReady && moved ? moved : fit,
    setMoved,
    setReady: () => setReadyStyle(tileStyle),
    giveUp,
  };
}

/** The view that fits the points; the same object until another one fits, so that the map stays put. */
function useFit(points: readonly MapPoint[], size: Size): View {
  const next = fitView(points, { size, padding: PADDING, minMeters: LEAST_METERS });
  const [fit, setFit] = useState(next);
  const isSame =
    fit.zoom === next.zoom &&
    fit.center.lat === next.center.lat &&
    fit.center.lon === next.center.lon;

  if (!isSame) setFit(next);
  return isSame ? fit : next;
}
