import type { Point } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { isPark } from '../day-trips/park-days.ts';
import { suggestionsFor } from './half-days.ts';
import { heldInADay, LUNCH, type PricedSight } from './held-in-a-day.ts';
import { type DayPart, spansInPart, type SuggestedDay, suitsParty } from './day-parts.ts';

/** Who travels, as far as a suggested day asks. */
export type Guests = { interests: readonly string[]; hasChildren: boolean };

export type DaysToChoose = {
  frames: readonly DayFrame[];
  facts: readonly DayFacts[];
  candidates: readonly Candidate[];
  guests: Guests;
  /** Minutes of each day that a rest or an appointment takes; none where left out. */
  taken?: readonly number[];
  /** So many sights a day at most, for who wants no rush. */
  most?: number | undefined;
  /** Minutes from the stay to a sight; none where left out. */
  minutesTo?: (sight: Point) => number;
};

/** A suggestion for one day of the trip: what each sight that is open then is worth there, and the day as a whole. */
export type DayOption = {
  suggestion: SuggestedDay;
  worths: ReadonlyMap<string, number>;
  bonus: number;
  /** Where the day is, if it is far from the stay. */
  farArea?: Point | undefined;
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
    suggestionsFor(frame, suggestions, byId).flatMap((one) => optionOn(day, one, world)),
  );
}

/**
 * A suggestion on a day, if it is one for the season, the weekday and the party and most of it can be had then. Where
 * the day is too short for all of it, what is worth most makes one day, and the rest another where it holds a must.
 */
function optionOn(day: number, suggestion: SuggestedDay, world: World): DayOption[] {
  const { trip } = world;
  const frame = trip.frames[day];

  if (!frame || !isFor(suggestion, day, trip)) return [];
  if (suggestion.dayTrip !== undefined) return [dayTripOption(day, suggestion, { frame, world })];
  const sights = pricedSights(day, suggestion, { frame, world });
  const open = sights.filter(({ isOpen }) => isOpen);
  const least = suggestion.file.fits ? LEAST_HELD_OF_HALF : LEAST_HELD;

  if (open.length === 0 || sum(open) < least * sum(sights)) return [];
  const held = heldInADay(open, minutesFor(day, trip), trip.most);
  const rest = open.filter((one) => !held.includes(one) && !one.isEvening);
  const factor = factorOf(suggestion.file, world) * (1 - day * LATER);
  const isWorthADay = frame.kind === 'Full Day' && rest.some(({ isMust }) => isMust);

  return [
    {
      suggestion: { ...suggestion, sights: suggestion.sights.filter(({ id }) => has(held, id)) },
      worths: worthsOf(held, factor),
      bonus: bonusIn(suggestion) * (sum(held) / sum(open)) * (1 - day * LATER),
      farArea: farAreaOf(held, trip),
    },
    ...(isWorthADay
      ? [
          {
            suggestion: {
              ...suggestion,
              sights: rest.map(({ id }) => ({ id, part: 'day' as const })),
            },
            worths: worthsOf(heldInADay(rest, minutesFor(day, trip), trip.most), factor),
            bonus: 0,
            farArea: farAreaOf(rest, trip),
          },
        ]
      : []),
  ].filter(({ worths }) => worths.size > 0);
}

/** From so many minutes on a day is far out. */
const FAR = 30;

/** Where the longest of a day's sights is, if that is far from the stay. */
function farAreaOf(sights: readonly PricedSight[], { minutesTo }: DaysToChoose): Point | undefined {
  const [longest] = sights
    .filter(({ isEvening }) => !isEvening)
    .toSorted((a, b) => b.minutes - a.minutes);

  return longest && minutesTo && minutesTo(longest) >= FAR ? longest : undefined;
}

type Priced = PricedSight & { isOpen: boolean; isMust: boolean };

const sum = (of: readonly { worth: number }[]) => of.reduce((all, { worth }) => all + worth, 0);
const has = (sights: readonly Priced[], id: string) => sights.some((one) => one.id === id);

function worthsOf(sights: readonly Priced[], factor: number): DayOption['worths'] {
  return new Map(sights.map(({ id, worth }) => [id, worth * factor]));
}

/** A day out, with what its evening holds. */
function dayTripOption(
  day: number,
  suggestion: SuggestedDay,
  { frame, world }: { frame: DayFrame; world: World },
): DayOption {
  const { file, dayTrip = '' } = suggestion;
  const later = 1 - day * LATER;
  const factor = factorOf(file, world) * later;
  const open = pricedSights(day, suggestion, { frame, world }).filter(({ isOpen }) => isOpen);

  return {
    suggestion,
    worths: new Map([...worthsOf(open, factor), [dayTrip, USUAL * factor]]),
    bonus: bonusOf(file) * later,
  };
}

function pricedSights(
  day: number,
  { sights }: SuggestedDay,
  { frame, world }: { frame: DayFrame; world: World },
): Priced[] {
  const { minutesTo = () => 0 } = world.trip;

  return sights.map(({ id, part }) => {
    const candidate = world.byId.get(id);
    // A park takes its day or stays out; which of them is settled before.
    const isHad = candidate && (candidate.visit.mandatory || !isPark(candidate));
    const { lat = 0, lon = 0, minutes = 0, strong = 0, mandatory = false } = candidate?.visit ?? {};

    return {
      id,
      lat,
      lon,
      minutes,
      worth: worthOfSight(candidate),
      isEvening: part === 'evening',
      isOpen:
        isHad === true &&
        isOpenIn(candidate, day, { part, frame, way: minutesTo(candidate.visit) }),
      isMust: strong > 0 || mandatory,
    };
  });
}

/** What a day has for sights and ways, in minutes. */
function minutesFor(day: number, { frames, taken = [] }: DaysToChoose): number {
  const frame = frames[day];

  if (!frame) return 0;
  const lunch = frame.meals.some(({ meal }) => meal === 'lunch') ? LUNCH : 0;

  return Math.min(frame.window[1], frame.dayEnd) - frame.window[0] - lunch - (taken[day] ?? 0);
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
    suitsParty(suggestion.file, guests.hasChildren)
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
  { part, frame, way }: { part: DayPart; frame: DayFrame; way: number },
): boolean {
  const [from, to] = frame.window;

  return spansInPart(visit.spans[day] ?? [], part, visit.minutes).some(
    ([open, close]) => Math.min(close, to) - Math.max(open, from + way) >= visit.minutes,
  );
}
