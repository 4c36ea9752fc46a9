import { paletteFor } from '#shared/scene/palette.ts';
import type { Scene } from '#shared/scene/scene-for.ts';
import { fnv1a, seededRandom } from '#shared/seeded.ts';

/** The colours of a place, from its sky to the ground at one's feet: those its generated picture is drawn in. */
export function boardPalette(scene: Scene): string[] {
  const palette = paletteFor(scene, seededRandom(fnv1a(scene.id)));
  const colors = [...palette.sky, palette.light, palette.land[0], palette.sand, palette.water[1]];

  return [...new Set(colors)].slice(0, 8);
}
