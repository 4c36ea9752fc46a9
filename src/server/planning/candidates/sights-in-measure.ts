import { themedSights } from '../themes/themed-sights.ts';
import type { Theme } from '../themes/theme.ts';
import { appealOf } from './appeal.ts';
import { type Candidate, type CandidateContext, sightCandidates } from './candidates.ts';
import { withinKindLimits } from './kind-limits.ts';
import { lessOfTheSame } from './more-of-the-same.ts';
import { oneWayUp } from './same-spot.ts';

/** Below this appeal a place is for those who came for its kind: a desk with wifi, one more massage. */
const WORTH_A_STOP = 10;

type Wished = { notes: string; themes: readonly Theme[]; avoided: readonly Theme[] };

/** The sights and the themes they meet, with no more of a kind than the notes allow or than anybody does on one journey. */
export function sightsInMeasure(
  context: CandidateContext,
  { notes, themes, avoided }: Wished,
): Candidate[] {
  const themed = themedSights(sightCandidates(context), themes, avoided);
  const worthwhile = themed.filter(
    ({ file, visit }) =>
      visit.mandatory || visit.meets.length > 0 || appealOf(file) >= WORTH_A_STOP,
  );

  const measured = oneWayUp(withinKindLimits(worthwhile, notes), context.destination.name);

  return lessOfTheSame(measured, context.taste, notes);
}
