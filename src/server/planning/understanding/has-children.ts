import type { Need } from './wish-words.ts';

/** Whether children travel along, of whatever age. */
export function hasChildren({ needs }: { needs: readonly Need[] }): boolean {
  return needs.includes('kids') || needs.includes('toddler');
}
