import { onceFor } from '#shared/remember.ts';
import type { DestinationFile } from './catalogue.schema.ts';

/** What a place of a destination is called, and how well known it is. */
export type NamedPlace = {
  type: 'sight' | 'day-trip' | 'food';
  id: string;
  name: string;
  localName?: string | undefined;
  aliases?: readonly string[] | undefined;
  appeal?: number | undefined;
  fame: number;
  lat: number;
  lon: number;
};

/** The names of a destination's places, to be had without its details. */
type Names = SightCounts & { read: () => NamedPlace[] };

/** How many sights we list of a destination, which tells best how many people go there, and the most famous of them. */
export type SightCounts = { sights: number; famous: number };

const known = new WeakMap<DestinationFile, Names>();

/** Tells where the names of a destination's places are to be had without its details. */
export function setNames(destination: DestinationFile, names: Names): void {
  known.set(destination, names);
}

/** The sights of a destination, its day trips, then its tables, by name: what finding places by name needs of them. */
export function namedPlacesOf(destination: DestinationFile): NamedPlace[] {
  const names = known.get(destination);

  if (names) return names.read();
  return [
    ...destination.places.map((file) => named('sight', file)),
    ...destination.dayTrips.map((file) => named('day-trip', file)),
    ...destination.food.map((file) => named('food', file)),
  ];
}

/** The sights of a destination, counted. */
export const sightCounts = onceFor((destination: DestinationFile): SightCounts => {
  const { sights, famous } = known.get(destination) ?? countSights(destination);

  return { sights, famous };
});

function countSights({ places }: DestinationFile): SightCounts {
  return { sights: places.length, famous: places.filter(({ fame }) => fame === 5).length };
}

function named(type: NamedPlace['type'], file: Omit<NamedPlace, 'type'>): NamedPlace {
  const { id, name, localName, aliases, appeal, fame, lat, lon } = file;

  return { type, id, name, localName, aliases, appeal, fame, lat, lon };
}
