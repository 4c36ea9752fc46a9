import { distance, type ToptwFile } from './planner-toptw-instance.ts';

/**
 * Drives the routes from the file's own numbers and returns their profit. Throws when a window, the
 * time budget or "each vertex once" is broken: no value is believed before it passes here.
 */
export function verifyRoutes(file: ToptwFile, routes: readonly (readonly number[])[]): number {
  const seen = new Set<number>();
  const depot = file.vertices[0];
  let profit = 0;

  if (!depot) throw new Error(`${file.name} is empty`);
  for (const route of routes) {
    let at = 0;
    let time = depot.open;

    for (const node of route) {
      const index = node + 1;
      const vertex = file.vertices[index];

      if (!vertex) throw new Error(`${file.name}: no vertex ${index}`);
      if (seen.has(index)) throw new Error(`${file.name}: vertex ${index} twice`);
      seen.add(index);
      time = Math.max(time + distance(file, at, index), vertex.open);
      if (time > vertex.close)
        throw new Error(`${file.name}: vertex ${index} at ${time}, closes ${vertex.close}`);
      time += vertex.service;
      profit += vertex.profit;
      at = index;
    }
    time += distance(file, at, 0);
    if (time > depot.close) throw new Error(`${file.name}: back at ${time}, after ${depot.close}`);
  }
  return profit;
}
