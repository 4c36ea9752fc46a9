import type { Point } from './problem.ts';

/** Where one goes on from: the end of a boat, a cable car or a walk that leads elsewhere, else the point itself. */
export function endPoint(point: Point): Point {
  return point.endsAt ?? point;
}
