import type { CompiledPick } from './compiled-route.ts';
import { weigh, type Weights } from './weights.ts';

/** The best choices of so many picks from one list, by the tags that they must have. */
export type PickTable = {
  /** Score of the best choice of `count` picks with all tags of `cover`; -Infinity where there is none. */
  best: (count: number, cover: number) => number;
  choose: (count: number, cover: number) => CompiledPick[];
};

/** A dynamic programme over the picks, exact for up to `most` of them. */
export function createPickTable(
  picks: readonly CompiledPick[],
  { most, demanded, weights }: { most: number; demanded: number; weights: Weights },
): PickTable {
  const sets = demanded + 1;
  const layers = [startLayer((most + 1) * sets)];

  for (const [index, pick] of picks.entries()) {
    layers.push(addPick(layers[index] as Float64Array, pick, { sets, weights }));
  }
  const last = layers[picks.length] as Float64Array;

  return {
    best: (count, cover) => {
      const own = last.subarray(count * sets, (count + 1) * sets);

      return own[bestSet(own, cover)] as number;
    },
    choose: (count, cover) => {
      const chosen: CompiledPick[] = [];
      let left = count;
      let set = bestSet(last.subarray(count * sets, (count + 1) * sets), cover);

      for (let index = picks.length; index > 0; index--) {
        const pick = picks[index - 1] as CompiledPick;
        const before = layers[index - 1] as Float64Array;
        const score = (layers[index] as Float64Array)[left * sets + set] as number;

        if ((before[left * sets + set] as number) === score) continue;
        chosen.unshift(pick);
        set = setBefore(before, { at: (left - 1) * sets, set, pick, score, weights });
        left--;
      }
      return chosen;
    },
  };
}

function startLayer(size: number): Float64Array {
  const layer = new Float64Array(size).fill(-Infinity);

  layer[0] = 0;
  return layer;
}

function addPick(
  before: Float64Array,
  { worth, usd, tags }: CompiledPick,
  { sets, weights }: { sets: number; weights: Weights },
): Float64Array {
  const layer = before.slice();
  const gain = weigh(weights, worth, usd);

  for (let at = sets; at < layer.length; at += sets) {
    for (let set = 0; set < sets; set++) {
      const score = (before[at - sets + set] as number) + gain;
      const to = at + (set | tags);

      if (score > (layer[to] as number)) layer[to] = score;
    }
  }
  return layer;
}

/** The set with all of `cover` that scores best. */
function bestSet(scores: Float64Array, cover: number): number {
  let best = cover;

  for (let set = cover; set < scores.length; set = (set + 1) | cover) {
    if ((scores[set] as number) > (scores[best] as number)) best = set;
  }
  return best;
}

type Way = { at: number; set: number; pick: CompiledPick; score: number; weights: Weights };

function setBefore(before: Float64Array, { at, set, pick, score, weights }: Way): number {
  const gain = weigh(weights, pick.worth, pick.usd);

  for (let from = 0; from <= set; from++) {
    if ((from | pick.tags) === set && (before[at + from] as number) + gain === score) return from;
  }
  throw new Error('A table of picks has lost its way back');
}
