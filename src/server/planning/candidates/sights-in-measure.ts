import { type Candidate, type CandidateContext, sightCandidates } from './candidates.ts';
import { withinKindLimits } from './kind-limits.ts';
import { lessOfTheSame } from './more-of-the-same.ts';

/** The sights, with no more of a kind than the notes allow or than anybody does on one journey. */
export function sightsInMeasure(context: CandidateContext, notes: string): Candidate[] {
  return lessOfTheSame(withinKindLimits(sightCandidates(context), notes), context.taste);
}
