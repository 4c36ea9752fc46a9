import { kindOf } from '#server/catalogue/sights.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { frameOfNight, type NightOut } from './evening-frame.ts';
import {
  EVENING,
  type EveningsOfTrip,
  firstNight,
  hasNight,
  isOfTheSky,
  LATE_HOME,
} from './first-night.ts';
import { isFestival } from './festivals.ts';
import { isOfTheEvening, isOnlyLate, keepMoreEvenings } from './kept-evenings.ts';
import { isOnceEnough } from './once-themes.ts';
import { isOfTheme, type Theme } from './theme.ts';

const FOR_ONCE: ReadonlySet<PlaceKind> = new Set(['show', 'club', 'bar', 'class']);
/** Themes for which one stays up, on whichever night. */
const LATE_THEMES: ReadonlySet<string> = new Set(['nightlife', 'northern lights']);
const LATE_EVENING = 6 * 60;
const LAST_DRINK = 25 * 60 + 30;
const SLEEP_IN = 60;
const LATEST_START = 10 * 60;

/** `evenings`: the days whose evening is kept. */
type Planned = { frames: DayFrame[]; sights: Candidate[]; evenings: number[] };

/**
 * The days with an evening for each theme that is met at night, such as a concert or a club, and the sights with the
 * hour at which it begins: dinner comes before it or after it, and a late night is slept off. A theme whose evening
 * no day can hold changes nothing.
 */
export function withNightsOut(
  frames: readonly DayFrame[],
  sights: readonly Candidate[],
  trip: EveningsOfTrip,
): Planned {
  const taken = new Map<number, NightOut>();
  const chosen = new Set<string>();

  for (const { own, theme } of evenings(sights, themesOfNights(trip.themes, frames))) {
    if (own.some(({ id, visit }) => chosen.has(id) || (theme && isMetByName(theme, visit))))
      continue;
    const night = firstNight(
      theme ? own.filter((one) => !isHadAlready(one, sights, { theme, trip, chosen })) : own,
      frames,
      { ...trip, taken },
    );

    if (!night) continue;
    taken.set(night.day, night);
    chosen.add(night.id);
  }
  keepMoreEvenings(sights, frames, { trip, taken, chosen });
  const further = furtherOf(sights, trip.themes, { chosen, days: frames.length });
  const isLate = trip.themes.some(({ name }) => LATE_THEMES.has(name));

  return {
    evenings: [...taken.keys()],
    frames: frames.map((frame, day) => {
      const night = taken.get(day);
      const own = night ? frameOfNight(frame, night) : frame;

      return restedAfter(taken.get(day - 1), isLate ? untilLate(own) : own);
    }),
    sights: sights
      .filter(({ id }) => !further.has(id))
      .map((one) => {
        const night = [...taken.values()].find(({ id }) => id === one.id);

        return night ? atNight(one, night) : offNights(one, taken);
      }),
  };
}

/** Whether one of another theme, for which one is enough, has its evening: fado among tiles is a second evening of fado. */
function isHadAlready(
  one: Candidate,
  sights: readonly Candidate[],
  { theme, trip, chosen }: { theme: Theme; trip: EveningsOfTrip; chosen: ReadonlySet<string> },
): boolean {
  return trip.themes.some(
    (other) =>
      other.name !== theme.name &&
      isOnceEnough(other) &&
      !other.isMany &&
      isOfTheme(one.file, other) &&
      sights.some(
        ({ id, visit, file }) =>
          (chosen.has(id) || visit.mandatory === true) && isOfTheme(file, other),
      ),
  );
}

/** On every so many days one more of what the trip is about is no night too many. */
const DAYS_A_STAGE = 3;

/**
 * Stages and lessons beyond the one of each theme that has its evening, or was named; of what the trip is about, beyond
 * the best few.
 */
function furtherOf(
  sights: readonly Candidate[],
  themes: readonly Theme[],
  { chosen, days }: { chosen: ReadonlySet<string>; days: number },
): ReadonlySet<string> {
  const isTaken = ({ id, visit }: Candidate) => chosen.has(id) || visit.mandatory === true;
  const further = themes.filter(isOnceEnough).flatMap((theme) => {
    const own = sights.filter(
      (one) => FOR_ONCE.has(kindOf(one.file)) && isOfTheme(one.file, theme),
    );

    if (!own.some(isTaken)) return [];
    const others = theme.isOne ? sights.filter(isPerformance) : [];
    const isMore = theme.isMany
      ? aFewMore(
          own.filter((one) => !isTaken(one)),
          days,
        )
      : () => false;

    return [...own, ...others].filter((one) => !isTaken(one) && !isMore(one));
  });

  return new Set(further.map(({ id }) => id));
}

