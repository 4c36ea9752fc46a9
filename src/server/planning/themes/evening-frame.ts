import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { MealSlot, Span } from '#server/planner/problem.ts';
import { LATER_THAN_OTHERS } from '#server/catalogue/meal-hours.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { upToFive } from '../days/five-minutes.ts';

/** An evening that is kept for something, with where dinner stands. */
export type NightOut = { id: string; day: number } & Evening;
type Evening = { start: number; end: number; dinner: Span; isDinnerAfter: boolean };

type Programme = {
  span: Span;
  minutes: number;
  kind: PlaceKind;
  /** Who has a seat dines from then on; the local hour, not the one of children, is what that is sooner than. */
  dinnerFrom: number;
  dinnerUntil: number;
};

/** The shortest dinner, and the way from or to the table. */
const DINNER = 75;
const WAY = 20;
/** Who has a seat for a show dines near it. */
const WAY_TO_SHOW = 15;
/** What an early dinner has to spare before the way to the show. */
const TO_SPARE = 15;
/** Dinner may begin within so many minutes. */
const SLACK = 30;
/** The last sight ends so long before dinner. */
const REST = 60;
/** Hours that are hardly longer than the visit tell when it begins. */
const CURTAIN = 45;
/** Before this nobody is in a club. */
const CLUB_FILLS = 23 * 60;
const LATEST_END = 26 * 60;
/** From leaving in the morning: later than this, half of the day is lost. */
const LATEST_LEAVE = 11 * 60 + 30;
const HOME = 40;
/** So long after the latest start of dinner the evening's other stops may begin. */
const AFTER_TABLE = 5;

/** When an evening's programme begins, and dinner before or after it; undefined where the day cannot hold both. */
export function eveningAt(frame: DayFrame, programme: Programme): Evening | undefined {
  const slot = frame.meals.find(({ meal }) => meal === 'dinner');

  if (!slot) return undefined;
  return afterDinner(frame, slot, programme) ?? beforeDinner(frame, slot, programme);
}

/** Dinner at the local hour, or up to an hour before it where the curtain rises early. */
function afterDinner(
  { window: [begins] }: DayFrame,
  slot: MealSlot,
  programme: Programme,
): Evening | undefined {
  const { span, minutes, kind, dinnerFrom } = programme;
  const [open, close] = span;
  const [local] = slot.window;
  const isCurtain = close - open - minutes <= CURTAIN;
  const asEarly = kind === 'show' || isCurtain ? Math.min(local, dinnerFrom) : local;
  // Nobody dines before they have arrived.
  const sooner = Math.max(asEarly, begins);
  const usual = local + Math.max(DINNER, slot.minutes) + WAY;
  const wanted = kind === 'club' ? Math.max(usual + WAY, CLUB_FILLS) : usual;
  const latest = Math.min(close, LATEST_END) - minutes;
  const start = isCurtain ? open : upToFive(Math.min(Math.max(open, wanted), latest));
  const until = start - (kind === 'show' ? WAY_TO_SHOW : WAY);

  if (kind === 'club' && start < wanted) return undefined;
  if (start < open || start > latest || until - DINNER < sooner) return undefined;
  return {
    start,
    end: start + minutes,
    // Sooner than usual only as far as the curtain asks for it.
    dinner: [
      Math.max(sooner, Math.min(local, until - DINNER - TO_SPARE)),
      Math.min(until, slot.window[1]),
    ],
    isDinnerAfter: false,
  };
}

/** Where dinner is late, the programme comes first and the day begins later. */
function beforeDinner(
  frame: DayFrame,
  slot: MealSlot,
  { span: [open, close], minutes, dinnerUntil }: Programme,
): Evening | undefined {
  const {
    window: [local],
    rest = 0,
  } = slot;
  const start = upToFive(Math.max(open, local - WAY - minutes));
  const end = start + minutes;
  const from = Math.max(local, end + WAY);
  const until = Math.min(dinnerUntil, from + rest + DINNER + SLACK);

  if (end > close || until - from < DINNER) return undefined;
  if (end - frame.maxProgramme > LATEST_LEAVE) return undefined;
  return { start, end, dinner: [from, until], isDinnerAfter: true };
}

/** The day around such an evening. */
export function frameOfNight(frame: DayFrame, night: Evening): DayFrame {
  const [from, until] = night.dinner;
  const meals = frame.meals.map((slot): MealSlot =>
    slot.meal === 'dinner'
      ? {
          ...slot,
          window: night.dinner,
          around: [from, until + (night.isDinnerAfter ? LATER_THAN_OTHERS : 0)],
          minutes: Math.min(slot.minutes, Math.max(DINNER, until - from)),
          usual: Math.min(Math.max(from, slot.usual ?? from), until - DINNER),
          // Who comes from a seat in a hall has rested.
          ...(night.isDinnerAfter ? { rest: 0 } : {}),
        }
      : slot,
  );
  const [leave, home] = frame.window;

  if (!night.isDinnerAfter) {
    return {
      ...frame,
      meals,
      window: [leave, Math.max(home, night.end + HOME)],
      dayEnd: Math.min(frame.dayEnd, until - DINNER - REST),
      // Between dinner and a club one strolls, rather than back to the stay.
      evening: Math.min(night.start, until - DINNER + AFTER_TABLE),
    };
  }
  const late = Math.max(leave, upToFive(night.end - frame.maxProgramme));

  return {
    ...frame,
    meals,
    window: [late, Math.max(home, until + HOME)],
    dayEnd: Math.max(frame.dayEnd, night.end),
    evening: until,
  };
}
