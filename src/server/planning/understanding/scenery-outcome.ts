import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlannedDay, WishOutcome } from '#shared/generation/generated-trip.schema.ts';
import type { Scene } from './wish-words.ts';
import { entriesOf } from '../asked/outcome.ts';

type Verdict = Pick<WishOutcome, 'state' | 'detail'>;

/** Kinds of places that are such scenery. */
const KINDS: Partial<Record<Scene, readonly PlaceKind[]>> = {
  sea: ['beach', 'island'],
  beach: ['beach'],
  island: ['island'],
  lake: ['lake'],
  castle: ['castle'],
  ruins: ['ruins'],
  temple: ['temple'],
  vineyard: ['winery'],
  savanna: ['wildlife'],
};
/** What only a place by the sea has. */
const OF_THE_SEA: ReadonlySet<string> = new Set(['sea', 'beach', 'island']);

/**
 * Whether a plan has the scenery that was wished for: in the place itself, or at one of its stops. That there is none
 * is said only of the sea where nobody can bathe; of all else only that no stop is for it.
 */
export function scenery(
  scene: string,
  { name, scene: known, climate, places }: Destination,
  days: readonly PlannedDay[],
): Verdict {
  if (known.some((one) => one === scene)) return { state: 'kept', detail: `${name} has it.` };
  const kinds: readonly string[] = KINDS[scene as Scene] ?? [];
  const isOf = (place: { kind: string; name: string }) =>
    kinds.includes(place.kind) || hasWord(place.name, scene);
  const stop = entriesOf(days).find(({ activity: { place } }) => place && isOf(place));

  if (stop) return { state: 'kept', detail: `${stop.activity.place?.name}.` };
  const isInland = climate.seaC === null && !places.some(isOf);

  return {
    state: 'missed',
    detail:
      OF_THE_SEA.has(scene) && isInland ? `${name} has none.` : 'No stop of this plan has it.',
  };
}

/** "mountains" in "Blue Mountains", "island" in "Museum Island". */
function hasWord(name: string, scene: string): boolean {
  const word = scene.replace('-', ' ').replace(/s$/, '');

  return new RegExp(String.raw`\b${word}s?\b`).test(foldText(name));
}
