import { distanceKm } from '#server/catalogue/distance.ts';
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

/** A suggestion for one day of the trip: what each sight that is open then is worth there, and the day as a whole. */
export type DayOption = {
  suggestion: SuggestedDay;
  worths: ReadonlyMap<string, number>;
  bonus: number;
};

/** A day is no longer the suggested one when less than this of its worth can be had; a half day made for it is one sooner. */
const LEAST_HELD = 0.6;
const LEAST_HELD_OF_HALF = 0.3;
/** Each place further down the list a day is worth this much less: the list begins with what one does first. */
const FURTHER_DOWN = 0.07;
const LEAST_OF_RANK = 0.4;
/** Days for children, the season, the weekday or an interest stand last in the list, and come second on the trip. */
const RANK_OF_SPECIAL = 1;
const FOR_THEM = { children: 600, season: 600, weekday: 400, interest: 250 } as const;
/** Of so many months and fewer it is a day of the season; else one that is not done in the worst of the year. */
const SEASON_MONTHS = 4;
/** What a half day made for coming or going is worth beside its sights. */
const MADE_FOR_IT = 600;
/** On such a half day a sight is worth less than on a full one, so that it takes nothing from the day that is made for it. */
const ON_HALF_DAY = 0.6;
/** A day later in the trip is worth a little less, so that the best come first. */
const LATER = 0.01;
/** A visit this long leaves no room for a suggested day. */
const MOST_OF_A_DAY = 300;
/** What a sight is worth that this party is not offered. */
const USUAL = 60;
/** What the sights that a first visit is made for, and those that were named, add to the worth of their day. */
const MUST_SEE = 1200;
const WISHED = 1500;
/** Another half day goes with one made for coming or going where it is so near, and both take so much of the time at most. */
const BESIDE_KM = 2.5;
const FILLED = 0.65;
const MEAL = 75;

type World = {
  trip: DaysToChoose;
  byId: ReadonlyMap<string, Candidate>;
  suggestions: readonly SuggestedDay[];
};

/** For each day of a trip the suggestions that hours, season, weekday and party allow there. */
export function optionsOfDays(
  suggestions: readonly SuggestedDay[],
  trip: DaysToChoose,
): DayOption[][] {
  const byId = new Map(trip.candidates.map((one) => [one.id, one]));
  const world = { trip, byId, suggestions };

  return trip.frames.map((frame, day) =>
    partsFor(frame, suggestions, byId).flatMap((one) => optionOn(day, one, world)),
  );
}

/** A full day takes whole suggestions; one of coming its half day, the afternoon of another, or both, one of going a morning. */
function partsFor(
  frame: DayFrame,
  suggestions: readonly SuggestedDay[],
  byId: World['byId'],
): SuggestedDay[] {
  const { kind } = frame;

  if (kind === 'Full Day') return suggestions.filter(({ file }) => file.fits === undefined);
  if (kind !== 'Arrival Day' && kind !== 'Departure Day') return [];
  const isMorning = kind === 'Departure Day';
  const madeForIt = suggestions.filter(
    ({ file }) => file.fits === (isMorning ? 'departure' : 'arrival'),
  );
  const halves = suggestions
    .filter(({ file, dayTrip }) => !file.fits && dayTrip === undefined)
    .map((one) => halfOf(one, isMorning));
  const both = madeForIt.flatMap((one) =>
    halves.flatMap((other) => together(one, other, { frame, byId })),
  );

  return [...madeForIt, ...both, ...halves];
}

function halfOf(one: SuggestedDay, isMorning: boolean): SuggestedDay {
  const sights = one.sights.filter(({ part }) => (part === 'morning') === isMorning);

  return { ...one, isHalf: true, sights, ...(isMorning ? { dinner: [] } : {}) };
}

/** A half day with the daytime of another beside it, as long as the hours hold both. */
function together(
  one: SuggestedDay,
  other: SuggestedDay,
  { frame, byId }: { frame: DayFrame; byId: World['byId'] },
): SuggestedDay[] {
  const own = new Set(one.sights.map(({ id }) => id));
  const more = other.sights.filter(({ id, part }) => part !== 'evening' && !own.has(id));
  const isMorning = one.file.fits === 'departure';
  const sights = isMorning ? [...one.sights, ...more] : [...more, ...one.sights];
  const [here, there] = [one.sights[0], more[0]].map((at) => at && byId.get(at.id)?.visit);
  const minutes = sights.reduce(
    (sum, { id, part }) => sum + (part === 'evening' ? 0 : (byId.get(id)?.visit.minutes ?? 0)),
    0,
  );
  const until = isMorning ? frame.window[1] : frame.dayEnd;
  const isHeld = minutes <= (until - frame.window[0] - MEAL) * FILLED;

  if (!here || !there || !isHeld || distanceKm(here, there) > BESIDE_KM) return [];
  return [{ ...one, sights, lunch: isMorning ? [...other.lunch, ...one.lunch] : one.lunch }];
}

/** A suggestion on a day, if it is one for the season, the weekday and the party and most of it can be had then. */
function optionOn(day: number, suggestion: SuggestedDay, world: World): DayOption[] {
  const { trip, byId } = world;
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
  const least = file.fits ? LEAST_HELD_OF_HALF : LEAST_HELD;

  if (dayTrip === undefined && (held.length === 0 || sum(held) < least * sum(worths))) return [];
  const factor = factorOf(file, world) * (1 - day * LATER);

  return [
    {
      suggestion,
      worths: new Map([
        ...held.map(({ id, worth }): [string, number] => [id, worth * factor]),
        ...(dayTrip === undefined ? [] : [[dayTrip, USUAL * factor] as [string, number]]),
      ]),
      bonus: bonusIn(suggestion) * (1 - day * LATER),
    },
  ];
}

function factorOf(file: SuggestedDay['file'], { suggestions }: World): number {
  if (file.fits) return ON_HALF_DAY;
  const rank = suggestions.findIndex((one) => one.file === file);
  const at = bonusOf(file) > 0 ? Math.min(rank, RANK_OF_SPECIAL) : rank;

  return Math.max(LEAST_OF_RANK, 1 - at * FURTHER_DOWN);
}

/** What a suggestion is worth beside its sights: half of a day for children, say, is no day for them. */
function bonusIn({ file, isHalf }: SuggestedDay): number {
  if (file.fits) return MADE_FOR_IT;
  return isHalf ? 0 : bonusOf(file);
}

/** What a day for this party, season, weekday or interest is worth beside its sights. */
function bonusOf({ interests, months, weekdays, party }: SuggestedDay['file']): number {
  return Math.max(
    party === 'with children' ? FOR_THEM.children : 0,
    months && months.length <= SEASON_MONTHS ? FOR_THEM.season : 0,
    weekdays ? FOR_THEM.weekday : 0,
    interests ? FOR_THEM.interest : 0,
  );
}

/** Whether a suggestion is one for the date, for what takes that day already, and for the party. */
function isFor(
  suggestion: SuggestedDay,
  day: number,
  { facts, guests, candidates }: DaysToChoose,
): boolean {
  const { interests, party } = suggestion.file;
  const date = facts[day]?.date;
  const isForChildren = party === 'with children' && guests.hasChildren;

  return (
    date !== undefined &&
    isOnDate(suggestion.file, date) &&
    holds(suggestion, takenBy(day, candidates)) &&
    (interests === undefined ||
      isForChildren ||
      interests.some((one) => guests.interests.includes(one))) &&
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
