import type { DayPlanInput, MealPlace, MealSlot, Span } from '../problem.ts';
import { lockError } from './draft-visits.ts';
import { startWindow, type NodeDraft } from './node-draft.ts';

/** A meal that some day must hold. */
export type WantedMeal = { day: number; slot: MealSlot };

export function wantedMeals(days: readonly DayPlanInput[]): WantedMeal[] {
  return days.flatMap(({ meals }, day) => meals.map((slot) => ({ day, slot })));
}

/**
 * Every way to eat at every place: one draft per meal and length of it, times the copies that may be
 * used when there are fewer places than meals.
 */
export function draftMeals(
  places: readonly MealPlace[],
  days: readonly DayPlanInput[],
  copies: number,
): NodeDraft[] {
  const wanted = wantedMeals(days);
  const forms = [...new Set(wanted.map(({ slot }) => `${slot.meal} ${slot.minutes}`))];

  return places.flatMap((place) => {
    if (place.lockedAt) return [draftLocked(place, days)];
    return forms.flatMap((form) => {
      const like = wanted.filter(({ slot }) => `${slot.meal} ${slot.minutes}` === form);
      const draft = draftForm(place, like, days);

      return draft ? Array.from({ length: copies }, (_, copy) => asCopy(draft, copy)) : [];
    });
  });
}

/** Eating at a place again is worth less, so that the plan goes round the restaurants. */
function asCopy(draft: NodeDraft, copy: number): NodeDraft {
  return { ...draft, key: `${draft.id}#${copy}`, value: draft.value / (1 + copy) };
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
    minutes: Math.ceil(slot.minutes),
    value: place.value,
    usd: place.usd,
    key: `${place.id}#0`,
    windows,
  };
}

/** When a wanted meal can begin at a place: the longest of the spans that allow it. */
export function mealWindow(
  place: MealPlace,
  days: readonly DayPlanInput[],
  { day, slot }: WantedMeal,
): Span | undefined {
  const within = days[day]?.window;

  if (!within) return undefined;
  const minutes = Math.ceil(slot.minutes);
  const bounds: Span = [Math.max(within[0], slot.window[0]), Math.min(within[1], slot.window[1])];

  return (place.spans[day] ?? [])
    .map((span) => startWindow(span, bounds, minutes))
    .filter((window) => window !== undefined)
    .sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
}

function draftLocked(place: MealPlace, days: readonly DayPlanInput[]): NodeDraft {
  const lock = place.lockedAt ?? { day: 0, meal: 'lunch' as const, start: 0, minutes: 0 };
  const day = days[lock.day];
  const end = lock.start + lock.minutes;

  if (!day) throw lockError(place.id, lock.day, 'its day is not part of the trip');
  if (lock.start < day.window[0] || end > day.window[1]) {
    throw lockError(place.id, lock.day, 'it lies outside the day');
  }
  if (!(place.spans[lock.day] ?? []).some(([open, close]) => open <= lock.start && end <= close)) {
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
    key: `${place.id}#0`,
    windows: days.map((_, d): Span | undefined =>
      d === lock.day ? [lock.start, lock.start] : undefined,
    ),
    pinned: { day: lock.day, start: lock.start },
  };
}

/**
 * How often a place must be allowed for every meal to find a table by opening hours alone; 0 when some
 * meal has no open place at all. Meals that are locked are served already.
 */
export function copiesNeeded(places: readonly MealPlace[], days: readonly DayPlanInput[]): number {
  const locked = places.flatMap(({ lockedAt }) => (lockedAt ? [lockedAt] : []));
  const free = places.filter(({ lockedAt }) => !lockedAt);
  const choices = wantedMeals(days)
    .filter(({ day, slot }) => !locked.some((lock) => lock.day === day && lock.meal === slot.meal))
    .map((wanted) => free.flatMap((place, i) => (mealWindow(place, days, wanted) ? [i] : [])));

  if (choices.some((open) => open.length === 0)) return 0;
  for (let copies = 1; copies < choices.length; copies++) {
    if (canSeatAll(choices, free.length, copies)) return copies;
  }
  return Math.max(1, choices.length);
}

/** Bipartite matching (Kuhn) of meals to places that each serve `copies` times. */
function canSeatAll(
  choices: readonly (readonly number[])[],
  places: number,
  copies: number,
): boolean {
  const guests: number[][] = Array.from({ length: places }, () => []);
  const seat = (meal: number, tried: Set<number>): boolean =>
    (choices[meal] ?? []).some((place) => {
      const seated = guests[place];

      if (!seated || tried.has(place)) return false;
      tried.add(place);
      if (seated.length < copies) {
        seated.push(meal);
        return true;
      }
      const mover = seated.findIndex((other) => seat(other, tried));

      if (mover < 0) return false;
      seated[mover] = meal;
      return true;
    });

  return choices.every((_, meal) => seat(meal, new Set()));
}
