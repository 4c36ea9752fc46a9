import type { Candidate } from '../candidates/candidates.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { isPark } from '../day-trips/park-days.ts';
import { type DayPart, spansInPart, type SuggestedDay } from './day-parts.ts';

/** Who travels, as far as a suggested day asks. */
export type Guests = { interests: readonly string[]; hasChildren: boolean };

export type DaysToChoose = {
  frames: readonly DayFrame[];
  facts: readonly DayFacts[];
  candidates: readonly Candidate[];
  guests: Guests;
};

/** A day is no longer the suggested one when less than this of its worth can be had, or is new. */
const LEAST_HELD = 0.6;
const LEAST_NEW = 0.45;
/** Each place further down the list a day is worth this much less: the list begins with what one does first. */
const FURTHER_DOWN = 0.07;
const LEAST_OF_RANK = 0.4;
/** A day for an interest of the traveller, for children or for the season or weekday comes before one for everybody. */
const FOR_THEM = 1.25;
/** A half day made for coming or going comes before half of another day. */
const MADE_FOR_IT = 1.5;
/** A day later in the trip is worth a little less, so that the best come first. */
const LATER = 0.01;
/** A visit this long leaves no room for a suggested day. */
const MOST_OF_A_DAY = 300;
/** What a sight is worth that this party is not offered. */
const USUAL = 60;
/** What the sights that a first visit is made for, and those that were named, add to the worth of their day. */
const MUST_SEE = 700;
const WISHED = 1000;

/** A suggestion for one day of the trip: what each sight that is open then is worth, times a factor. */
type Option = { suggestion: SuggestedDay; worths: Map<string, number>; factor: number };
type Chosen = (Option | undefined)[];

/**
 * The suggested day of each day of a trip, undefined where none suits: of the suggestions that hours, season, weekday
 * and party allow, those that bring the most together. What they bring is what their sights are worth to this
 * traveller, each counted once. Full days come first; those of coming and going have what these leave. Greedy, then by exchange of two days; the same input gives the same answer.
 */
export function chooseDays(
  suggestions: readonly SuggestedDay[],
  trip: DaysToChoose,
): (SuggestedDay | undefined)[] {
  const byId = new Map(trip.candidates.map((one) => [one.id, one]));
  const options = trip.frames.map((frame, day) =>
    partsFor(frame, suggestions).flatMap((one) => optionOn(day, one, { trip, byId, suggestions })),
  );
  const whole = options.map((ofDay, day) => (trip.frames[day]?.kind === 'Full Day' ? ofDay : []));
  const full = filled(
    options.map(() => undefined),
    whole,
  );
  const chosen = filled(full, options);

  return exchanged(chosen, options).map((one) => one?.suggestion);
}

/** A full day takes whole suggestions; one of coming its half day or the afternoon of another, one of going a morning. */
function partsFor({ kind }: DayFrame, suggestions: readonly SuggestedDay[]): SuggestedDay[] {
  if (kind === 'Full Day') return suggestions.filter(({ file }) => file.fits === undefined);
  if (kind !== 'Arrival Day' && kind !== 'Departure Day') return [];
  const isMorning = kind === 'Departure Day';

  return suggestions.flatMap((one) => {
    if (one.file.fits) return one.file.fits === (isMorning ? 'departure' : 'arrival') ? [one] : [];
    if (one.dayTrip !== undefined) return [];
    const sights = one.sights.filter(({ part }) => (part === 'morning') === isMorning);

    return [{ ...one, sights, ...(isMorning ? { dinner: [] } : {}) }];
  });
}

/** Fills the days that are empty still, each time with what brings the most that is new. */
function filled(from: Chosen, options: readonly (readonly Option[])[]): Chosen {
  const chosen = [...from];

  for (;;) {
    const seen = seenOn(chosen);
    const [best] = chosen
      .flatMap((taken, day) =>
        taken
          ? []
          : (options[day] ?? []).map((option) => ({ day, option, ...newIn(option, seen) })),
      )
      .filter(({ isNew }) => isNew)
      .toSorted((a, b) => b.worth - a.worth || a.day - b.day);

    if (!best) return chosen;
    chosen[best.day] = best.option;
  }
}

/** Two days change what they hold as long as all days together bring more. */
function exchanged(from: Chosen, options: readonly (readonly Option[])[]): Chosen {
  let chosen = from;
  let better: Chosen | undefined = from;

  while (better) {
    chosen = better;
    better = pairsOf(chosen.length)
      .map(([one, other]) => swapped(chosen, [one, other], options))
      .find((next) => next !== undefined && worthOfAll(next) > worthOfAll(chosen));
  }
  return chosen;
}

function pairsOf(length: number): [number, number][] {
  return Array.from({ length }, (_, one) => one).flatMap((one) =>
    Array.from({ length: length - one - 1 }, (_, at): [number, number] => [one, one + at + 1]),
  );
}

/** The days with two exchanged; undefined where one of them may not be on the other's date. */
function swapped(
  chosen: Chosen,
  [one, other]: [number, number],
  options: readonly (readonly Option[])[],
): Chosen | undefined {
  const on = (day: number, suggestion: SuggestedDay | undefined) =>
    options[day]?.find((option) => option.suggestion === suggestion);
  const [here, there] = [chosen[one]?.suggestion, chosen[other]?.suggestion];
  const [now, then] = [on(one, there), on(other, here)];

  if ((there && !now) || (here && !then)) return undefined;
  return chosen.with(one, now).with(other, then);
}

