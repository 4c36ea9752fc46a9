import type { TravelMode } from '#shared/generation/generated-trip.schema.ts';

type Position = { lat: number; lon: number };

/**
 * The fastest that anyone could go, door to door along the straight line, so that a shorter time is
 * impossible rather than merely hopeful: a brisk walk, an express train, an empty road. The part of the
 * way within `TOWN_KM` runs at town speed.
 */
const FASTEST: Readonly<Record<TravelMode, { town: number; country: number; fixed: number }>> = {
  walk: { town: 6.5, country: 6.5, fixed: 0 },
  transit: { town: 40, country: 160, fixed: 2 },
  taxi: { town: 50, country: 110, fixed: 0 },
  drive: { town: 50, country: 110, fixed: 0 },
};

const TOWN_KM = 8;
const RADIUS_KM = 6371.0088;

/** Kilometres along the great circle, by the spherical law of cosines with the half-angle form for small arcs. */
export function straightKm(from: Position, to: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const a = [rad(from.lat), rad(from.lon)] as const;
  const b = [rad(to.lat), rad(to.lon)] as const;
  const x = Math.cos(b[0]) * Math.cos(b[1]) - Math.cos(a[0]) * Math.cos(a[1]);
  const y = Math.cos(b[0]) * Math.sin(b[1]) - Math.cos(a[0]) * Math.sin(a[1]);
  const z = Math.sin(b[0]) - Math.sin(a[0]);

  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.hypot(x, y, z) / 2));
}

/** The least minutes that a straight distance takes by a mode. */
export function leastMinutes(mode: TravelMode, km: number): number {
  const { town, country, fixed } = FASTEST[mode];
  const inTown = Math.min(km, TOWN_KM);

  return km === 0 ? 0 : fixed + 60 * (inTown / town + (km - inTown) / country);
}
