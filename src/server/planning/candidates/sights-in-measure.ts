import { themedSights } from '../themes/themed-sights.ts';
import type { Theme } from '../themes/theme.ts';
import { type Candidate, type CandidateContext, sightCandidates } from './candidates.ts';
import { withinKindLimits } from './kind-limits.ts';
import { lessOfTheSame } from './more-of-the-same.ts';

type Wished = { notes: string; themes: readonly Theme[]; avoided: readonly Theme[] };

/** The sights and the themes they meet, with no more of a kind than the notes allow or than anybody does on one journey. */
export function sightsInMeasure(
  context: CandidateContext,
  { notes, themes, avoided }: Wished,
): Candidate[] {
  const themed = themedSights(sightCandidates(context), themes, avoided);

  return lessOfTheSame(withinKindLimits(themed, notes), context.taste);
}
