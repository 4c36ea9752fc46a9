import type { LatLon } from './map-types.ts';
import { pixelsPerDegree, type Projection } from './projection.ts';

/** The coastlines that a view shows as one path; what lies outside it is left out. */
export function landPath(rings: readonly (readonly LatLon[])[], projection: Projection): string {
  const { view, size, toXY } = projection;
  const perDegree = pixelsPerDegree(view);
  const paths: string[] = [];

  for (const ring of rings) {
    const ys = ring.map(({ lat }) => toXY({ lat, lon: view.center.lon }).y);

    if (Math.max(...ys) < 0 || Math.min(...ys) > size.height) continue;
    // A view across the date line shows the coast from either side of it.
    for (const turn of [-360, 0, 360]) {
      const xs = ring.map(({ lon }) => size.width / 2 + (lon + turn - view.center.lon) * perDegree);

      if (Math.max(...xs) < 0 || Math.min(...xs) > size.width) continue;
      paths.push(
        `M${xs.map((x, index) => `${x.toFixed(1)} ${(ys[index] ?? 0).toFixed(1)}`).join('L')}Z`,
      );
    }
  }
  return paths.join('');
}
