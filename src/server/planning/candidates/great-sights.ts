import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point } from '#server/planner/problem.ts';
import type { Candidate } from './candidates.ts';

/** How many great sights have room for a meal of one's own choice nearby, and how far apart they lie. */
const MOST_SIGHTS = 10;
const SIGHT_SPACING_KM = 0.7;

/** The sights in town that days are spent at, apart from each other: where meals of one's own choice may be had. */
export function greatSights(candidates: readonly Candidate[]): Point[] {
  const found: Point[] = [];

  const ranked = candidates.toSorted(
    (a, b) => needOfLunch(b) - needOfLunch(a) || b.visit.value - a.visit.value,
  );

  for (const { file, visit } of ranked) {
    if (found.length >= MOST_SIGHTS || 'travelMinutes' in file) continue;
    if (found.every((one) => distanceKm(one, visit) >= SIGHT_SPACING_KM)) found.push(visit);
  }
  return found;
}

/** What one comes for, or asked for by name, and stays at for long is left for no restaurant in town. */
function needOfLunch({ visit: { mandatory, strong = 0, minutes } }: Candidate): number {
  return (mandatory ? 1 : strong) * minutes;
}
