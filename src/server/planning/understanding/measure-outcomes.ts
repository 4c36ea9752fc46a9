import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { groupOf } from '../candidates/candidates.ts';
import { joinWords } from '../candidates/place-words.ts';
import { readKindLimits } from './kind-measures.ts';
import { namesOfStops } from '../asked/outcome.ts';

const NAMES: Readonly<Record<string, string>> = {
  museum: 'museums',
  worship: 'churches and temples',
  palace: 'palaces and castles',
  shops: 'markets and shops',
  green: 'parks and gardens',
  view: 'viewpoints and towers',
  night: 'bars and clubs',
};

/** What was asked for in small measure, as entries of what was asked: which of it stand in the plan. */
export function measureOutcomes(notes: string, days: readonly PlannedDay[]): AskedOutcome[] {
  return readKindLimits(notes).map(({ group, most }) => {
    const own = namesOfStops(days, ({ kind }) => groupOf(kind as PlaceKind) === group);

    return {
      wish: `Few ${NAMES[group] ?? group}`,
      met: own.length <= most,
      detail: own.length === 0 ? 'None is planned.' : `In the plan: ${joinWords(own)}.`,
    };
  });
}
