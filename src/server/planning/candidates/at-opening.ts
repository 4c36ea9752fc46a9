import { foldText } from '#server/catalogue/fold-text.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import type { Point, Span } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { appealOf } from './appeal.ts';
import type { Candidate } from './candidates.ts';
import { downToFive, upToFive } from '../days/five-minutes.ts';
import { spansWithin } from '#server/planner/spans.ts';

const AT_OPENING =
  /\b(?:before the (?:\w+ ){0,2}(?:heat|crowds?|queues?|rush|coaches|tour (?:groups|buses))|(?:beat|avoid|not in|miss) the (?:midday |noon |afternoon |worst )?(?:heat|crowds?|queues?)|first thing(?: in the morning)?|early in the (?:morning|day)|at opening(?: time)?|as (?:soon as )?it opens|(?:early|morning|first) light|early (?:birds?|risers?|bird))\b/;
/** The way there from a stay in town, in minutes: at least so long, finding it, and each kilometre from the middle of town. */
const WAY_THERE = { least: 30, fixed: 25, km: 3 } as const;
/** Later than this a place opens too late to be early. */
const LATEST_OPENING = 9 * 60 + 30;
/** One is in within so many minutes of the doors opening. */
const IN_BY = 20;

/** The sight that the notes want to see before the heat or the crowds, and the days with room for that. */
export type EarlySight = Point & { id: string; opens: (number | undefined)[] };

/** The sight that is named, else the most appealing one that is crowded or in the open; undefined where none is asked for. */
export function earlySight(sights: readonly Candidate[], notes: string): EarlySight | undefined {
  const near = besidePhrase(notes);

  if (near === undefined) return undefined;
  const [first] = sights
    .filter(({ file }) => 'kind' in file && (file.crowded !== undefined || !file.indoor))
    .filter(({ open }) => open.some((spans) => opening(spans) !== undefined))
    .toSorted(
      (a, b) =>
        wordsIn(b, near) - wordsIn(a, near) ||
        Number(b.visit.mandatory ?? false) - Number(a.visit.mandatory ?? false) ||
        appealOf(b.file) - appealOf(a.file),
    );

  // "We like to beat the crowds" speaks of all days.
  const isMeant =
    first !== undefined && (wordsIn(first, near) > 0 || !OF_ALL_DAYS.test(near.behind));

  return isMeant
    ? {
        id: first.id,
        lat: first.visit.lat,
        lon: first.visit.lon,
        opens: first.open.map(opening),
      }
    : undefined;
}

type Beside = { before: string; behind: string };

/** What stands beside the words for an early hour: "walk the walls before the cruise crowds". */
function besidePhrase(notes: string): Beside | undefined {
  const clauses = notes.split(/[.;!?\n]/).map(foldText);
  const clause = clauses.find((one) => AT_OPENING.test(one));
  const said = clause === undefined ? null : AT_OPENING.exec(clause);

  return said === null || clause === undefined
    ? undefined
    : {
        before: clause.slice(Math.max(0, said.index - BESIDE), said.index),
        behind: clause.slice(said.index, said.index + said[0].length + BESIDE),
      };
}

/** So many letters before and behind. */
const BESIDE = 32;
const OF_ALL_DAYS = /\b(?:early (?:birds?|risers?|bird)|(?:beat|avoid|miss) the crowds)\b/;

/** How well a sight is named beside such words: by the letters of the longest word of its name, before them first. */
function wordsIn({ file }: Candidate, { before, behind }: Beside): number {
  const words = namesOf(file).flatMap((name) => foldText(name).split(' '));
  const longestIn = (text: string) => {
    const said = new Set(text.split(' '));

    return Math.max(0, ...words.filter((word) => word.length > 3 && said.has(word)).map(length));
  };

  return longestIn(before) * BEFORE + longestIn(behind);
}

const BEFORE = 10;
const length = (word: string) => word.length;

/** When a place opens in the morning, or is still empty where it never shuts; undefined where it opens too late. */
function opening([span]: readonly Span[]): number | undefined {
  if (!span || span[0] > LATEST_OPENING) return undefined;
  return span[0] < STILL_EMPTY && span[1] > LATEST_OPENING ? STILL_EMPTY : span[0];
}

const STILL_EMPTY = 7 * 60 + 30;

/**
 * The days, with the first full one on which the early sight opens begun in time for that, and the first for each named
 * sight that is open in the morning alone.
 */
export function daysForOpening(
  frames: readonly DayFrame[],
  early: EarlySight | undefined,
  { sights, from }: { sights: readonly Candidate[]; from: Point },
): DayFrame[] {
  const days = early ? begunFor(frames, early.opens, wayTo(early, from)) : [...frames];

  return sights
    .filter(({ visit, open }) => visit.mandatory && open.some(isMorning) && open.every(endsByNoon))
    .reduce<DayFrame[]>(
      (some, { visit, open }) =>
        begunFor(
          some,
          open.map(([span]) => span && downToFive(span[1] - visit.minutes - IN_BY)),
          wayTo(visit, from),
        ),
      days,
    );
}

const NOON = 12 * 60;

function isMorning(spans: readonly Span[]): boolean {
  return spans.length > 0;
}

function endsByNoon(spans: readonly Span[]): boolean {
  return spans.every(([, closes]) => closes <= NOON);
}

function wayTo(to: Point, from: Point): number {
  return Math.max(WAY_THERE.least, upToFive(WAY_THERE.fixed + WAY_THERE.km * distanceKm(from, to)));
}

/** The days, with the first full one that has an hour to be there begun so much before it. */
function begunFor(
  frames: readonly DayFrame[],
  there: readonly (number | undefined)[],
  way: number,
): DayFrame[] {
  const day = frames.findIndex(({ kind }, at) => kind === 'Full Day' && there[at]);

  return frames.map((frame, at) => {
    const start = (there[at] ?? 0) - way;

    if (at !== day || start >= frame.window[0]) return frame;
    return {
      ...frame,
      window: [start, frame.window[1]],
      dayEnd: Math.min(frame.dayEnd, start + frame.maxProgramme),
    };
  });
}

/** The sights, with the early one at the minute its doors open. */
export function atOpening(
  sights: readonly Candidate[],
  early: EarlySight | undefined,
  frames: readonly DayFrame[],
): Candidate[] {
  return sights.map((one) => {
    if (one.id !== early?.id || one.visit.lockedAt) return one;
    const { minutes } = one.visit;
    const spans = one.visit.spans.map((day, at): Span[] => {
      const opens = early.opens[at];
      const isReached = opens !== undefined && (frames[at]?.window[0] ?? Infinity) < opens;

      return isReached ? spansWithin(day, [-Infinity, opens + IN_BY + minutes], minutes) : [];
    });

    return spans.some((day) => day.length > 0) ? { ...one, visit: { ...one.visit, spans } } : one;
  });
}
