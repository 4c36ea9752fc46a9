import { isForSunset } from '#server/catalogue/for-sunset.ts';
import { highlightsOf } from '#server/catalogue/highlights.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { Span } from '#server/planner/problem.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { partyMealHours } from '../days/meals-of-day.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Candidate } from './candidates.ts';
import { downToFive, upToFive } from '../days/five-minutes.ts';

const AT_DAWN =
  /\b(sunrise|dawn|early (?:morning|start)s?|(?:first|early) light|sonnenaufgang|lever du soleil|amanecer|alba)\b/;
const NOT_EARLY = /\b(?:no|not|avoid|without|hate) (?:\w+ ){0,2}(?:early|sunrise|dawn)/;
const AT_SUNSET =
  /\b(sunsets?|golden hour|sonnenuntergang|coucher du soleil|atardecer|puesta de sol|tramonto)\b/;
/** What is there at dawn alone, and is so great that one gets up for it without being asked. */
const GREAT_DAWN = 88;
/** A place that closes by then is one for the dawn alone. */
const DAWN_IS_OVER = 9 * 60 + 30;
const LATE_RISERS: ReadonlySet<string> = new Set(['toddler', 'kids', 'seniors', 'relaxation']);
/** One leaves so long before sunrise: half an hour on the spot, and the way there. */
const BEFORE_SUNRISE = 90;
/** A view that one plans an evening around without being asked. */
const GREAT_VIEW = 80;
/** One stays, and boats are back, at most so long after the sun has set. */
const AFTER_SUNSET = 30;
/** Later than this nobody leaves the stay, sunset or not. */
const LATEST_LEAVE = 13 * 60;
/** Who is out until sunset lies down in between: long enough to set out anew, and no longer than this. */
const REST = { least: 90, most: 150 } as const;
/** From the last light to the latest start of dinner: a rest and the way there. */
const REST_AND_WAY = 48;

/** From sunset to the table, where the view is out of town. */
const VIEW_TO_TABLE = 85;
/** Later than this nobody sits down for a sunset. */
const LATEST_DINNER = 20 * 60 + 45;

type Light = {
  facts: readonly DayFacts[];
  sights: readonly Candidate[];
  notes: string;
  destination: Destination;
  wishes: Wishes;
};

/**
 * The days with one that begins before sunrise, where a sight is at its best then and the notes ask for it or the
 * place is known for it, and one with a rest after lunch that lasts until sunset, where one comes for that. Other days
 * keep their hours.
 */
export function daysForLight(frames: readonly DayFrame[], light: Light): DayFrame[] {
  const full = frames.flatMap(({ kind }, day) => (kind === 'Full Day' ? [day] : []));
  const isAsked = wantsDawn(light);
  const dawn = full.find((day) => (isAsked ? isOpenAtDawn(light, day) : isGreatAtDawn(light, day)));
  const told = full.filter((day) => light.sights.some((one) => isForDay(one, day)));
  const late = wantsSunset(light)
    ? (told.length > 0 ? told : full.toReversed()).find(
        (day) => day !== dawn && isMissed(frames, light, day),
      )
    : undefined;

  return frames.map((frame, day) => {
    const facts = light.facts[day];

    if (!facts) return frame;
    if (day === dawn) return movedTo(frame, downToFive(facts.sunrise - BEFORE_SUNRISE));
    return day === late && full.length > 1 ? untilSunset(frame, facts.sunset, light) : frame;
  });
}

/** A frame that begins at another hour, and whose sights end so much sooner or later. */
function movedTo(frame: DayFrame, start: number): DayFrame {
  const [from, until] = frame.window;
  const window: Span = [start, until];

  return {
    ...frame,
    window,
    dayEnd: Math.min(frame.dayEnd + Math.max(0, start - from), start + frame.maxProgramme),
  };
}

