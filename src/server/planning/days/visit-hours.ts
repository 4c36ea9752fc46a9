import { isForSunset } from '#server/catalogue/for-sunset.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { OBJECTIVE } from '#server/planner/objective-weights.ts';
import type { Span } from '#server/planner/problem.ts';
import type { DayFacts } from './day-facts.ts';
import type { DayFrame } from './day-windows.ts';

type Sight = Pick<
  PlaceFile,
  'kind' | 'indoor' | 'minutes' | 'best' | 'crowded' | 'includes' | 'starts'
>;

/** What one goes to after dinner, where its hours allow it. */
const EVENING_KINDS = new Set<PlaceKind>(['square', 'street', 'bridge', 'show', 'bar', 'club']);
/** What stands there in the dark as well, unless it is for some hour of the day. */
const LIT_KINDS = new Set<PlaceKind>(['landmark', 'monument', 'tower', 'neighbourhood', 'market']);
/** Before dinner there is nothing to be had there. */
const NIGHT_KINDS = new Set<PlaceKind>(['bar', 'club']);
const AFTER_DARK = new Set(['evening', 'night']);
const IN_ITS_LIGHT = new Set(['dawn', 'sunset', ...AFTER_DARK]);
/** What is no night out ends by then, or so long after the evening has begun. */
const LAST_STROLL = 22 * 60 + 30;
const SHORT_STROLL = 75;

/** From this usual high of the month on, nobody walks about outdoors at midday. */
const HOT_C = 31;
const HEAT: Span = [12 * 60, 16 * 60 + 30];
const NOON = 12 * 60;
/** Queues are short for so long after the doors open. */
const FIRST_HOUR = 45;
/** One leaves so long before the sun sets at the soonest, and so long after at the latest. */
const GOLDEN = { before: 10, after: 30 } as const;

/**
 * The hours in which a day's frame has room for a visit: until the last sight before dinner, and in the evening what
 * suits it, or is there for a sunset that comes after dinner.
 */
export function spansInFrame(
  sight: Sight,
  spans: readonly Span[],
  { frame, sunset }: { frame: DayFrame; sunset: number },
): Span[] {
  // What has its own clock waits for no dinner.
  if (sight.starts !== undefined) return spans.flatMap((span) => besideDinner(span, frame));
  if (spans.length > 0 && spans.every((span) => isCurtain(span, sight)))
    return spans.flatMap((span) => besideDinner(span, frame));
  const until = suitsEvening(sight) ? lastHour(sight, frame) : frame.evening;
  const atSunset = sight.best === 'sunset' ? goldenHours(sight, sunset) : undefined;

  return spans.flatMap((span) => [
    ...(isOfTheNight(sight) && hasEvening(sight, span, frame)
      ? []
      : within(span, [frame.window[0], frame.dayEnd])),
    ...within(span, [frame.evening, until]),
    // The sun waits for no dinner: the view comes before it or after it, wherever the day's other sights end.
    ...(atSunset && atSunset[1] > frame.dayEnd
      ? within(span, atSunset).flatMap((golden) => besideDinner(golden, frame))
      : []),
  ]);
}

/** Hours of the evening that are hardly longer than the visit tell when it begins. */
function isCurtain([open, close]: Span, { minutes }: Pick<Sight, 'minutes'>): boolean {
  return open >= EVENING && close - open - minutes <= CURTAIN;
}

const EVENING = 16 * 60;
const CURTAIN = 45;

/** The hours of a day that hold what waits for no dinner. */
function besideDinner(span: Span, { window: [from, until], lastView, evening }: DayFrame): Span[] {
  return lastView === undefined
    ? within(span, [from, until])
    : [...within(span, [from, lastView]), ...within(span, [Math.max(lastView, evening), until])];
}

/** One is there when the sun sets, or leaves a little before. */
function goldenHours({ minutes }: Pick<Sight, 'minutes'>, sunset: number): Span {
  return [sunset - minutes - GOLDEN.before, sunset + GOLDEN.after];
}

/** Nobody walks up to a square at eleven. */
function lastHour(sight: Sight, { evening, window }: DayFrame): number {
  return isOfTheNight(sight) || sight.kind === 'show'
    ? window[1]
    : Math.min(window[1], Math.max(LAST_STROLL, evening + SHORT_STROLL));
}

/** Bars and clubs, and what comes to life after dark. */
function isOfTheNight({ kind, best }: Sight): boolean {
  return NIGHT_KINDS.has(kind) || best === 'night';
}

/** Whether the evening after dinner has room within a span; for what stands there by day as well, whole and with the way home. */
function hasEvening(
  { kind, minutes }: Sight,
  [, close]: Span,
  { evening, window, meals }: DayFrame,
): boolean {
  const dinner = meals.find(({ meal }) => meal === 'dinner')?.minutes ?? 0;
  const least = NIGHT_KINDS.has(kind) ? LEAST_EVENING : dinner + minutes + WAY_HOME;

  return Math.min(close, window[1]) > evening + least;
}

const WAY_HOME = 20;
const LEAST_EVENING = 30;

