import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { NightOut } from './evening-frame.ts';
import { kindOf } from '#server/catalogue/sights.ts';
import { EVENING, type EveningsOfTrip, firstNight, hasNight } from './first-night.ts';
import { isOfTheme, type Theme } from './theme.ts';

const OF_THE_EVENING: ReadonlySet<PlaceKind> = new Set(['show', 'club', 'bar']);
/** Tours of the night take an evening as well: a chase for northern lights, a safari in the dark. */
const TOURS: ReadonlySet<PlaceKind> = new Set(['activity', 'wildlife', 'boat-trip', 'zoo']);

type Kept = { trip: EveningsOfTrip; taken: Map<number, NightOut>; chosen: Set<string> };

/**
 * Keeps further evenings, one each: as many as there are for what is asked for again and again, another milonga each
 * night; then all but the last that is left for what a season lights up, such as a garden in blossom.
 */
export function keepMoreEvenings(
  sights: readonly Candidate[],
  frames: readonly DayFrame[],
  kept: Kept,
): void {
  const { themes, center } = kept.trip;
  const nightly = sights.filter(isOfTheEvening);
  const of = (some: readonly Theme[]) => (one: Candidate) =>
    some.some((theme) => isOfTheme(one.file, theme));
  const often = themes.filter(({ isOften, isImplied }) => isOften && !isImplied);
  const seasons = themes.filter(
    ({ isReason, isImplied, season }) => isReason && !isImplied && season,
  );

  const isNear = ({ visit }: Candidate) => !center || distanceKm(center, visit) <= NEAR_KM;

  keepEvenings(nightly.filter(of(often)).filter(isNear), frames, { ...kept, most: Infinity });
  keepEvenings(nightly.filter(isOnlyLate).filter(of(seasons)), frames, {
    ...kept,
    most: frames.filter(hasNight).length - kept.taken.size - 1,
  });
}

/** Straight kilometres from the middle of town: no table is far from there. */
const NEAR_KM = 3;

function keepEvenings(
  sights: readonly Candidate[],
  frames: readonly DayFrame[],
  { trip, taken, chosen, most }: Kept & { most: number },
): void {
  for (let kept = 0; kept < most; kept += 1) {
    const open = sights.filter(({ id }) => !chosen.has(id));
    const night = firstNight(open, frames, { ...trip, taken });

    if (!night) return;
    taken.set(night.day, night);
    chosen.add(night.id);
  }
}

/** Whether an evening is kept for it: stages, bars, tours by night, and lessons that begin late. */
export function isOfTheEvening(one: Candidate): boolean {
  const kind = kindOf(one.file);

  return (
    OF_THE_EVENING.has(kind) ||
    (TOURS.has(kind) && 'best' in one.file && one.file.best === 'night') ||
    ((kind === 'class' || isNamedAtItsHour(one)) && isOnlyLate(one))
  );
}

/** A light show at a quarter to eight. */
function isNamedAtItsHour({ file, visit }: Candidate): boolean {
  return visit.mandatory === true && 'starts' in file && file.starts !== undefined;
}

/** Never to be had before the evening. */
export function isOnlyLate({ visit: { spans } }: Candidate): boolean {
  return spans.some((day) => day.length > 0) && spans.flat().every(([open]) => open >= EVENING);
}
