import { readDataFile } from './data-folder.ts';
import type { RoadStopFile } from './road-stop.schema.ts';

export const ROAD_STOPS_FILE = 'road-stops.json';

let loaded: readonly RoadStopFile[] | undefined;

/** The places by the road, read once per process. */
export function loadRoadStops(): readonly RoadStopFile[] {
  loaded ??= readDataFile<RoadStopFile[]>(ROAD_STOPS_FILE);
  return loaded;
}
