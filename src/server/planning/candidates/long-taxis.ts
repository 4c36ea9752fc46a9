import type { Point, TravelModel } from '#server/planner/problem.ts';
import { type BudgetLevel, isLuxurious } from '#shared/preferences/options.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import type { Candidate } from './candidates.ts';

/** Nobody takes a taxi for longer than this to what they did not ask for, in minutes. */
const LONGEST_TAXI = 45;

/** What a first visit is made for is worth a long ride, however one gets there. */
const CHIEF = 0.6;

type Trip = {
  stay: Point;
  travel: TravelModel;
  level: BudgetLevel;
  /** Sights that were asked for, by id. */
  wanted: readonly string[];
};

/**
 * The sights without those that only a long taxi ride leads to and nobody asked for; who travels in luxury is driven
 * anywhere. What a day trip leads to has a ride of its own.
 */
export function withoutLongTaxis(
  candidates: readonly Candidate[],
  { stay, travel, level, wanted }: Trip,
): Candidate[] {
  if (isLuxurious(level)) return [...candidates];
  return candidates.filter(
    (one) =>
      'travelMinutes' in one.file ||
      wanted.includes(one.id) ||
      isAsked(one) ||
      ![travel.leg(stay, one.visit), travel.leg(one.visit, stay)].some(
        ({ mode, minutes }) => mode === 'taxi' && minutes > LONGEST_TAXI,
      ),
  );
}

/** Who sleeps on a beach goes no further than this to another that was not asked for, in minutes. */
const TO_ANOTHER_BEACH = 40;

/** The sights without the beaches that are far from a stay on the beach. */
export function withoutFarBeaches(
  candidates: readonly Candidate[],
  { stay, travel }: Pick<Trip, 'stay' | 'travel'>,
): Candidate[] {
  return candidates.filter(
    ({ file, visit }) =>
      !('kind' in file && file.kind === 'beach') ||
      visit.mandatory === true ||
      visit.lockedAt !== undefined ||
      travel.leg(stay, visit).minutes <= TO_ANOTHER_BEACH,
  );
}

function isAsked({ visit }: Candidate): boolean {
  return (
    visit.mandatory === true ||
    visit.lockedAt !== undefined ||
    (visit.strong ?? 0) >= CHIEF ||
    visit.meets.some((name) => name.startsWith(THEME_WISH))
  );
}
