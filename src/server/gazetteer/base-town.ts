import type { Region } from '../catalogue/other-names.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Town } from './town.ts';

/** The town to begin with in a region, by the name that the list has for it: the largest of that name there. */
export function baseTown(
  { town = '', country, state }: Region,
  gazetteer: Gazetteer,
): Town | undefined {
  return gazetteer
    .called(town)
    .filter((one) => one.country === country && (state === undefined || one.region === state))
    .toSorted((a, b) => b.population - a.population)[0];
}
