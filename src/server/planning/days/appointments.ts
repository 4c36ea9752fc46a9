import type { Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { LATER_THAN_OTHERS } from '#server/catalogue/meal-hours.ts';
import type { Block, MealSlot, Point, Span } from '#server/planner/problem.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';
import { minutesOf } from '#shared/dates.ts';
import { endOf } from '../asked/end-of-appointment.ts';
import { sightForms, sightTokens } from '../places/sight-forms.ts';
import type { DayFrame } from './day-windows.ts';

/** An appointment that a day of the trip keeps time for, in minutes after midnight. */
export type FixedTime = {
  id: string;
  day: number;
  start: number;
  end: number;
  title: string;
  /** Where it is, as far as it was said. */
  place: string | undefined;
  /** Where it is on the map; the stay where nobody knows. */
  point: Point;
  isPlaceKnown: boolean;
  /** The sight of the destination that it is at. */
  sight?: string;
  /** Time at the stay, and no appointment, with what the plan says of it. */
  isRest?: boolean;
  note?: string;
};

const WAY_THERE = 45;
/** The way home from an appointment that ends late. */
const WAY_BACK = 30;
/** From lunch to the stay. */
const WAY_HOME = 10;
/** The last sight ends so long before dinner. */
const BEFORE_DINNER = 75;
/** A meal that leaves so little time beside appointments is had at them. */
const LEAST_FOR_A_MEAL = 105;
/** What a ticket is for is visited at its hour; a wedding in a church keeps the hours free. */
const FOR_A_VISIT = new Set(['Ticket', 'Show', 'Cruise', 'Appointment']);
const MIDNIGHT = 24 * 60;

/** The appointments that lie on days of the trip, while the party is there. */
export function fixedTimes(
  appointments: readonly Appointment[],
  frames: readonly DayFrame[],
  { destination, stay }: { destination: Destination; stay: Point },
): FixedTime[] {
  return appointments.flatMap((one, index) => {
    const day = frames.findIndex(({ date }) => date === one.date);
    const frame = frames[day];
    const [start, end] = [minutesOf(one.start), Math.min(MIDNIGHT, endOf(one))];

    if (!frame || !isThere(frame, [start, end])) return [];
    const known = one.place === undefined ? undefined : placeCalled(one.place, destination);

    return [
      {
        id: `appointment-${index}`,
        day,
        start,
        end,
        title: one.title,
        place: one.place,
        isPlaceKnown: known !== undefined,
        point: known ?? { lat: stay.lat, lon: stay.lon },
        ...(known?.sight !== undefined && FOR_A_VISIT.has(one.title) ? { sight: known.sight } : {}),
      },
    ];
  });
}

/** Whether the party has arrived and not yet left. */
function isThere({ landing, takeOff, window }: DayFrame, [start, end]: Span): boolean {
  return (
    (landing === undefined || start >= window[0]) && (takeOff === undefined || end <= window[1])
  );
}

/** A sight, a place for meetings or a part of town of the destination. */
export function placeCalled(
  name: string,
  destination: Destination,
): (Point & { sight?: string }) | undefined {
  const key = sightTokens(name).join(' ');
  const form = sightForms(destination).find(({ tokens }) => tokens.join(' ') === key);
  const sight = destination.places.find(({ id }) => `${destination.id}/${id}` === form?.id);
  const venue = destination.business.find((one) => foldText(one.name).includes(foldText(name)));
  const area = [...destination.places, ...destination.stays, ...destination.food].find(
    (one) => foldText(one.area ?? '') === foldText(name),
  );

  if (sight) return { lat: sight.lat, lon: sight.lon, sight: `${destination.id}/${sight.id}` };
  const known = venue ?? area;

  return known && { lat: known.lat, lon: known.lon };
}

/** A day that keeps its appointments: it lasts until the last is over, and what they leave no time for falls away. */
export function frameAround(whole: DayFrame, all: readonly FixedTime[]): DayFrame {
  const fixed = all.filter(({ isRest }) => !isRest);
  const frame = all.reduce(
    (one, { isRest, start, end }) =>
      isRest ? goingOutAgain(lunchBefore(one, start), end - start) : one,
    whole,
  );

  if (fixed.length === 0) return frame;
  const end = Math.max(
    frame.window[1],
    ...fixed.map((one) => Math.min(MIDNIGHT, one.end + WAY_BACK)),
  );

  return {
    ...frame,
    window: [Math.min(frame.window[0], ...fixed.map(({ start }) => start - WAY_THERE)), end],
    meals: frame.meals
      .map((slot) => laterAfter(slot, fixed))
      .filter((slot) => !isTaken(slot, fixed)),
  };
}

/** Lunch may begin later after an appointment that ends in its hours. */
function laterAfter(slot: MealSlot, fixed: readonly FixedTime[]): MealSlot {
  const [from, until] = slot.window;
  const isAfter = fixed.some(({ end }) => end > from && end <= until);

  return slot.meal === 'lunch' && isAfter && isTaken(slot, fixed)
    ? { ...slot, window: [from, until + LATER_THAN_OTHERS] }
    : slot;
}

/** Lunch that is over when one goes home for a rest. */
function lunchBefore(frame: DayFrame, start: number): DayFrame {
  return {
    ...frame,
    meals: frame.meals.map((slot) =>
      slot.meal === 'lunch'
        ? { ...slot, window: [slot.window[0], Math.min(slot.window[1], start - WAY_HOME)] }
        : slot,
    ),
  };
}

/** After a rest at the stay one sets out again: its time does not count, where dinner allows it. */
function goingOutAgain(frame: DayFrame, minutes: number): DayFrame {
  const dinner = frame.meals.find(({ meal }) => meal === 'dinner');

  if (!dinner) return frame;
  const latest = dinner.window[1] - dinner.minutes - BEFORE_DINNER;

  return { ...frame, dayEnd: Math.max(frame.dayEnd, Math.min(latest, frame.dayEnd + minutes)) };
}

/** Whether the appointments are a meal or leave no time for it. */
function isTaken({ meal, window: [from, until] }: MealSlot, fixed: readonly FixedTime[]): boolean {
  if (fixed.some(({ title }) => title.toLowerCase() === meal)) return true;
  const busy = fixed
    .filter(({ start, end }) => start < until && end > from)
    .toSorted((a, b) => a.start - b.start);
  const edges = [from, ...busy.flatMap(({ start, end }) => [start, end]), until];
  const gaps = edges.flatMap((at, index) =>
    index % 2 === 0 ? [(edges[index + 1] ?? until) - at] : [],
  );

  return busy.length > 0 && Math.max(...gaps) < LEAST_FOR_A_MEAL;
}

/** The appointments of a day that hold no sight of the plan, as time that is taken. */
export function appointmentBlocks(fixed: readonly FixedTime[], day: number): Block[] {
  return fixed
    .filter((one) => one.day === day)
    .map(({ id, point, start, end }) => ({ id, lat: point.lat, lon: point.lon, start, end }));
}

/** What lasts so long is the work of its day. */
const HALF_A_DAY = 180;

/**
 * The halves of a working day that no appointment lies in, and none beside a long one: who says when they meet says
 * when they work.
 */
export function aroundAppointments(blocks: readonly Block[], taken: readonly Block[]): Block[] {
  if (taken.some(({ start, end }) => end - start >= HALF_A_DAY)) return [];
  return blocks.filter(
    (block) => !taken.some(({ start, end }) => start < block.end && end > block.start),
  );
}
