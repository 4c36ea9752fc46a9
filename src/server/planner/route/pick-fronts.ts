import { addToFront, thin, type Point } from './front.ts';
import type { CompiledPick } from './compiled-route.ts';

/** A choice of picks as a chain: the last one and those before it. */
export type PickChain = Point & { pick: CompiledPick | null; before: PickChain | null };

/** The choices of so many picks that no other is both cheaper and worth more than, by tags: `[count][set]`. */
export type PickFronts = readonly (readonly PickChain[])[][];

/** Works out the choices of up to `most` picks; fronts are thinned to `width`. */
export function createPickFronts(
  picks: readonly CompiledPick[],
  { most, demanded, width }: { most: number; demanded: number; width: number },
): PickFronts {
  const sets = Array.from({ length: demanded + 1 }, (_, set) => set);
  const fronts: PickChain[][][] = Array.from({ length: most + 1 }, () => sets.map(() => []));

  fronts[0]?.[0]?.push({ usd: 0, worth: 0, pick: null, before: null });
  for (const pick of picks) {
    for (let count = most; count > 0; count--) {
      for (const set of sets) {
        const longer = (fronts[count - 1]?.[set] ?? []).map((before) => addPick(before, pick));
        const row = fronts[count] ?? [];
        const to = set | pick.tags;

        row[to] = thin(addToFront(row[to] ?? [], longer), width);
      }
    }
  }
  return fronts;
}

function addPick(before: PickChain, pick: CompiledPick): PickChain {
  return { usd: before.usd + pick.usd, worth: before.worth + pick.worth, pick, before };
}

/** The picks of a chain, in the order of their list. */
export function picksOf(chain: PickChain): CompiledPick[] {
  const picks: CompiledPick[] = [];

  for (let one: PickChain | null = chain; one; one = one.before) {
    if (one.pick) picks.unshift(one.pick);
  }
  return picks;
}
