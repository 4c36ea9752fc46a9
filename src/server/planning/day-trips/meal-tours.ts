import { LEAST_REST } from '#server/planner/pace-limits.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { mealsInside, takesWholeDay } from '#server/catalogue/meals-inside.ts';
import type { MealSlot, Point, Span } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { isDayHike } from '../days/morning-hikes.ts';
import type { DayTripChoice, HeldDayTrip } from './choose-day-trips.ts';
import { hoursOfTour, isLikedHike } from './hiking-days.ts';
import { edgeOfTrip } from './order-of-days.ts';
import { isFullOfWishes } from './full-of-wishes.ts';
import { isUnderRoof } from '../rhythm/sights-in-rhythm.ts';
import { isSensible, restBefore, startOf } from './tour-hours.ts';
import { downToFive, upToFive } from '../days/five-minutes.ts';

/** A tour or boat trip with a meal on it, on one day of the stay. */
type MealTour = { id: string; day: number; start: number; end: number; way: number; meals: Meal[] };
type Meal = NonNullable<PlaceFile['includes']>[number];

/** Which day trips and tours may be chosen; `isWithoutTours` leaves only those tours that are held. */
export type TripChoice = Pick<DayTripChoice, 'held' | 'others'> & { isWithoutTours?: true };

type Choice = TripChoice & {
  /** The middle of town. */
  from: Point;
  /** Lean travellers take the bus to what others reach by car. */
  level: BudgetLevel;
  /** Dates whose evening is taken by an occasion. */
  occasions: readonly string[];
  /** Somebody bears no heat: nothing that lasts outdoors over noon is chosen for them. */
  isOutOfHeat?: boolean | undefined;
};

/** One that nobody asked for in so many full days. */
const FULL_DAYS_EACH = 2;
/** From the stay to where a tour is, in minutes: finding it, and each kilometre as the crow flies, by car or by bus. */
const WAY = { fixed: 40, byCar: 1.2, byBus: 1.7 } as const;
/** The days of a stay and its sights, and which days a tour has. */
export type MealTourDays = {
  frames: DayFrame[];
  sights: Candidate[];
  taken: number[];
  /** What may be chosen when the stay cannot hold these tours; undefined where all of them are held. */
  fewer: TripChoice | undefined;
};

/**
 * Puts the tours that bring lunch or dinner with them on their days: those that are held, those that were named, and
 * the great ones that a longer stay has room for. No other table is laid for that meal.
 */
export function withMealTours(
  { frames, sights }: { frames: readonly DayFrame[]; sights: readonly Candidate[] },
  choice: Choice,
): MealTourDays {
  const tours = chooseTours(sights, frames, choice);
  const isChosen = tours.some(({ id }) => !choice.held.some((one) => one.id === id));

  return {
    frames: frames.map((frame, day) => {
      const tour = tours.find((one) => one.day === day);

      return tour ? around(frame, tour) : frame;
    }),
    sights: onTheirDays(sights, tours, choice),
    taken: tours.map(({ day }) => day),
    fewer: isChosen
      ? { held: choice.held, others: choice.others, isWithoutTours: true }
      : undefined,
  };
}

function chooseTours(
  sights: readonly Candidate[],
  frames: readonly DayFrame[],
  choice: Choice,
): MealTour[] {
  const chosen: MealTour[] = [];
  // A zoo that was named is all the animals that children come for.
  const named = sights.filter(({ visit }) => visit.mandatory);
  const met = new Set(named.filter((one) => mealsOf(one).length === 0).flatMap(themesOf));
  const fullDays = frames.filter(({ kind }) => kind === 'Full Day').length;
  const isFull = isFullOfWishes(sights, fullDays);
  const most = isParkTown(sights) ? fullDays : Math.floor(fullDays / FULL_DAYS_EACH);

  for (const one of offered(sights, choice)) {
    const heldAt = choice.held.find(({ id }) => id === one.id);
    const themes = themesOf(one);
    const isAsked =
      one.visit.mandatory === true ||
      heldAt !== undefined ||
      themes.some((theme) => !met.has(theme));

    if (!isAsked && (isFull || choice.others !== 'all' || chosen.length >= most)) continue;
    const found = dayFor(one, frames, { ...choice, chosen, held: heldAt });

    if (!found) continue;
    chosen.push(found);
    for (const theme of themes) met.add(theme);
  }
  return chosen;
}

