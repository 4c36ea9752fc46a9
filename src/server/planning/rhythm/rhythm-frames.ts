import { USUAL_PACE } from '#server/planner/pace-limits.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { MealSlot } from '#server/planner/problem.ts';
import { LANDED_AFTER_A_NIGHT } from './naps.ts';
import type { Rhythm } from './rhythm.ts';
import { BEHIND_BREAKFAST } from '../days/breakfast-hours.ts';

/** So much of the first day is planned, lunch included, and so far one walks on it. */
const EASY_MINUTES = 240;
const EASY_KM = 4;
/** Who is there with less than this left before dinner takes the next day easy as well. */
const LATE_ARRIVAL = 150;
/** The last sight ends so long before dinner. */
const BEFORE_DINNER = 75;
/** From the stay's door on, a rest left out of account: three light things and lunch. */
const SLEEPLESS_MINUTES = 420;
const LATEST_SEATED = 20 * 60;
const AFTER_LUNCH = 10;
const NOON = 12 * 60;
/** However short they are. */
const EASY_SIGHTS = 3;
/** Of a short stay so much of each day is left open. */
const OPEN_TIME = 90;
/** Who is up anyway is out by then, who gets up for it a little later, and before the heat later still. */
const EARLY_START = { riser: 6 * 60 + 45, crowds: 7 * 60 + 30, heat: 8 * 60 } as const;
/** One tires on foot. */
const KM_ON_FOOT = 5;

/** The days as they were asked to go. */
export function framesInRhythm(frames: readonly DayFrame[], rhythm: Rhythm): DayFrame[] {
  const easy = easyDays(frames, rhythm);

  return frames.map((frame, day) =>
    [
      afterNightFlight,
      (one: DayFrame) => (rhythm.isEasyOnFoot || rhythm.isGentle ? onShortWalks(one) : one),
      (one: DayFrame) =>
        rhythm.mostKm === undefined
          ? one
          : { ...one, maxWalkKm: Math.min(one.maxWalkKm, rhythm.mostKm) },
      (one: DayFrame) => (rhythm.isEarly || rhythm.isOutOfHeat ? outBy(one, rhythm) : one),
      (one: DayFrame) => (rhythm.earliest === undefined ? one : from(one, rhythm.earliest)),
      (one: DayFrame) => (easy.includes(day) ? withLittle(one) : one),
      (one: DayFrame) => (rhythm.longBreakfasts?.includes(one.date) ? behindBreakfast(one) : one),
      (one: DayFrame) =>
        rhythm.isWithFreeTime && rhythm.freeAfternoons === undefined ? shortened(one) : one,
      (one: DayFrame) => (rhythm.freeMornings?.includes(one.date) ? from(one, NOON) : one),
      (one: DayFrame) => (rhythm.freeAfternoons?.includes(one.date) ? untilLunch(one) : one),
      (one: DayFrame) => (rhythm.restDates?.includes(one.date) ? withNothing(one) : one),
      (one: DayFrame) =>
        rhythm.isNapping || rhythm.perDay !== undefined ? { ...one, isInTown: true } : one,
    ].reduce((one, change) => change(one), frame),
  );
}

/** The days that are to begin the trip gently, and to end it so. */
export function easyDays(
  frames: readonly DayFrame[],
  { isEasyStart, isEasyEnd }: Rhythm,
): number[] {
  const open = frames.flatMap(({ kind }, day) => (kind === 'Travel Day' ? [] : [day]));
  const [first, last] = [open[0], open.at(-1)];
  const frame = frames[first ?? -1];

  if (!frame || first === undefined || last === undefined) return [];
  const isLate = frame.dayEnd - frame.window[0] < LATE_ARRIVAL;
  const start = isLate ? [first, first + 1] : [first];

  return [...(isEasyStart ? start : []), ...(isEasyEnd ? [last] : [])];
}

/** The days that begin with a landing in the early morning. */
export function sleeplessDays(frames: readonly DayFrame[]): number[] {
  return frames.flatMap((frame, day) => (isSleepless(frame) ? [day] : []));
}

function isSleepless({ kind, landing = Infinity }: DayFrame): boolean {
  return kind === 'Arrival Day' && landing < LANDED_AFTER_A_NIGHT;
}