function worthOfAll(chosen: Chosen): number {
  const seen = new Set<string>();

  return chosen.reduce((sum, option) => {
    if (!option) return sum;
    const { worth } = newIn(option, seen);

    for (const id of option.worths.keys()) seen.add(id);
    return sum + worth;
  }, 0);
}

function seenOn(chosen: Chosen): Set<string> {
  return new Set(chosen.flatMap((option) => [...(option?.worths.keys() ?? [])]));
}

/** What a day brings beside what others hold, and whether that is most of it. */
function newIn({ worths, factor }: Option, seen: ReadonlySet<string>) {
  const sum = (ids: Iterable<[string, number]>) =>
    [...ids].reduce((all, [, worth]) => all + worth, 0);
  const fresh = sum([...worths].filter(([id]) => !seen.has(id)));

  return { worth: fresh * factor, isNew: fresh > 0 && fresh >= LEAST_NEW * sum(worths) };
}

type World = {
  trip: DaysToChoose;
  byId: ReadonlyMap<string, Candidate>;
  suggestions: readonly SuggestedDay[];
};

/** A suggestion on a day, if it is one for the season, the weekday and the party and most of it can be had then. */
function optionOn(day: number, suggestion: SuggestedDay, world: World): Option[] {
  const { trip, byId, suggestions } = world;
  const { file, sights, dayTrip } = suggestion;

  if (!isFor(suggestion, day, trip)) return [];
  const frame = trip.frames[day];
  const worths = sights.map(({ id, part }) => {
    const candidate = byId.get(id);
    // A park takes its day or stays out; which of them is settled before.
    const isHad = candidate && (candidate.visit.mandatory || !isPark(candidate));
    const isOpen = isHad && frame && isOpenIn(candidate, day, { part, frame });

    return { id, worth: worthOfSight(candidate), isOpen };
  });
  const held = worths.filter(({ isOpen }) => isOpen);
  const sum = (of: readonly { worth: number }[]) => of.reduce((all, { worth }) => all + worth, 0);

  if (dayTrip === undefined && (held.length === 0 || sum(held) < LEAST_HELD * sum(worths)))
    return [];
  const rank = suggestions.findIndex((one) => one.file === file);

  return [
    {
      suggestion,
      worths: new Map([
        ...held.map(({ id, worth }): [string, number] => [id, worth]),
        ...(dayTrip === undefined ? [] : [[dayTrip, USUAL] as [string, number]]),
      ]),
      factor:
        Math.max(LEAST_OF_RANK, 1 - rank * FURTHER_DOWN) *
        (isSpecial(file) ? FOR_THEM : 1) *
        (file.fits ? MADE_FOR_IT : 1) *
        (1 - day * LATER),
    },
  ];
}

function isSpecial({ interests, months, weekdays, party }: SuggestedDay['file']): boolean {
  return Boolean(interests ?? months ?? weekdays) || party === 'with children';
}

/** Whether a suggestion is one for the date, for what takes that day already, and for the party. */
function isFor(
  suggestion: SuggestedDay,
  day: number,
  { facts, guests, candidates }: DaysToChoose,
): boolean {
  const { interests, party } = suggestion.file;
  const date = facts[day]?.date;

  return (
    date !== undefined &&
    isOnDate(suggestion.file, date) &&
    holds(suggestion, takenBy(day, candidates)) &&
    (interests === undefined || interests.some((one) => guests.interests.includes(one))) &&
    (party === undefined || (party === 'with children') === guests.hasChildren)
  );
}

function isOnDate({ months, weekdays }: SuggestedDay['file'], date: string): boolean {
  return (
    months?.includes(Number(date.slice(5, 7))) !== false &&
    weekdays?.includes(weekdayOf(date)) !== false
  );
}

/** Whether a suggestion is made of what takes the day, or takes it with nothing that would need a day of its own. */
function holds({ sights, dayTrip }: SuggestedDay, taken: string | undefined): boolean {
  return taken === undefined
    ? dayTrip === undefined
    : dayTrip === taken || sights.some(({ id }) => id === taken);
}

/** The day trip, or the tour or park with a meal of its own, that has the day already. */
function takenBy(day: number, candidates: readonly Candidate[]): string | undefined {
  return candidates.find(
    (one) =>
      one.visit.mandatory &&
      (isDayTrip(one) || isPark(one) || one.visit.minutes >= MOST_OF_A_DAY) &&
      one.visit.spans.every((spans, other) => spans.length > 0 === (other === day)),
  )?.id;
}

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

function weekdayOf(date: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'Su';
}

function worthOfSight(candidate: Candidate | undefined): number {
  if (!candidate) return USUAL;
  const { value, strong = 0, mandatory } = candidate.visit;

  return value + (mandatory ? WISHED : strong * MUST_SEE);
}

function isOpenIn(
  { visit }: Candidate,
  day: number,
  { part, frame }: { part: DayPart; frame: DayFrame },
): boolean {
  const [from, to] = frame.window;

  return spansInPart(visit.spans[day] ?? [], part, visit.minutes).some(
    ([open, close]) => Math.min(close, to) - Math.max(open, from) >= visit.minutes,
  );
}
