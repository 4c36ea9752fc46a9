import { hashText, seededRandom } from '../seeded-random.ts';
import type { Scene } from './scene-for.ts';

/** A picture of a place, 1600 by 900, as SVG text; the same each time for the same place. */
export function scenePicture({ id }: Scene): string {
  const random = seededRandom(hashText(id));
  const hue = Math.round(random() * 360);

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><rect width="1600" height="900" fill="hsl(${hue} 40% 60%)"/></svg>`;
}