/** Whether a place is one for after dinner. */
function suitsEvening({
  kind,
  best,
  includes,
}: Pick<Sight, 'kind' | 'best' | 'includes'>): boolean {
  if (includes?.includes('dinner')) return true;
  if (best !== undefined && AFTER_DARK.has(best)) return true;
  return EVENING_KINDS.has(kind) || (LIT_KINDS.has(kind) && best === undefined);
}

/** Whether a place is there for dawn or for sunset, and lesser in any other light. */
function hangsOnLight(sight: Sight): boolean {
  return sight.best === 'dawn' || isForSunset(sight);
}

/** Share of its worth that a visit keeps outside its best hours. */
export function shareAtOtherHours(sight: Sight, { highC }: Pick<DayFacts, 'highC'>): number {
  if (sight.best && IN_ITS_LIGHT.has(sight.best)) return OBJECTIVE.wrongLight;
  return isShunnedAtNoon(sight, highC) ? OBJECTIVE.inTheHeat : OBJECTIVE.otherHour;
}

function isShunnedAtNoon({ indoor, best }: Sight, highC: number): boolean {
  return highC >= HOT_C && !indoor && best !== 'midday';
}

type LitDay = { frame: DayFrame; day: DayFacts; spans: readonly Span[] };

/**
 * The hours of a sight that one sees at dawn or at sunset, on the days whose frame reaches so far; undefined where no
 * day does, and for any other sight.
 */
export function spansAtLight(
  sight: Sight,
  days: readonly LitDay[],
  minutes: number,
): Span[][] | undefined {
  if (!hangsOnLight(sight)) return undefined;
  const spans = days.map(({ frame, day: { sunrise, sunset }, spans: open }) => {
    const dawn: Span = [sunrise - DAWN.before, sunrise - DAWN.latest + minutes];
    const dusk: Span = [sunset - minutes, sunset + GOLDEN.after];
    const isReached = sight.best === 'sunset' || frame.window[0] < sunrise;

    return isReached
      ? open
          .flatMap((span) => within(span, sight.best === 'sunset' ? dusk : dawn))
          .filter(([from, until]) => until - from >= minutes)
      : [];
  });

  return spans.some((day) => day.length > 0) ? spans : undefined;
}

/** One is there so long before sunrise, and at the latest so. */
const DAWN = { before: 30, latest: 15 } as const;

/**
 * The part of a day's spans in which the visit is at its best; undefined where every hour is as good. `opens` is when
 * the doors open, however late the party's day begins.
 */
export function bestSpans(
  sight: Sight,
  spans: readonly Span[],
  {
    frame,
    day,
    opens,
  }: { frame: Pick<DayFrame, 'window'>; day: DayFacts; opens?: number | undefined },
): Span[] | undefined {
  const early = Math.min(LAST_EARLY, Math.max(EARLY, frame.window[0] + FIRST_WAY));
  const wanted = bestHours(sight, { opens: opens ?? NOON, early }, day);

  return wanted?.flatMap((hours) => spans.flatMap((span) => within(span, hours)));
}

type Moment = {
  opens: number;
  /** The latest start that still is the first thing of the day. */
  early: number;
  minutes: number;
  sunrise: number;
  sunset: number;
};

const DAY_END = 30 * 60;
const EARLY = 9 * 60 + 15;
/** Where the day begins later, its first stop is early too, up to here; the way there takes so long. */
const LAST_EARLY = 10 * 60;
const FIRST_WAY = 40;
const BEST_HOURS: Readonly<Record<NonNullable<Sight['best']>, (at: Moment) => Span>> = {
  dawn: ({ sunrise, early, minutes }) => [sunrise - 30, Math.max(sunrise + 60, early) + minutes],
  opening: ({ opens, early, minutes }) => [opens, Math.max(opens + FIRST_HOUR, early) + minutes],
  morning: () => [0, NOON + 15],
  midday: () => [11 * 60, 15 * 60],
  afternoon: () => [13 * 60 + 30, 18 * 60 + 30],
  sunset: ({ sunset, minutes }) => goldenHours({ minutes }, sunset),
  evening: () => [17 * 60 + 30, DAY_END],
  night: ({ sunset }) => [Math.max(sunset + 15, 18 * 60), DAY_END],
};
const OUT_OF_THE_HEAT: Span[] = [
  [0, HEAT[0]],
  [HEAT[1], DAY_END],
];

/** Whether one has a sight to oneself early in the day alone. */
export function isCrowdedLater({ best, crowded }: Pick<Sight, 'best' | 'crowded'>): boolean {
  if (best !== undefined) return best === 'opening' || best === 'dawn';
  return crowded === 'always' || crowded === 'midday';
}

function bestHours(
  sight: Sight,
  { opens, early }: Pick<Moment, 'opens' | 'early'>,
  { sunrise, sunset, highC }: DayFacts,
): Span[] | undefined {
  const { best, minutes } = sight;
  const when = best ?? (isCrowdedLater(sight) ? 'opening' : undefined);

  if (when) return [BEST_HOURS[when]({ opens, early, minutes, sunrise, sunset })];
  return isShunnedAtNoon(sight, highC) ? OUT_OF_THE_HEAT : undefined;
}

function within([open, close]: Span, [from, to]: Span): Span[] {
  const [begins, ends] = [Math.max(open, from), Math.min(close, to)];

  return begins < ends ? [[begins, ends]] : [];
}