/** The themes of the notes that a tour meets. */
function themesOf({ visit: { meets } }: Candidate): string[] {
  return meets.filter((name) => name.startsWith(THEME_WISH));
}

/** What has a meal of its own: what is held, what was named, evenings before noons, then the most appealing. */
function offered(
  sights: readonly Candidate[],
  { held, others, isWithoutTours, isOutOfHeat }: Choice,
): Candidate[] {
  const isOpen = others !== 'none' && !isWithoutTours;
  const isHeld = ({ id }: Candidate) => held.some((one) => one.id === id);

  return sights
    .filter(
      (one) =>
        mealsOf(one).length > 0 &&
        (isHeld(one) ||
          (isOpen &&
            (one.visit.mandatory === true ||
              (!(isOutOfHeat && isOutAtNoon(one)) &&
                (themesOf(one).length > 0 || isWorthADay(one)))))),
    )
    .toSorted(
      (a, b) =>
        Number(isHeld(b)) - Number(isHeld(a)) ||
        Number(b.visit.mandatory ?? false) - Number(a.visit.mandatory ?? false) ||
        Number(mealsOf(b).includes('dinner')) - Number(mealsOf(a).includes('dinner')) ||
        themesOf(b).length - themesOf(a).length ||
        appealOf(b.file) - appealOf(a.file),
    );
}

function isOutAtNoon(one: Candidate): boolean {
  return mealsOf(one).includes('lunch') && 'kind' in one.file && !isUnderRoof(one.file);
}

/** The meals that come with a sight; none with a day trip, whose lunch is one of its stops. */
export function mealsOf({ file }: Pick<Candidate, 'file'>): Meal[] {
  return 'kind' in file ? mealsInside(file) : [];
}

type Search = Pick<Choice, 'occasions' | 'from' | 'level'> & {
  chosen: readonly MealTour[];
  held: HeldDayTrip | undefined;
};

/** The first full day, of those in the middle first, on which the tour runs at a sensible hour. */
function dayFor(
  one: Candidate,
  frames: readonly DayFrame[],
  { chosen, held, occasions, from, level }: Search,
): MealTour | undefined {
  const meals = mealsOf(one);
  const isTaken = ({ date }: DayFrame) => meals.includes('dinner') && occasions.includes(date);
  const perKm = level === 'budget' ? WAY.byBus : WAY.byCar;
  const way = Math.ceil(WAY.fixed + perKm * distanceKm(from, one.visit));
  const days = frames
    .map((frame, day) => ({ frame, day }))
    .filter(
      ({ frame, day }) =>
        (held ? held.day === day : isFree(frame, one) && !isTaken(frame)) &&
        (one.visit.spans[day] ?? []).length > 0 &&
        !chosen.some((other) => other.day === day) &&
        meals.every((meal) => frame.meals.some((slot) => slot.meal === meal)),
    )
    .toSorted((a, b) => edgeOfTrip(a.day, frames) - edgeOfTrip(b.day, frames) || a.day - b.day);

  for (const { frame, day } of days) {
    for (const open of hoursOn(one, day)) {
      const span = hoursOfTour(one, open, { frame, way });
      const minutes = lengthOf(one, Math.min(frame.maxProgramme - way, span[1] - span[0]));
      const start = held?.start ?? startOf(span, { frame, minutes, meals });

      if (isSensible(start, { span, minutes, frame, meals, way }))
        return { id: one.id, day, start, end: start + minutes, way, meals };
    }
  }
  return undefined;
}

/** When a tour is open; what begins at a clock time, from then until it ends. */
function hoursOn({ file, open, visit }: Candidate, day: number): readonly Span[] {
  const isTimed = 'starts' in file && file.starts !== undefined;

  return (isTimed ? visit.spans : open)[day] ?? [];
}

