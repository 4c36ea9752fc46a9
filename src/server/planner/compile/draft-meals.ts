import type { DayPlanInput, MealPlace, MealSlot, Span } from '../problem.ts';
import { lockError } from './draft-visits.ts';
import { startWindow, type NodeDraft } from './node-draft.ts';
import { isWithin } from '../spans.ts';

/** A meal that some day must hold. Outside its hours: what it is worth less, and when its table must still serve. */
export type WantedMeal = { day: number; slot: MealSlot; loss?: number; served?: number };

export function wantedMeals(days: readonly DayPlanInput[]): WantedMeal[] {
  return days.flatMap(({ meals }, day) => meals.map((slot) => ({ day, slot })));
}

/** Every way to eat at every place: one draft per meal and length of it. Each place is used once in a trip. */
export function draftMeals(
  places: readonly MealPlace[],
  days: readonly DayPlanInput[],
): NodeDraft[] {
  const wanted = wantedMeals(days);
  const forms = [...new Set(wanted.map(({ slot }) => formOf(slot)))];

  return places.flatMap((place) => {
    if (place.lockedAt) return [draftLocked(place, days)];
    return forms.flatMap((form) => {
      const like = wanted.filter(({ slot }) => formOf(slot) === form);

      return [like, like.flatMap(sooner), like.flatMap(later)]
        .map((meals) => draftForm(place, meals, days))
        .filter((draft) => draft !== undefined);
    });
  });
}

/** What a meal later, and sooner, than people have it is worth less. */
const TOO_LATE = 50;
const TOO_EARLY = 80;

/** The same meal at the hours before its own, without a rest before it. */
function sooner({ day, slot }: WantedMeal): WantedMeal[] {
  const { window, around, minutes, meal } = slot;
  const until = window[0] + minutes;

  return around && around[0] < window[0]
    ? [
        {
          day,
          slot: { meal, minutes, window: [around[0], until] },
          loss: TOO_EARLY,
          served: window[0],
        },
      ]
    : [];
}

/** The same meal at the hours after its own, without a rest before it. */
function later({ day, slot }: WantedMeal): WantedMeal[] {
  const { window, around, minutes, meal } = slot;
  const from = window[1] - minutes;

  return around && around[1] > window[1]
    ? [{ day, slot: { meal, minutes, window: [from, around[1]] }, loss: TOO_LATE }]
    : [];
}

function minutesOf({ minutes }: MealPlace, slot: MealSlot): number {
  return Math.ceil(minutes ?? slot.minutes);
}

function formOf({ meal, minutes, rest = 0 }: MealSlot): string {
  return `${meal} ${minutes} ${rest}`;
}

function draftForm(
  place: MealPlace,
  like: readonly WantedMeal[],
  days: readonly DayPlanInput[],
): NodeDraft | undefined {
  const slot = like[0]?.slot;

  if (!slot) return undefined;
  const windows = days.map((_, day) => {
    const wanted = like.find((entry) => entry.day === day);

    return wanted && mealWindow(place, days, wanted);
  });

  if (!windows.some(Boolean)) return undefined;
  return {
    id: place.id,
    kind: 'meal',
    meal: slot.meal,
    point: place,
    minutes: minutesOf(place, slot) + (slot.rest ?? 0),
    rest: slot.rest ?? 0,
    ...(slot.usual === undefined ? {} : { usual: slot.usual - (slot.rest ?? 0) }),
    value: Math.max(0, place.value - (like[0]?.loss ?? 0)),
    usd: place.usd,
    key: place.id,
    ...(like[0]?.loss ? { isOffHours: true } : {}),
    windows,
  };
}

/** When a wanted meal, or the rest before it, can begin at a place: the longest of the spans that allow it. */
export function mealWindow(
  place: MealPlace,
  days: readonly DayPlanInput[],
  { day, slot, served = -Infinity }: WantedMeal,
): Span | undefined {
  const within = days[day]?.window;

  if (!within) return undefined;
  const minutes = minutesOf(place, slot);
  const [from, until] = slot.window;
  const bounds: Span = [Math.max(within[0], from), Math.min(within[1], until)];

  return (
    (place.spans[day] ?? [])
      .map((span) => startWindow(span, bounds, minutes))
      .filter((window) => window !== undefined)
      // What shuts before others sit down is no table for sooner either.
      .filter(([, last]) => last >= served)
      .map(([first, last]): Span => [first - (slot.rest ?? 0), last - (slot.rest ?? 0)])
      .sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0]
  );
}

function draftLocked(place: MealPlace, days: readonly DayPlanInput[]): NodeDraft {
  const lock = place.lockedAt ?? { day: 0, meal: 'lunch' as const, start: 0, minutes: 0 };
  const day = days[lock.day];
  const end = lock.start + lock.minutes;

  if (!day) throw lockError(place.id, lock.day, 'its day is not part of the trip');
  if (lock.start < day.window[0] || end > day.window[1]) {
    throw lockError(place.id, lock.day, 'it lies outside the day');
  }
  if (!isWithin({ start: lock.start, end }, place.spans[lock.day])) {
    throw lockError(place.id, lock.day, 'it is closed then');
  }
  return {
    id: place.id,
    kind: 'meal',
    meal: lock.meal,
    point: place,
    minutes: lock.minutes,
    value: place.value,
    usd: place.usd,
    key: place.id,
    windows: days.map((_, d): Span | undefined =>
      d === lock.day ? [lock.start, lock.start] : undefined,
    ),
    pinned: { day: lock.day, start: lock.start },
  };
}

/**
 * The first meal that finds no restaurant by opening hours alone when every place serves one meal of the trip;
 * undefined when all can be seated. Meals that are locked are served already, and their places are taken.
 */
export function unseatedMeal(
  places: readonly MealPlace[],
  days: readonly DayPlanInput[],
): WantedMeal | undefined {
  const locked = places.flatMap(({ lockedAt }) => (lockedAt ? [lockedAt] : []));
  const taken = new Set(places.flatMap(({ id, lockedAt }) => (lockedAt ? [id] : [])));
  const free = places.filter(({ id }) => !taken.has(id));
  const guests = new Map<string, WantedMeal>();
  const seat = (meal: WantedMeal, tried: Set<string>): boolean =>
    free.some((place) => {
      if (tried.has(place.id) || !mealWindow(place, days, meal)) return false;
      tried.add(place.id);
      const seated = guests.get(place.id);

      if (seated && !seat(seated, tried)) return false;
      guests.set(place.id, meal);
      return true;
    });

  // Bipartite matching (Kuhn): seated guests move on when there is another restaurant for them.
  return wantedMeals(days)
    .filter(({ day, slot }) => !locked.some((lock) => lock.day === day && lock.meal === slot.meal))
    .find((meal) => !seat(meal, new Set()));
}
