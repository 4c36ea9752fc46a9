import { describe, expect, it } from 'vitest';
import type { Leg } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { Candidate } from './candidates.ts';
import { withoutLongTaxis } from './long-taxis.ts';

const ABBEY = 'galway/kylemore-abbey';
const STAY = { lat: 53.27, lon: -9.05 };

function sight(more: Partial<Candidate['visit']> = {}): Candidate {
  const visit = { id: ABBEY, lat: 53.56, lon: -9.89, meets: [], ...more };

  return { id: ABBEY, file: { id: 'kylemore-abbey' }, visit } as unknown as Candidate;
}

function kept(
  way: Pick<Leg, 'mode' | 'minutes'>,
  {
    level = 'moderate',
    wanted = [],
    visit,
  }: { level?: BudgetLevel; wanted?: string[]; visit?: Partial<Candidate['visit']> } = {},
): boolean {
  const travel = { symmetric: true, leg: () => ({ ...way, km: 80, usd: 150 }) };

  return withoutLongTaxis([sight(visit)], { stay: STAY, travel, level, wanted }).length === 1;
}

describe('a sight far from the stay', () => {
  it.each([
    ['a long taxi ride', kept({ mode: 'taxi', minutes: 104 }), false],
    ['a short taxi ride', kept({ mode: 'taxi', minutes: 45 }), true],
    ['a long bus ride', kept({ mode: 'transit', minutes: 104 }), true],
    ['their own car', kept({ mode: 'drive', minutes: 104 }), true],
    ['a long taxi ride in luxury', kept({ mode: 'taxi', minutes: 104 }, { level: 'luxury' }), true],
    [
      'a long taxi ride, asked for',
      kept({ mode: 'taxi', minutes: 104 }, { wanted: [ABBEY] }),
      true,
    ],
    [
      'a long taxi ride, a must',
      kept({ mode: 'taxi', minutes: 104 }, { visit: { mandatory: true } }),
      true,
    ],
    [
      'a long taxi ride, for a theme that was asked for',
      kept({ mode: 'taxi', minutes: 104 }, { visit: { meets: ['theme: abbeys'] } }),
      true,
    ],
  ])('by %s', (_, isKept, expected) => {
    expect(isKept).toBe(expected);
  });
});
