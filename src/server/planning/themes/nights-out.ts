import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { eveningAt, frameOfNight, type NightOut } from './evening-frame.ts';
import { isFestival } from './festivals.ts';
import { isOnceEnough } from './once-themes.ts';
import { isOfTheme, type Theme } from './theme.ts';
import { THEME_WISH } from './themed-sights.ts';

const OF_THE_EVENING: ReadonlySet<PlaceKind> = new Set(['show', 'club', 'bar']);
const FOR_ONCE: ReadonlySet<PlaceKind> = new Set(['show', 'club', 'bar', 'class']);
/** Tours of the night take an evening as well: a chase for northern lights, a safari in the dark. */
const TOURS: ReadonlySet<PlaceKind> = new Set(['activity', 'wildlife', 'boat-trip', 'zoo']);
/** What begins from here on is an evening's programme. */
const EVENING = 17 * 60;
/** Nobody plans a whole night in a club: the rest of it is open. */
const LONGEST_IN_A_CLUB = 120;
/** Themes for which one stays up, on whichever night. */
const LATE_THEMES: ReadonlySet<string> = new Set(['nightlife', 'northern lights']);
/** A day that begins before this is none to come home late for. */
const EARLY_START = 7 * 60 + 30;
const LATE_HOME = 24 * 60 + 15;
const WAY_HOME = 30;
const LATE_EVENING = 6 * 60;
const LAST_DRINK = 25 * 60 + 30;
const SLEEP_IN = 60;
const LATEST_START = 10 * 60;

type Trip = {
  themes: readonly Theme[];
  /** Dates whose evening is taken by an occasion. */
  occasions: readonly string[];
  /** The last hour of dinner by local custom. */
  dinnerUntil: number;
  /** Whose days end at their hour: small children's always, those of others but for what was named. */
  homeEarly: 'always' | 'unless named' | 'never';
};
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
  trip: Trip,
): Planned {
  const taken = new Map<number, NightOut>();
  const chosen = new Set<string>();

  for (const { own, theme } of evenings(sights, trip.themes)) {
    if (own.some(({ id, visit }) => chosen.has(id) || (theme && isMetByName(theme, visit))))
      continue;
    const night = firstNight(own, frames, { ...trip, taken });

    if (!night) continue;
    taken.set(night.day, night);
    chosen.add(night.id);
  }
  const further = furtherOf(sights, trip.themes, chosen);
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

/** Stages and lessons beyond the one of each theme that has its evening, or was named. */
function furtherOf(
  sights: readonly Candidate[],
  themes: readonly Theme[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  const isTaken = ({ id, visit }: Candidate) => chosen.has(id) || visit.mandatory === true;
  const further = themes.filter(isOnceEnough).flatMap((theme) => {
    const own = sights.filter((one) => FOR_ONCE.has(kindOf(one)) && isOfTheme(one.file, theme));

    const others = theme.isOne ? sights.filter(isPerformance) : [];

    return own.some(isTaken) ? [...own, ...others].filter((one) => !isTaken(one)) : [];
  });

  return new Set(further.map(({ id }) => id));
}

function isPerformance(one: Candidate): boolean {
  return kindOf(one) === 'show' && isOnlyLate(one);
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
    ...themes
      .filter(({ isMany, hangsOn }) => !isMany || hangsOn)
      .map((theme) => ({
        theme,
        own: nightly.filter(({ file }) => isOfTheme(file, theme)),
      })),
  ];
}

function isOfTheEvening(one: Candidate): boolean {
  const kind = kindOf(one);

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
function isOnlyLate({ visit: { spans } }: Candidate): boolean {
  return spans.some((day) => day.length > 0) && spans.flat().every(([open]) => open >= EVENING);
}

function themesMet({ visit: { meets } }: Candidate): number {
  return meets.filter((wish) => wish.startsWith(THEME_WISH)).length;
}

/** The best of the sights that an evening has room for, on the first such evening. */
function firstNight(
  sights: readonly Candidate[],
  frames: readonly DayFrame[],
  { taken, occasions, dinnerUntil, homeEarly }: Trip & { taken: ReadonlyMap<number, NightOut> },
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
      const night = span && eveningAt(frame, { span, minutes, kind: kindOf(one), dinnerUntil });

      if (!night || (night.end > LATE_HOME && next && next.window[0] < EARLY_START)) continue;
      if (isHomeBy(homeEarly, one) && night.end + WAY_HOME > frame.window[1]) continue;
      return { ...night, id: one.id, day };
    }
  }
  return undefined;
}

/** Who is back by the hour at which its days end. */
export function homeEarlyOf({ needs }: Pick<Wishes, 'needs'>): Trip['homeEarly'] {
  if (needs.includes('toddler')) return 'always';
  return needs.includes('kids') ? 'unless named' : 'never';
}

/** Whether the party is back when its day ends, whatever a sight would ask for. */
function isHomeBy(homeEarly: Trip['homeEarly'], { visit }: Candidate): boolean {
  return homeEarly === 'always' || (homeEarly === 'unless named' && !visit.mandatory);
}

/** What clouds may hide is tried on the first night, so that the others are left for another try. */
function isOfTheSky({ file }: Candidate): boolean {
  return 'best' in file && file.best === 'night' && file.weather === 'clear-sky';
}

/** Free days come first, and the day of arriving last. */
function lateness({ kind }: DayFrame): number {
  return ['Full Day', 'Work Day'].indexOf(kind) === -1 ? 2 : Number(kind === 'Work Day');
}

/** Behind a day of work one goes to a performance, and to nothing that lasts into the night. */
function isForIt(one: Candidate, { kind }: DayFrame): boolean {
  return kind !== 'Work Day' || kindOf(one) === 'show';
}

function hasNight({ meals, kind }: DayFrame): boolean {
  return kind !== 'Departure Day' && meals.some(({ meal }) => meal === 'dinner');
}

function kindOf({ file }: Candidate): PlaceKind {
  return 'kind' in file ? file.kind : 'day-trip';
}

function minutesOf(one: Candidate): number {
  return kindOf(one) === 'club'
    ? Math.min(LONGEST_IN_A_CLUB, one.visit.minutes)
    : one.visit.minutes;
}

/** No performance that nobody asked for takes the evening of one that was. */
function offNights(one: Candidate, nights: ReadonlyMap<number, NightOut>): Candidate {
  const { visit } = one;

  if (kindOf(one) !== 'show' || visit.mandatory || visit.lockedAt) return one;
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
  const isMovable = one.visit.mandatory && kindOf(one) !== 'show' && !isOfTheSky(one);
  const spans = one.visit.spans.map((open, other): readonly Span[] =>
    other === day ? [[start, end]] : isMovable ? open : [],
  );

  // The day's dinner is at another hour for it.
  return { ...one, visit: { ...one.visit, strong: 1, minutes: end - start, spans } };
}

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
