import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { appealOf } from './appeal.ts';

/** Off the beaten track what everybody visits is worth less. */
const CROWDED = 0.5;
const CROWD_APPEAL = 80;
/** Who would rather walk through streets than tick off sights pays at few doors, and climbs few towers. */
const AT_A_DOOR = 0.6;
const UP_A_TOWER = 0.35;
const TOWERS: ReadonlySet<PlaceKind> = new Set(['tower', 'viewpoint', 'landmark', 'monument']);
/** What people fly there for stays nearly what it is: one of them is seen all the same. */
const FOR_EVERYBODY = 92;
const NEARLY = 0.85;

/** What a place that everybody visits loses to those who want others. */
export function crowdFactor(
  place: PlaceFile,
  { offTrack, repeat }: Pick<Wishes, 'offTrack' | 'repeat'>,
): number {
  return (offTrack || repeat) && appealOf(place) >= CROWD_APPEAL ? CROWDED : 1;
}

/** What a door with a ticket loses to those who would rather walk through streets. */
export function doorFactor(
  place: PlaceFile,
  { isForStreets }: Pick<Wishes, 'isForStreets'>,
): number {
  if (!isForStreets || place.price === 0) return 1;
  if (TOWERS.has(place.kind)) return UP_A_TOWER;
  return appealOf(place) >= FOR_EVERYBODY ? NEARLY : AT_A_DOOR;
}