/** Bars and the like as they come, and the best of the stages for some evenings more. */
function aFewMore(sights: readonly Candidate[], days: number): (one: Candidate) => boolean {
  const stages = sights
    .filter((one) => kindOf(one.file) === 'show' && !isFestival(one))
    .toSorted((a, b) => b.visit.value - a.visit.value)
    .slice(0, Math.ceil(days / DAYS_A_STAGE) - 1);

  return (one) => kindOf(one.file) !== 'show' || isFestival(one) || stages.includes(one);
}

function isPerformance(one: Candidate): boolean {
  return kindOf(one.file) === 'show' && isOnlyLate(one);
}

/** What was named is in the plan, in its evening or at another hour. */
function isMetByName(theme: Theme, { mandatory }: Candidate['visit']): boolean {
  return mandatory === true && isOnceEnough(theme);
}

/**
 * What asks for an evening: each stage that was named and each festival, then the sights of each theme, those first
 * that are what another theme asks for as well.
 */
function evenings(
  sights: readonly Candidate[],
  themes: readonly Theme[],
): { theme?: Theme; own: Candidate[] }[] {
  const nightly = sights.filter((one) => isOfTheEvening(one) && one.visit.lockedAt === undefined);

  return [
    ...nightly
      .filter((one) => one.visit.mandatory || isFestival(one))
      .map((one) => ({ own: [one] })),
    ...themes.map((theme) => ({
      theme,
      own: nightly.filter(({ file }) => isOfTheme(file, theme)),
    })),
  ];
}

/** Later than this evenings hold a bar as they are. */
const EARLY_HOME = 22 * 60 + 15;

/** What has an evening kept for it: what one comes for again and again only where days end too early for any of it. */
function themesOfNights(themes: readonly Theme[], frames: readonly DayFrame[]): Theme[] {
  const isEarly = frames.some(({ kind, window }) => kind === 'Full Day' && window[1] < EARLY_HOME);

  return themes.filter(
    ({ isMany, isOften, hangsOn, isImplied }) =>
      !isMany || isOften || hangsOn || (isEarly && !isImplied),
  );
}

/** Who is back by the hour at which its days end. */
export function homeEarlyOf({ needs }: Pick<Wishes, 'needs'>): EveningsOfTrip['homeEarly'] {
  if (needs.includes('toddler')) return 'always';
  return needs.includes('kids') ? 'unless named' : 'never';
}

/** No performance that nobody asked for takes the evening of one that was. */
function offNights(one: Candidate, nights: ReadonlyMap<number, NightOut>): Candidate {
  const { visit } = one;

  if (kindOf(one.file) !== 'show' || visit.mandatory || visit.lockedAt) return one;
  const spans = visit.spans.map((open, day) =>
    nights.has(day) ? open.filter(([, close]) => close <= EVENING) : open,
  );

  return { ...one, visit: { ...visit, spans } };
}

/**
 * On its night at its hour; what was named may be had on another day too, unless dinner waits on its curtain or clouds
 * may ask for another try.
 */
function atNight(one: Candidate, { day, start, end }: NightOut): Candidate {
  const isMovable = one.visit.mandatory && kindOf(one.file) !== 'show' && !isOfTheSky(one);
  const spans = one.visit.spans.map((open, other): readonly Span[] =>
    other === day ? [[start, latestEnd(open, end)]] : isMovable ? open : [],
  );

  // The day's dinner is at another hour for it.
  return { ...one, visit: { ...one.visit, strong: 1, minutes: end - start, spans } };
}

/** What has no curtain may begin a little later, when the way from the table is a long one. */
function latestEnd(open: readonly Span[], end: number): number {
  const close = open.find(([from, to]) => from < end && to >= end)?.[1] ?? end;

  return Math.max(end, Math.min(close, end + LEEWAY));
}

const LEEWAY = 30;

/** Friends on a night out stay for a last drink, and the lights come late. */
function untilLate(frame: DayFrame): DayFrame {
  const dinner = frame.meals.find(({ meal }) => meal === 'dinner');
  const [from, until] = frame.window;

  if (!dinner || !hasNight(frame)) return frame;
  return {
    ...frame,
    window: [from, Math.max(until, Math.min(LAST_DRINK, dinner.window[0] + LATE_EVENING))],
  };
}

/** After a late night the day begins later. */
function restedAfter(before: NightOut | undefined, frame: DayFrame): DayFrame {
  if (!before || before.end <= LATE_HOME || frame.kind !== 'Full Day') return frame;
  const [from, until] = frame.window;
  const start = Math.max(from, Math.min(from + SLEEP_IN, LATEST_START));

  return { ...frame, window: [start, until] };
}
