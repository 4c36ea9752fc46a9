import { isForSunset } from '#server/catalogue/for-sunset.ts';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { type DayPart, spansInPart } from './day-parts.ts';

/** A sight on its suggested day is worth so much more than on others, and a little beside; on others a share. */
const ON_ITS_DAY = { factor: 1.2, more: 160 } as const;
const OTHERWISE = 0.4;
/** From here on a sight is seen at noon rather than not at all, though a day has it after dark. */
const EVERYBODY_COMES = 0.5;
/** Where a day begins with what is best early, it does so within the hour. */
const FIRST_HOUR = 50;
/** What one cannot have seen by then, as it is far or long, is seen before or after lunch. */
const BEFORE_LUNCH = 13 * 60;

/** What a day is made for is missed like something that was named. */
const REASON_OF_DAY = 2;

/** So much sooner or later, in minutes, than the day has it in turn a sight may begin. */
const SOONER = 60;
const LATER = 90;

/**
 * The day of the trip, and the part of it, in which a suggested day has a sight; `about` when it begins there in turn,
 * `isFirst` where it opens the day; `isReason` where the day is made for it.
 */
export type PlaceInDay = {
  day: number;
  part: DayPart;
  about?: number;
  isFirst?: boolean;
  isReason?: boolean;
};

/** A sight kept to its place in the suggested days; unchanged where it is fixed already, or shut then. */
export function onItsDay(one: Candidate, place: PlaceInDay): Candidate {
  const { visit } = one;

  if (isFixed(one)) return one;
  const inPart = spansInPart(visit.spans[place.day] ?? [], place.part, visit.minutes);
  const there = inTurn(one, inPart, place);

  if (there.length === 0) return one;
  const { factor, more } = ON_ITS_DAY;
  const spans = visit.spans.map((_, day) => (day === place.day ? there : []));

  return {
    ...one,
    file: inTheMorning(one, place.part),
    visit: {
      ...visit,
      value: visit.value * factor + more,
      spans,
      ...(place.isReason ? { strong: REASON_OF_DAY } : {}),
    },
    // What one comes for is seen on another day rather than not at all.
    ...(visit.strong || visit.mandatory
      ? {
          otherwise: {
            value: visit.value * OTHERWISE,
            spans: otherSpans(visit, place.part),
          },
        }
      : {}),
  };
}

/** Who knows the place has a boat or a view in the morning though it is loveliest at sunset: then it is good enough. */
function inTheMorning({ file }: Candidate, part: DayPart): Candidate['file'] {
  return part === 'morning' && 'best' in file && file.best === 'sunset'
    ? { ...file, best: undefined }
    : file;
}

/** About when the day has it, or at its opening where the day begins with what is best then. */
function inTurn(one: Candidate, spans: Span[], { about, isFirst }: PlaceInDay): Span[] {
  const { minutes } = one.visit;
  const early = about !== undefined && isFirst ? atItsOpening(one, spans, about) : spans;

  if (about === undefined || hasItsHour(one)) return early;
  const near = early
    .map(([open, close]): Span => [
      Math.max(open, about - SOONER),
      Math.min(close, about + LATER + minutes),
    ])
    .filter(([open, close]) => close - open >= minutes);

  return near.length > 0 ? near : early;
}

/** Lights and the dark have hours of their own. */
function hasItsHour({ file }: Candidate): boolean {
  return 'best' in file && (isForSunset(file) || OWN_HOURS.has(file.best ?? ''));
}

const OWN_HOURS: ReadonlySet<string> = new Set(['dawn', 'sunset', 'evening', 'night']);

/** What a day begins with because it is best then, in its first hour or that of the day. */
function atItsOpening({ file, visit }: Candidate, spans: Span[], there: number): Span[] {
  const [first] = spans;
  const isBestEarly = 'best' in file && (file.best === 'opening' || file.best === 'dawn');

  if (!first || !isBestEarly || !visit.strong) return spans;
  const [opens, closes] = first;
  const begins = Math.max(opens, there);

  if (begins + visit.minutes > BEFORE_LUNCH) return spans;
  return [[opens, Math.min(closes, begins + FIRST_HOUR + visit.minutes)]];
}

/** All hours of a sight; of one for the evening those of all evenings, unless it is what everybody comes for. */
function otherSpans({ spans, minutes, strong = 0 }: Candidate['visit'], part: DayPart) {
  return part === 'evening' && strong < EVERYBODY_COMES
    ? spans.map((day) => spansInPart(day, part, minutes))
    : spans;
}

/** Locked by the traveller, or a day trip with a timetable of its own. */
export function isFixed({ visit, file }: Candidate): boolean {
  return visit.lockedAt !== undefined || 'travelMinutes' in file;
}
