import { useMemo } from 'react';
import { TripMap } from '#client/components/map/trip-map.tsx';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { routeMap } from './route-map.ts';

/** The map of a route; its code is loaded with the map's. */
export function RouteMapView({ places }: { places: readonly TripPlace[] }) {
  const { points, legs } = useMemo(() => routeMap(places), [places]);

  return <TripMap label="Map of the route" points={points} legs={legs} />;
}
