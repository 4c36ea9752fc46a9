import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { isClimb } from '../candidates/hard-on-the-body.ts';

/** What is known of the way in with a pram. */
export function pramText(file: PlaceFile): string | undefined {
  if (isClimb(file) || file.access === 'none') return 'Steps: take the carrier, not the pram';
  if (file.access === 'full') return 'Step-free: the pram rolls in';
  return file.access === 'partial' ? 'Partly step-free: have the carrier along' : undefined;
}