/** A day in town is left only for what was named. */
function isFree({ kind, isInTown }: DayFrame, { visit }: Candidate): boolean {
  return kind === 'Full Day' && (visit.mandatory === true || !isInTown);
}

/**
 * The hours reach to the end of the tour, and its meal is had on it. A day with an evening tour is long: there is a
 * rest before lunch, as the ride follows soon after it.
 */
function around(frame: DayFrame, { start, end, way, meals }: MealTour): DayFrame {
  const [leave, home] = frame.window;
  const hasDinner = meals.includes('dinner');
  const before = start - way - restBefore(way);
  const others = frame.meals.filter(({ meal }) => !meals.some((one) => one === meal));
  const base = {
    ...frame,
    rest: undefined,
    window: [Math.min(leave, start - way), Math.max(home, end + way)] as const,
  };

  if (!hasDinner) {
    const most = Math.min(frame.dayEnd, start - way + frame.maxProgramme);

    return { ...base, meals: others, dayEnd: Math.max(end, most) };
  }
  return {
    ...base,
    meals: others.map((slot) => ({ ...endedBy(slot, before), rest: LEAST_REST })),
    dayEnd: Math.min(frame.dayEnd, before),
    evening: start,
  };
}

/** A meal that ends by then; a shorter one where that leaves less. */
function endedBy(slot: MealSlot, before: number): MealSlot {
  const [from, until] = slot.window;
  const end = Math.min(until, before);

  return { ...slot, window: [from, end], minutes: Math.min(slot.minutes, end - from) };
}

/**
 * The sights with each chosen tour on its day, at its hour and for as long as it lasts. Nobody has a second lunch: what
 * brings a meal and was not chosen stays out, unless it was named.
 */
function onTheirDays(
  sights: readonly Candidate[],
  tours: readonly MealTour[],
  { held }: Choice,
): Candidate[] {
  const isOffered = (one: Candidate) =>
    mealsOf(one).length === 0 ||
    one.visit.mandatory === true ||
    [...tours, ...held].some(({ id }) => id === one.id);

  return sights.filter(isOffered).map((one) => {
    const tour = tours.find(({ id }) => id === one.id);

    if (!tour || one.visit.lockedAt) return one;
    const { day, start, end } = tour;
    const spans = one.visit.spans.map((_, other): Span[] => (other === day ? [[start, end]] : []));

    return { ...one, visit: { ...one.visit, minutes: end - start, spans, mandatory: true } };
  });
}

/** From this appeal on, a tour with a meal is chosen without being asked for; a park by who wants fun for the family. */
const GREAT = 85;
const FUN = 75;
const FAMILY = 'Family Fun';
/** The shortest and the longest day in a park. */
const SHORT_DAY = 330;
const LONG_DAY = 450;
/** With so many great parks, the parks are what one comes for. */
const PARK_TOWN = 3;

/** Whether it is a park that takes the day. */
function isPark({ file }: Pick<Candidate, 'file'>): boolean {
  return 'kind' in file && !isDayHike(file) && takesWholeDay(file);
}

/** Whether it is worth a day that nobody asked for; the rides of a park are, to who has an interest that they meet. */
function isWorthADay(one: Candidate): boolean {
  const { meets } = one.visit;

  if (isLikedHike(one)) return true;
  if (!isPark(one)) return appealOf(one.file) >= GREAT;
  return meets.length > 0 && appealOf(one.file) >= (meets.includes(FAMILY) ? FUN : GREAT);
}

/** Whether one comes for the parks: each day may be one. */
function isParkTown(sights: readonly Candidate[]): boolean {
  return sights.filter((one) => isPark(one) && appealOf(one.file) >= GREAT).length >= PARK_TOWN;
}

/** A tour lasts as long as it lasts, whatever the pace of the party; one leaves a park when one has had enough. */
function lengthOf(one: Candidate, most: number): number {
  const minutes = upToFive(one.file.minutes);
  const room = downToFive(Math.max(SHORT_DAY, Math.min(most, LONG_DAY)));

  return isPark(one) ? Math.min(minutes, room) : minutes;
}
