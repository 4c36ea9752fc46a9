import { readDataFile } from './data-folder.ts';
import { distanceKm } from './distance.ts';

/** An end of a way; a country of which nothing is said has roads of the usual kind. */
type End = { lat: number; lon: number; country?: string };
/** Kilometres an hour on the first and last part of a way, and on what lies between, stops for petrol included. */
type Pace = { near: number; far: number };
type RoadKind = 'motorway' | 'highway' | 'winding' | 'slow';
type Paces = Readonly<Record<RoadKind, Pace & { countries: readonly string[] }>>;

/** Roads are this much longer than the great circle; short ways wind more, and most of that is gone after so many km. */
const DETOUR = { least: 1.2, more: 0.2, goneKm: 150 };
/** Of a way, as many km lie in towns and on the way to the main road. */
const NEAR_KM = 100;

let paces: Paces | undefined;

/** Kilometres and minutes by road between two points: estimates by distance and by the roads of their countries. */
export function roadWay(from: End, to: End): { km: number; minutes: number } {
  const km = roadKm(from, to);
  const [one, other] = [paceIn(from), paceIn(to)];
  const near = Math.min(km, NEAR_KM);
  const hours = [one, other].map((pace) => near / pace.near + (km - near) / pace.far);

  return { km, minutes: 30 * hours.reduce((sum, each) => sum + each, 0) };
}

/** Kilometres by road between two points: an estimate by distance. */
export function roadKm(from: End, to: End): number {
  const straight = distanceKm(from, to);

  return straight * (DETOUR.least + DETOUR.more * Math.exp(-straight / DETOUR.goneKm));
}

function paceIn({ country = '' }: End): Pace {
  paces ??= readDataFile<Paces>('road-paces.json');
  return Object.values(paces).find(({ countries }) => countries.includes(country)) ?? paces.highway;
}
