import { loadCatalogue } from '../catalogue.ts';
import { readDataFile } from '../data-folder.ts';
import type { Ride } from '../ride.schema.ts';
import { RIDE_FILES } from '../rides.ts';
import type { Airline, Airport, RailLink } from '../transport.ts';
import { once } from '#shared/remember.ts';

/**
 * The catalogue's files, once for all tests that look at them. Whether each keeps to its schema is what
 * `npm run catalogue:check` says; to parse them once more here would take seconds.
 */
export const dataFiles = once(() => ({
  destinations: loadCatalogue().destinations,
  rides: RIDE_FILES.flatMap((name) => readDataFile<Ride[]>(name)),
  transport: {
    airports: readDataFile<Airport[]>('airports.json'),
    airlines: readDataFile<Airline[]>('airlines.json'),
    rail: readDataFile<RailLink[]>('rail.json'),
  },
}));
