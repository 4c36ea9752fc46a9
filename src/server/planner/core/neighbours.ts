import type { CoreInstance } from './instance.ts';

/** For every node the other nodes, nearest first: `list[node * width + i]`. */
export type Neighbours = { list: Int32Array; width: number };

const WIDEST = 120;

/** Sorts numbers that carry the index in their low bits: no comparator, so it stays a native sort. */
export function createNeighbours(instance: CoreInstance): Neighbours {
  const { nodes, points, point, travel } = instance;
  const width = Math.max(0, Math.min(nodes - 1, WIDEST));
  const list = new Int32Array(nodes * width);
  const packed = new Float64Array(nodes);

  for (let node = 0; node < nodes; node++) {
    const row = (point[node] as number) * points;

    for (let other = 0; other < nodes; other++) {
      const way = other === node ? -1 : (travel[row + (point[other] as number)] as number);

      packed[other] = way * 65_536 + other;
    }
    packed.sort();
    for (let i = 0; i < width; i++) {
      const value = packed[i + 1] as number;

      list[node * width + i] = value - Math.floor(value / 65_536) * 65_536;
    }
  }
  return { list, width };
}
