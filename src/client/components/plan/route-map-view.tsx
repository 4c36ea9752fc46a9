import { useMemo } from 'react';
import { TripMap } from '#client/components/map/trip-map.tsx';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { MapLeg, MapPoint } from '#client/components/map/map-types.ts';
import { countText } from '#shared/count-text.ts';
import { shortDay } from '#shared/dates.ts';

/** The map of a route; its code is loaded with the map's. */
export function RouteMapView({ places }: { places: readonly TripPlace[] }) {
  const { points, legs } = useMemo(() => routeMap(places), [places]);

  return <TripMap label="Map of the route" points={points} legs={legs} />;
}

type PlaceOnMap = Pick<TripPlace, 'id' | 'name' | 'lat' | 'lon' | 'nights' | 'arrive' | 'ride'>;

/** The places of a trip, numbered in their order, and the rides between them. */
function routeMap(places: readonly PlaceOnMap[]): { points: MapPoint[]; legs: MapLeg[] } {
  const keyOf = ({ id, arrive }: PlaceOnMap) => `${id}-${arrive}`;

  return {
    points: places.map((place, index) => ({
      id: keyOf(place),
      kind: 'stop',
      number: index + 1,
      label: place.name,
      detail: `${countText(place.nights, 'night')} from ${shortDay(place.arrive)}`,
      lat: place.lat,
      lon: place.lon,
    })),
    legs: places.flatMap((place, index) => {
      const before = places[index - 1];

      return before && place.ride
        ? [{ from: keyOf(before), to: keyOf(place), mode: place.ride.mode }]
        : [];
    }),
  };
}
