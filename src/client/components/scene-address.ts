import { sceneFor } from '#shared/scene/scene-for.ts';
import { scenePicture } from '#shared/scene/scene-picture.ts';

/** The generated picture of a place, as an address for an image. */
export function sceneAddress(destination: string, keywords: string, month?: number): string {
  const svg = scenePicture({
    ...sceneFor(destination, keywords),
    ...(month === undefined ? {} : { month }),
  });

  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
