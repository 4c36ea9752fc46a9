import { setTimeout as wait } from 'node:timers/promises';
import type { TripMaker } from '../generation/make-trip.ts';
import { buildPlan } from './factories.ts';

type SlowOptions = {
  /** Between one word and the next. */
  pauseMs: number;
  words?: readonly string[];
  /** Called when the work is told to stop. */
  onAbort?: (preferenceId: number) => void;
};

const WORDS = ['We ', 'begin ', 'by ', 'the ', 'river.'];

/** Makes a plan as a language model would: word by word, and only as long as it is wanted. */
export function createSlowTripMaker({ pauseMs, words = WORDS, onAbort }: SlowOptions): TripMaker {
  return {
    async make({ preference }, { signal, report } = {}) {
      report?.({ type: 'stage', stage: 'understanding' });
      try {
        for (const text of words) {
          await wait(pauseMs, undefined, { signal });
          report?.({ type: 'words', text });
        }
      } catch (error) {
        onAbort?.(preference.id);
        throw error;
      }
      report?.({ type: 'stage', stage: 'writing' });
      return buildPlan({ preferenceId: preference.id });
    },
  };
}