function untilSunset(frame: DayFrame, sunset: number, light: Light): DayFrame {
  const {
    dinner: [, closes],
  } = partyMealHours(light.destination, light.wishes);
  const meals = frame.meals.map((slot) =>
    slot.meal === 'dinner'
      ? { ...slot, window: [slot.window[0], untilAfter(sunset, closes, slot.minutes)] as const }
      : slot,
  );
  const dinner = meals.find(({ meal }) => meal === 'dinner');
  const latest = dinner ? dinner.window[1] - dinner.minutes : 0;
  const dayEnd = Math.max(
    upToFive(sunset),
    Math.min(upToFive(sunset + AFTER_SUNSET), downToFive(latest - REST_AND_WAY)),
  );
  const [usual] = frame.window;
  const tooLong = upToFive(dayEnd - usual - frame.maxProgramme);
  const rest = Math.min(REST.most, Math.max(REST.least, tooLong));
  const start = usual + Math.max(0, tooLong - rest);

  if (start > LATEST_LEAVE || tooLong < 0 || latest - dayEnd < REST_AND_WAY) return frame;
  return {
    ...frame,
    rest,
    window: [start, Math.max(frame.window[1], latest + (dinner?.minutes ?? 0) + REST_AND_WAY)],
    meals,
    // The rest adds its minutes again.
    dayEnd: dayEnd - rest,
    evening: latest + 5,
  };
}

/** When dinner ends at the latest: as late as people dine there, or somewhat later for the sake of the light. */
function untilAfter(sunset: number, closes: number, minutes: number): number {
  return Math.max(closes, Math.min(upToFive(sunset) + VIEW_TO_TABLE, LATEST_DINNER) + minutes);
}

function wantsDawn({ notes }: Light): boolean {
  const text = foldText(notes);

  return AT_DAWN.test(text) && !NOT_EARLY.test(text);
}

function isOpenAtDawn({ facts, sights }: Light, day: number): boolean {
  const sunrise = facts[day]?.sunrise ?? 0;

  return sights.some(
    ({ file, open }) =>
      'best' in file &&
      file.best === 'dawn' &&
      (open[day] ?? []).some(([opens, closes]) => opens <= sunrise && closes > sunrise + 60),
  );
}

/** A dawn that a place is known for, and that no later hour makes up for: boats at sunrise, a summit. */
function isGreatAtDawn({ sights, wishes, notes }: Light, day: number): boolean {
  if (wishes.lateStart || wishes.pace === 'slow' || NOT_EARLY.test(foldText(notes))) return false;
  if (wishes.needs.some((need) => LATE_RISERS.has(need))) return false;
  return sights.some(({ file, open }) => {
    const spans = open[day] ?? [];

    return (
      'best' in file &&
      file.best === 'dawn' &&
      (file.appeal ?? 0) >= GREAT_DAWN &&
      spans.length > 0 &&
      spans.every(([, closes]) => closes <= DAWN_IS_OVER)
    );
  });
}

/** The notes ask for it, or one of the sights that the place is known for is there for it; small children are in bed. */
function wantsSunset({ notes, sights, destination, wishes }: Light): boolean {
  if (wishes.needs.includes('toddler')) return false;
  const top = highlightsOf(destination);

  return sights.some(
    ({ id, file }) =>
      'best' in file &&
      file.best === 'sunset' &&
      (AT_SUNSET.test(foldText(notes)) ||
        ((file.kind === 'viewpoint' || isForSunset(file)) &&
          (top.has(id) || (file.appeal ?? 0) >= GREAT_VIEW))),
  );
}

/** Whether a sunset was wished for on one day, and that is it. */
function isForDay({ file, visit }: Candidate, day: number): boolean {
  return (
    'best' in file &&
    file.best === 'sunset' &&
    visit.mandatory === true &&
    visit.spans.every((open, other) => open.length > 0 === (other === day))
  );
}

function isMissed(frames: readonly DayFrame[], { facts }: Light, day: number): boolean {
  return frames[day] !== undefined && !lastsUntilSunset(frames[day], facts[day]?.sunset);
}

/** Whether the sun sets, in minutes after midnight, while a day's sights last or in its evening, not in between. */
function lastsUntilSunset(frame: DayFrame | undefined, sunset: number | undefined): boolean {
  if (!frame || sunset === undefined) return false;
  return sunset <= frame.dayEnd + (frame.rest ?? 0) || sunset >= frame.evening;
}
