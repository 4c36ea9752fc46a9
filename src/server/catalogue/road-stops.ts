import { readDataFile } from './data-folder.ts';
import type { RoadStopFile } from './road-stop.schema.ts';
import { once } from '#shared/remember.ts';

export const ROAD_STOPS_FILE = 'road-stops.json';

/** The places by the road, read once per process. */
export const loadRoadStops = once(() => readDataFile<readonly RoadStopFile[]>(ROAD_STOPS_FILE));
