import type { SceneKind } from './scene-kinds.ts';

/** What lies around the famous cities, for a trip that names no more than its place. */
const AROUND: readonly (readonly [RegExp, readonly SceneKind[]])[] = [
  [/^(paris|london)\b/i, ['city', 'river']],
  [/^(rome|tokyo)\b/i, ['city']],
  [/^florence\b/i, ['old-town', 'river']],
  [/^new york\b/i, ['skyline', 'river']],
  [/^(sydney|dubai)\b/i, ['skyline', 'sea']],
  [/^(barcelona|san francisco)\b/i, ['city', 'sea']],
];

/** The kinds of a famous city; undefined for every other place. */
export function famousKinds(destination: string): readonly SceneKind[] | undefined {
  return AROUND.find(([name]) => name.test(destination.trim()))?.[1];
}
