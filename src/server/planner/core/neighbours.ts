import type { CoreInstance } from './instance.ts';

/** For every node the other nodes, nearest first whichever of both comes before: `list[node * width + i]`. */
export type Neighbours = { list: Int32Array; width: number };

const WIDEST = 120;

/** Sorts numbers that carry the index in their low bits: no comparator, so it stays a native sort. */
export function createNeighbours(instance: CoreInstance): Neighbours {
  const { nodes, points, point, travel, travelFrom } = instance;
  const width = Math.max(0, Math.min(nodes - 1, WIDEST));
  const list = new Int32Array(nodes * width);
  const packed = new Int32Array(nodes);
  const farthest = Math.floor(0x7fffffff / Math.max(1, nodes)) - 1;

  for (let node = 0; node < nodes; node++) {
    const row = (point[node] as number) * points;

    for (let other = 0; other < nodes; other++) {
      const pair = row + (point[other] as number);
      const way = Math.min(travel[pair] as number, travelFrom[pair] as number);

      packed[other] = (other === node ? -1 : Math.min(way, farthest)) * nodes + other;
    }
    packed.sort();
    for (let i = 0; i < width; i++) {
      const value = packed[i + 1] as number;

      list[node * width + i] = value - Math.floor(value / nodes) * nodes;
    }
  }
  return { list, width };
}