/** Behind a night on the plane: few things, none far, dinner by eight where that is usual, and nothing after it. */
function afterNightFlight(frame: DayFrame): DayFrame {
  const { window, meals } = frame;

  if (!isSleepless(frame)) return frame;
  return {
    ...frame,
    isInTown: true,
    maxWalkKm: Math.min(frame.maxWalkKm, EASY_KM),
    dayEnd: Math.min(frame.dayEnd, window[0] + SLEEPLESS_MINUTES),
    evening: window[1],
    meals: meals.map((slot): MealSlot => {
      const [opens, until] = slot.window;

      return slot.meal === 'dinner' && opens <= LATEST_SEATED
        ? {
            ...slot,
            usual: Math.min(slot.usual ?? opens, LATEST_SEATED),
            window: [opens, Math.min(until, LATEST_SEATED + slot.minutes)],
          }
        : slot;
    }),
  };
}

function onShortWalks(frame: DayFrame): DayFrame {
  return { ...frame, maxWalkKm: Math.min(frame.maxWalkKm, KM_ON_FOOT) };
}

function withLittle(frame: DayFrame): DayFrame {
  return {
    ...frame,
    isInTown: true,
    mostSights: EASY_SIGHTS,
    maxWalkKm: Math.min(frame.maxWalkKm, EASY_KM),
    dayEnd: Math.min(frame.dayEnd, frame.window[0] + EASY_MINUTES),
    evening: frame.window[1],
  };
}

/** The day begun at another hour; its sights end so much later, where dinner allows it. */
function from(frame: DayFrame, start: number): DayFrame {
  const dinner = frame.meals.find(({ meal }) => meal === 'dinner');
  const latest = dinner ? dinner.window[1] - dinner.minutes - BEFORE_DINNER : frame.dayEnd;
  const isTravel = frame.landing !== undefined || frame.takeOff !== undefined;

  if (frame.kind === 'Travel Day' || (isTravel && start <= frame.window[0])) return frame;
  if (start >= frame.window[1]) return frame;
  return {
    ...frame,
    window: [start, frame.window[1]],
    dayEnd: Math.max(frame.dayEnd, Math.min(latest, start + frame.maxProgramme)),
  };
}

/**
 * A full day begun before the crowds or the heat, its sights ended so much sooner. Who needs shorter days keeps the
 * cool of the late afternoon instead.
 */
function outBy(frame: DayFrame, { isEarly, isEarlyRiser }: Rhythm): DayFrame {
  const [start, end] = frame.window;
  const early = EARLY_START[isEarlyRiser ? 'riser' : isEarly ? 'crowds' : 'heat'];

  if (frame.kind !== 'Full Day' || start <= early) return frame;
  if (!isEarly && frame.maxProgramme < USUAL_PACE.minutes) return frame;
  return {
    ...frame,
    window: [early, end],
    dayEnd: Math.min(frame.dayEnd, early + frame.maxProgramme),
  };
}

/** The first sight comes behind a breakfast that began at nine or later; the day is spent in town. */
function behindBreakfast(frame: DayFrame): DayFrame {
  return frame.kind === 'Full Day' ? { ...from(frame, BEHIND_BREAKFAST), isInTown: true } : frame;
}

/** A day with an hour and a half less of sights, for whatever comes to mind. */
function shortened(frame: DayFrame): DayFrame {
  const least = frame.window[0] + EASY_MINUTES;

  return { ...frame, dayEnd: Math.min(frame.dayEnd, Math.max(least, frame.dayEnd - OPEN_TIME)) };
}

function untilLunch(frame: DayFrame): DayFrame {
  const lunch = frame.meals.find(({ meal }) => meal === 'lunch');
  const end = lunch ? (lunch.usual ?? lunch.window[0]) + lunch.minutes + AFTER_LUNCH : NOON;

  return { ...frame, isInTown: true, dayEnd: Math.min(frame.dayEnd, end) };
}

function withNothing(frame: DayFrame): DayFrame {
  return { ...frame, isInTown: true, dayEnd: frame.window[0], evening: frame.window[1] };
}
