import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Point } from '#server/planner/problem.ts';
import { kindOf } from '#server/catalogue/sights.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { eveningAt, type NightOut } from './evening-frame.ts';
import { isOfTheme, type Theme } from './theme.ts';
import { THEME_WISH } from './themed-sights.ts';

/** What begins from here on is an evening's programme. */
export const EVENING = 17 * 60;
/** Home by then, one is up early the next day. */
export const LATE_HOME = 24 * 60 + 15;
/** Nobody plans a whole night in a club: the rest of it is open. */
const LONGEST_IN_A_CLUB = 120;
/** A day that begins before this is none to come home late for. */
const EARLY_START = 7 * 60 + 30;
const WAY_HOME = 30;

/** What the evenings of a trip are for, and how long it stays out. */
export type EveningsOfTrip = {
  themes: readonly Theme[];
  /** The middle of town. */
  center?: Point;
  /** Dates whose evening is taken by an occasion. */
  occasions: readonly string[];
  /** The last hour of dinner by local custom. */
  dinnerFrom: number;
  dinnerUntil: number;
  /** Whose days end at their hour: small children's always, those of others but for what was named. */
  homeEarly: 'always' | 'unless named' | 'never';
};

/** The best of the sights that an evening has room for, on the first such evening. */
export function firstNight(
  sights: readonly Candidate[],
  frames: readonly DayFrame[],
  {
    taken,
    themes,
    occasions,
    dinnerFrom,
    dinnerUntil,
    homeEarly,
  }: EveningsOfTrip & { taken: ReadonlyMap<number, NightOut> },
): NightOut | undefined {
  const days = frames
    .map((frame, day) => ({ frame, day }))
    .filter(
      ({ frame, day }) => !taken.has(day) && !occasions.includes(frame.date) && hasNight(frame),
    )
    .toSorted((a, b) => lateness(a.frame) - lateness(b.frame));

  for (const one of sights.toSorted(
    (a, b) => themesMet(b) - themesMet(a) || b.visit.value - a.visit.value,
  )) {
    const inOrder = isOfTheSky(one) ? days.toSorted((a, b) => a.day - b.day) : days;

    for (const { frame, day } of inOrder.filter((each) => isForIt(one, each.frame))) {
      const minutes = minutesOf(one);
      const span = (one.visit.spans[day] ?? []).find(
        ([open, close]) => close > EVENING && close - Math.max(open, EVENING) >= minutes,
      );
      const next = frames[day + 1];
      const night =
        span &&
        eveningAt(frame, { span, minutes, kind: hourOf(one, themes), dinnerFrom, dinnerUntil });

      if (!night || (night.end > LATE_HOME && next && next.window[0] < EARLY_START)) continue;
      if (isHomeBy(homeEarly, one) && night.end + WAY_HOME > frame.window[1]) continue;
      return { ...night, id: one.id, day };
    }
  }
  return undefined;
}

/** What clouds may hide is tried on the first night, so that the others are left for another try. */
export function isOfTheSky({ file }: Candidate): boolean {
  return 'best' in file && file.best === 'night' && file.weather === 'clear-sky';
}

/** Whether the party sits down to dinner there and stays the night. */
export function hasNight({ meals, kind }: DayFrame): boolean {
  return kind !== 'Departure Day' && meals.some(({ meal }) => meal === 'dinner');
}

/** Bands begin to play when people have dined; a floor fills at eleven. */
function hourOf({ file }: Candidate, themes: readonly Theme[]): PlaceKind {
  const kind = kindOf(file);
  const isOfBands = themes.some((theme) => theme.isOfBars && isOfTheme(file, theme));

  return kind === 'club' && isOfBands ? 'bar' : kind;
}

/** Whether the party is back when its day ends, whatever a sight would ask for. */
function isHomeBy(homeEarly: EveningsOfTrip['homeEarly'], { visit }: Candidate): boolean {
  return homeEarly === 'always' || (homeEarly === 'unless named' && !visit.mandatory);
}

/** Free days come first, and the day of arriving last. */
function lateness({ kind }: DayFrame): number {
  return ['Full Day', 'Work Day'].indexOf(kind) === -1 ? 2 : Number(kind === 'Work Day');
}

/** Behind a day of work one goes to a performance, and to nothing that lasts into the night. */
function isForIt(one: Candidate, { kind }: DayFrame): boolean {
  return kind !== 'Work Day' || kindOf(one.file) === 'show';
}

function themesMet({ visit: { meets } }: Candidate): number {
  return meets.filter((wish) => wish.startsWith(THEME_WISH)).length;
}

function minutesOf(one: Candidate): number {
  return kindOf(one.file) === 'club'
    ? Math.min(LONGEST_IN_A_CLUB, one.visit.minutes)
    : one.visit.minutes;
}
