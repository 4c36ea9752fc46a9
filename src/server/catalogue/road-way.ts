/** Roads are this much longer than the great circle, at this speed, stops for petrol included: an estimate. */
const DETOUR = 1.3;
const KMH = 80;

/** Kilometres and minutes by road, estimated from the distance in a straight line. */
export function roadWay(straightKm: number): { km: number; minutes: number } {
  const km = straightKm * DETOUR;

  return { km, minutes: (km / KMH) * 60 };
}
