import { distanceKm } from '../catalogue/distance.ts';
import points from './climate-points.json' with { type: 'json' };

export type Climate = { highC: number[]; lowC: number[]; rainMm: number[] };

/** How many known climates an estimate is mixed from. */
const NEIGHBOURS = 4;
/** A degree of latitude changes a climate about as much as this many kilometres along it. */
const KM_PER_DEGREE_OF_LATITUDE = 250;
const NORTH_SOUTH_KM = 111;

/**
 * Monthly normals anywhere on land, mixed from the nearest known climates by inverse squared distance,
 * where distance towards the poles counts more than along the parallel. An estimate: it knows neither
 * height nor coasts, so it is for packing, not for planning a summit.
 */
export function climateEstimate(place: { lat: number; lon: number }): Climate {
  const nearest = points
    .map((point) => ({
      point,
      far:
        distanceKm(place, point) +
        Math.abs(Math.abs(place.lat) - Math.abs(point.lat)) *
          (KM_PER_DEGREE_OF_LATITUDE - NORTH_SOUTH_KM),
    }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, NEIGHBOURS);
  const mix = (key: keyof Climate) =>
    Array.from({ length: 12 }, (_, month) => {
      const weights = nearest.map(({ far }) => 1 / Math.max(far, 5) ** 2);
      const sum = nearest.reduce(
        (total, { point }, i) => total + (point[key][month] ?? 0) * (weights[i] ?? 0),
        0,
      );

      return Math.round(sum / weights.reduce((a, b) => a + b, 0));
    });

  return { highC: mix('highC'), lowC: mix('lowC'), rainMm: mix('rainMm') };
}
