/** A place on earth, in degrees. */
export type Point = { lat: number; lon: number };

const EARTH_DIAMETER_KM = 12_742;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres (haversine on a sphere of mean radius 6,371 km). */
export function distanceKm(a: Point, b: Point): number {
  const dLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const dLon = Math.sin(((b.lon - a.lon) * RADIANS) / 2);
  const h = dLat * dLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * dLon * dLon;

  return EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
