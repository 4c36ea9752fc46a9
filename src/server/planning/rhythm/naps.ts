import type { Point, Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { FixedTime } from '../days/appointments.ts';
import type { DayFrame, Journey } from '../days/day-windows.ts';
import type { Rhythm } from './rhythm.ts';
import { edgeOfTrip } from '../day-trips/order-of-days.ts';

const NAP = 120;
/** On the day of arrival. */
const SHORT_NAP = 90;
/** Who lands before this has spent the night on the plane. */
export const LANDED_AFTER_A_NIGHT = 8 * 60;
/** Lunch and the way home; nobody goes home for a rest before one. */
const AFTER_LUNCH_BEGINS = 90;
const AFTER_BAGS = 100;
const EARLIEST = 13 * 60;
/** Children tire sooner than their grandparents. */
const EARLIEST_ON_FULL_DAY = { child: 13 * 60 + 15, other: 13 * 60 + 45 } as const;
const WITHOUT_LUNCH = 13 * 60 + 30;
/** Later than this it is no rest after lunch any more. */
const LATEST = 15 * 60 + 45;
/** Between a rest and the local hour of dinner there is time for something else. */
const BEFORE_DINNER = 45;
/** Who lands so early has slept little; after a long flight, who lands before the afternoon. */
const EARLY_LANDING = 9 * 60;
const LANDING_AFTER_A_NIGHT = 13 * 60;

type Why = keyof typeof NOTES;

const NOTES = {
  asked: 'Quiet hours at the stay, as you asked for.',
  child: 'Quiet hours for the little one, and for everybody else.',
  feet: 'Off your feet after lunch, so that the evening is yours too.',
  heat: 'Out of the heat until it cools down.',
  light: 'Put your feet up: the evening light is worth staying out for.',
  journey:
    'Lie down for a while after the journey; where the room is not ready, rest in the lobby.',
} as const;

/** For these one goes to a stay of one's own choice as well. */
const NEEDED = new Set<Why>(['asked', 'heat', 'light']);

type Days = {
  frames: readonly DayFrame[];
  candidates: readonly Candidate[];
  journey?: Pick<Journey, 'isLong'>;
};

type Setting = {
  stay: Point & { name: string };
  isWorkDay?: (day: number) => boolean;
  /** Nobody is sent unasked to a stay of one's own choice. */
  isStayKnown?: boolean;
  /** Minutes from the stay to a sight. */
  minutesTo?: (one: Candidate) => number;
};

/**
 * Time at the stay after lunch on the days that are to have it: two hours on full days that no day trip takes, less on
 * the day of arrival, and there also after a night without much sleep.
 */
export function naps(
  rhythm: Rhythm,
  { frames, candidates, journey }: Days,
  { stay, isWorkDay = () => false, isStayKnown = true, minutesTo = () => 0 }: Setting,
): FixedTime[] {
  const awake = daysWithoutRest(rhythm, { frames, candidates }, minutesTo);

  return frames.flatMap((frame, day) => {
    if (awake.has(day)) return [];
    const why = reasonFor(rhythm, frame, journey?.isLong === true);
    const span =
      why && (isStayKnown || NEEDED.has(why)) && !isWorkDay(day) ? napIn(frame, why) : undefined;

    if (!why || !span || candidates.some((one) => takes(one, day, span))) return [];
    return [
      {
        id: `nap-${day}`,
        day,
        start: span[0],
        end: span[1],
        title: why === 'child' ? 'Nap' : 'Rest',
        note: NOTES[why],
        place: stay.name,
        point: { lat: stay.lat, lon: stay.lon },
        isPlaceKnown: true,
        isRest: true,
      },
    ];
  });
}

/** Of what a first visit is made for, what nobody goes home without seeing. */
const CHIEF = 0.9;

/** What a rest gives way to: named sights, and one of the chief ones where nobody asked for the rest. */
function worthARest(
  { hasSmallChild, isNapping, isEasyOnFoot }: Rhythm,
  candidates: readonly Candidate[],
) {
  const named = candidates.filter(({ visit }) => visit.mandatory);
  const [chief] = candidates
    .filter(({ visit }) => (visit.strong ?? 0) >= CHIEF)
    .toSorted((a, b) => (b.visit.strong ?? 0) - (a.visit.strong ?? 0));

  const isUnasked = (hasSmallChild || isEasyOnFoot) && !isNapping;

  return isUnasked && named.length === 0 && chief ? [chief] : named;
}

/** The days that such sights need: too far and too long to be back from, or to begin after, a rest. */
function daysWithoutRest(
  rhythm: Rhythm,
  { frames, candidates }: Pick<Days, 'frames' | 'candidates'>,
  minutesTo: (one: Candidate) => number,
): Set<number> {
  const days = new Set<number>();

  for (const one of worthARest(rhythm, candidates)) {
    const { visit, file } = one;

    if (visit.lockedAt || 'travelMinutes' in file) continue;
    const full = frames.flatMap((frame, day) => {
      const why = reasonFor(rhythm, frame, false);
      const spans = visit.spans[day] ?? [];

      return frame.kind === 'Full Day' && why && spans.length > 0
        ? [
            {
              day,
              isRoom: hasRoom(spans, napIn(frame, why), {
                frame,
                minutes: visit.minutes,
                way: minutesTo(one),
              }),
            },
          ]
        : [];
    });

    if (full.some(({ isRoom }) => isRoom)) continue;
    // Each has a day of its own where there are as many.
    const [first] = full.toSorted(
      (a, b) =>
        Number(days.has(a.day)) - Number(days.has(b.day)) ||
        edgeOfTrip(a.day, frames) - edgeOfTrip(b.day, frames),
    );

    if (first) days.add(first.day);
  }
  return days;
}

/** Whether a visit with its ways fits before lunch and a rest, or after it. */
function hasRoom(
  spans: readonly Span[],
  nap: Span | undefined,
  { frame, minutes, way }: { frame: DayFrame; minutes: number; way: number },
): boolean {
  if (!nap) return true;
  const [begins, ends] = frame.window;
  const lunch = frame.meals.find(({ meal }) => meal === 'lunch')?.minutes ?? 0;

  return spans.some(
    ([open, close]) =>
      Math.max(open, begins + way) + minutes + way <= nap[0] - lunch ||
      Math.max(open, nap[1] + way) + minutes <= Math.min(close, ends - way),
  );
}

function reasonFor(
  { hasSmallChild, isNapping, isOutOfHeat, isEasyOnFoot }: Rhythm,
  { kind, landing, rest }: DayFrame,
  isLong: boolean,
): Why | undefined {
  if (kind !== 'Full Day' && kind !== 'Arrival Day') return undefined;
  if (hasSmallChild) return 'child';
  if (isNapping) return 'asked';
  if (isOutOfHeat) return 'heat';
  if (rest !== undefined) return 'light';
  if (isEasyOnFoot) return 'feet';
  const isShortOfSleep =
    landing !== undefined &&
    (landing < EARLY_LANDING || (isLong && landing < LANDING_AFTER_A_NIGHT));

  return isShortOfSleep ? 'journey' : undefined;
}

/** After lunch; who arrives after it rests on arriving. Undefined where the day has no time left for that. */
function napIn(frame: DayFrame, why: Why): Span | undefined {
  const { kind, meals, rest } = frame;
  const lunch = meals.find(({ meal }) => meal === 'lunch');
  const afterLunch = lunch && lunch.window[0] + AFTER_LUNCH_BEGINS;

  if (kind === 'Full Day') {
    const start = Math.max(
      EARLIEST_ON_FULL_DAY[why === 'child' ? 'child' : 'other'],
      afterLunch ?? WITHOUT_LUNCH,
    );

    return [start, start + Math.max(rest ?? 0, why === 'light' ? 0 : NAP)];
  }
  return napOnArrival(frame, afterLunch);
}

function napOnArrival(
  { meals, window: [begins, ends], landing = Infinity }: DayFrame,
  afterLunch: number | undefined,
): Span | undefined {
  const dinner = meals.find(({ meal }) => meal === 'dinner');
  const start = Math.max(
    EARLIEST,
    afterLunch === undefined ? begins : Math.max(afterLunch, begins + AFTER_BAGS),
  );
  const end = start + (landing < LANDED_AFTER_A_NIGHT ? NAP : SHORT_NAP);

  return start <= LATEST && end <= (dinner?.window[0] ?? ends) - BEFORE_DINNER
    ? [start, end]
    : undefined;
}

/** Whether a day trip takes the day, or something that keeps its hour the time. */
function takes({ file, visit }: Candidate, day: number, [start, end]: Span): boolean {
  const { lockedAt } = visit;

  if ('travelMinutes' in file) return (visit.spans[day] ?? []).length > 0;
  return lockedAt?.day === day && lockedAt.start < end && lockedAt.start + lockedAt.minutes > start;
}
