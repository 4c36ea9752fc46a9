import { distanceKm } from './distance.ts';
import { foldText } from './fold-text.ts';

type House = { name: string; lat: number; lon: number };

/** One house may be a sight and a table: a coffee house of 1880. */
const ONE_HOUSE_KM = 0.06;
/** Points of one house, told twice, differ by this at the most. */
const SAME_NAME_KM = 0.3;

/** Whether two entries of a destination are one house, by a telling word of their names and where they stand. */
export function isSameHouse(one: House, other: House): boolean {
  const words = new Set(
    foldText(one.name)
      .split(' ')
      .filter((word) => word.length > 4),
  );

  return (
    one === other ||
    (distanceKm(one, other) <= ONE_HOUSE_KM &&
      foldText(other.name)
        .split(' ')
        .some((word) => words.has(word)))
  );
}

/** A coffee house that is a sight as well: "Coffee at Café Sperl"; undefined for any other table. */
export function sightOfHouse<T extends House>(
  table: House & { kind: string },
  sights: readonly T[],
): T | undefined {
  if (table.kind !== 'cafe') return undefined;
  return sights.find(
    (sight) => sight.name.includes(table.name) && distanceKm(sight, table) <= SAME_NAME_KM,
  );
}
