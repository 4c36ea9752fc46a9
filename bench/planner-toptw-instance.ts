import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CoreInstance } from '#server/planner/core/instance.ts';

/** A vertex as the standard files give it, times scaled to whole units. */
export type Vertex = {
  x: number;
  y: number;
  service: number;
  profit: number;
  open: number;
  close: number;
};
export type ToptwFile = { name: string; scale: number; vertices: Vertex[] };

/** Every instance of a folder, by name. */
export function readFolder(folder: string): ToptwFile[] {
  return readdirSync(folder)
    .filter((file) => /^(c|r|rc|pr)\d+\.txt$/.test(file))
    .sort()
    .map((file) => readInstance(join(folder, file)));
}

/** Cordeau's instances round distances down to two decimals, Solomon's to one. */
function readInstance(path: string): ToptwFile {
  const name = /([a-z]+\d+)\.txt$/.exec(path)?.[1] ?? path;
  const scale = name.startsWith('pr') ? 100 : 10;
  const vertices = readFileSync(path, 'utf8')
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((fields) => fields.length >= 8)
    .map((fields) => ({
      x: fields[1] ?? 0,
      y: fields[2] ?? 0,
      service: Math.round((fields[3] ?? 0) * scale),
      profit: fields[4] ?? 0,
      open: Math.round((fields.at(-2) ?? 0) * scale),
      close: Math.round((fields.at(-1) ?? 0) * scale),
    }));

  return { name, scale, vertices };
}

/** Euclidean distance rounded down, in whole units. */
export function distance(file: ToptwFile, from: number, to: number): number {
  const a = file.vertices[from];
  const b = file.vertices[to];

  if (!a || !b) throw new Error(`${file.name} has no vertex ${from} or ${to}`);
  return Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * file.scale + 1e-9);
}

/** The instance as the planner's core takes it: node i is vertex i+1, the depot is every route's end. */
export function toCore(file: ToptwFile, routes: number): CoreInstance {
  const points = file.vertices.length;
  const nodes = points - 1;
  const all = nodes + 2 * routes;
  const travel = new Int32Array(points * points);

  for (let a = 0; a < points; a++) {
    for (let b = 0; b < points; b++) travel[a * points + b] = distance(file, a, b);
  }
  const vertexOf = (node: number) => (node < nodes ? node + 1 : 0);
  const perNode = (read: (vertex: Vertex, node: number) => number) =>
    Int32Array.from({ length: all }, (_, node) => {
      const vertex = file.vertices[vertexOf(node)];

      return vertex ? read(vertex, node) : 0;
    });
  const spread = (values: Int32Array) =>
    Int32Array.from({ length: all * routes }, (_, i) => values[Math.floor(i / routes)] ?? 0);

  return {
    routes,
    nodes,
    points,
    travel,
    travelFrom: travel,
    point: Int32Array.from({ length: all }, (_, node) => vertexOf(node)),
    service: perNode((vertex, node) => (node < nodes ? vertex.service : 0)),
    open: spread(perNode((vertex) => vertex.open)),
    close: spread(perNode((vertex) => vertex.close)),
    profit: Float64Array.from(perNode((vertex, node) => (node < nodes ? vertex.profit : 0))),
    key: Int32Array.from({ length: all }, (_, node) => node),
    keys: all,
    fixed: new Uint8Array(all),
    travelWeight: 0.01 / file.scale,
    trip: null,
  };
}
