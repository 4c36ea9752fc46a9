import { OnceHydrated } from '#client/components/once-hydrated.tsx';
import { lazyPage } from '#client/lib/lazy-page.tsx';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import classes from './trip-route.module.css';

/** The map's code is its own: the route is read before it has come. */
const RouteMapView = lazyPage(() => import('./route-map-view.tsx').then((m) => m.RouteMapView));

/** Where a trip to several places leads, with its places numbered and the rides between them. */
export function TripRouteMap({ places = [] }: { places?: readonly TripPlace[] | undefined }) {
  if (places.length < 2) return null;
  return (
    <div className={`${classes.map} no-print`}>
      <OnceHydrated fallback={<div className={classes.mapRoom} />}>
        <RouteMapView places={places} />
      </OnceHydrated>
    </div>
  );
}
