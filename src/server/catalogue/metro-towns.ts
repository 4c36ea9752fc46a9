import { once } from '#shared/remember.ts';
import { readDataFile } from './data-folder.ts';

const metroTowns = once(() => new Set(readDataFile<readonly string[]>('metro-towns.json')));

/** Whether trains or trams run every few minutes near most sights of a destination, so that no bus has to be waited for. */
export function hasDenseMetro(destinationId: string): boolean {
  return metroTowns().has(destinationId);
}
