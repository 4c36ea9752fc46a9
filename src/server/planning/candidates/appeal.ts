/** Appeal of a place that has not been ranked yet, by its fame of 1 to 5. */
const BY_FAME = [0, 15, 30, 48, 68, 86];

/** How much a first visitor wants to see a place, 0 to 100. */
export function appealOf({ appeal, fame }: { appeal?: number | undefined; fame: number }): number {
  return appeal ?? BY_FAME[fame] ?? 0;
}
