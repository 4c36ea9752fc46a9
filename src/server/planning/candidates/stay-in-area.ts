import { foldText } from '#server/catalogue/fold-text.ts';
import type { StayFile } from '#server/catalogue/stay.schema.ts';
import type { Point } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';

const PREFIX = 'stay-in-';

type Price = { level: BudgetLevel; nightly: number };

/** Somewhere to plan from where the travellers have a bed in an area in which the catalogue knows none that fits. */
export function stayInArea(said: string, { lat, lon }: Point, { level, nightly }: Price): StayFile {
  return {
    id: `${PREFIX}${foldText(said).replaceAll(' ', '-')}`,
    name: `your stay in ${said}`,
    lat,
    lon,
    area: said,
    kind: 'neighbourhood',
    level,
    usd: [nightly, nightly],
    confidence: 'low',
  };
}

/** Whether a stay is such a point rather than one of the catalogue. */
export function isStayInArea({ id }: { id: string }): boolean {
  return id.startsWith(PREFIX);
}
