import type { Need } from '../understanding/wish-words.ts';
import type { Rhythm } from './rhythm.ts';

/** Up to this age children need a rest after lunch. */
const SMALL_CHILD = 5;

/** The rhythm that was asked for, with what a small child needs without asking. */
export function rhythmOfParty(
  asked: Rhythm,
  { children, needs }: { children: readonly number[]; needs: readonly Need[] },
): Rhythm {
  const isSmall = children.some((age) => age <= SMALL_CHILD) || needs.includes('toddler');

  return isSmall ? { ...asked, hasSmallChild: true } : asked;
}
