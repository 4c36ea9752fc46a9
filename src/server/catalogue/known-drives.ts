import { readDataFile } from './data-folder.ts';
import { distanceKm } from './distance.ts';
import { once } from '#shared/remember.ts';

type Point = { lat: number; lon: number };
type NamedEnd = Point & { name: string };

/** A drive whose length follows from no straight line: round a lake, a bay or a border, over a pass. */
export type KnownDrive = { ends: readonly [NamedEnd, NamedEnd]; km: number; minutes: number };

/** One end of a drive is any point as near to it as this. */
const SAME_KM = 10;
/** Degrees of latitude in which no point so near can lie. */
const FAR_DEGREES = 0.1;

/** Every drive that is known, in either direction. */
export const knownDrives = once(() => readDataFile<readonly KnownDrive[]>('known-drives.json'));

/** Kilometres and minutes of a well-known drive between two points; undefined where none is written down. */
export function knownDrive(from: Point, to: Point): { km: number; minutes: number } | undefined {
  const found = knownDrives().find(
    ({ ends: [one, other] }) =>
      (isAt(from, one) && isAt(to, other)) || (isAt(from, other) && isAt(to, one)),
  );

  return found && { km: found.km, minutes: found.minutes };
}

function isAt(point: Point, end: Point): boolean {
  return Math.abs(point.lat - end.lat) < FAR_DEGREES && distanceKm(point, end) <= SAME_KM;
}
