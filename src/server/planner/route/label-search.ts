import type { Visit } from './assemble-plan.ts';
import { arrive, eachDeparture, firstArrivals, nowhere, type Arrival } from './arrivals.ts';
import type { CompiledRide, CompiledRoute } from './compiled-route.ts';
import type { Completion } from './completion.ts';
import { picksOf } from './pick-fronts.ts';
import { createStayMenus, type StayOption } from './stay-menu.ts';
import type { StayFrame } from './stay-scores.ts';

/** A trip up to an arrival. */
type Label = {
  at: Arrival;
  usd: number;
  worth: number;
  /** What the trip can still be worth. */
  promise: number;
  ride: CompiledRide | null;
  before: Label | null;
  frame: StayFrame | null;
  option: StayOption | null;
};

export type LabelSearch = {
  route: CompiledRoute;
  budget: number;
  /** The price of a dollar, and the bound on what is left of a trip at that price. */
  price: number;
  promising: Completion;
  /** The least that what is left of a trip costs. */
  cheapest: Completion;
  /** Only better trips are wanted. */
  better: number;
  /** Labels kept for one day. */
  width: number;
};

export type LabelResult = {
  found: { ride: CompiledRide | null; visits: Visit[]; worth: number } | null;
  /** Nothing was left aside. */
  isComplete: boolean;
};

const EPSILON = 1e-6;

/**
 * Goes through trips day by day from the start, keeping for each arrival the labels (money, worth) that no other
 * beats in both, without those whose bound or cheapest end rules them out. Days with more labels than the width
 * keep the most promising ones.
 */
export function searchLabels(search: LabelSearch): LabelResult {
  const { route, width } = search;
  const all = 2 ** route.places.length - 1;
  const days = Array.from({ length: route.problem.nights + 1 }, (): Label[] => []);
  const menus = createStayMenus(route);
  const goal: Goal = { better: search.better, best: null };
  let isComplete = true;

  for (const { ride, to: at } of firstArrivals(route, all)) {
    const own = { at, usd: ride?.usd ?? 0, worth: ride?.worth ?? 0 };
    const promise = promiseOf(search, goal, own);

    days[at.day]?.push({ ...own, promise, ride, before: null, frame: null, option: null });
  }
  for (const labels of days) {
    const alive = withoutBeaten(labels).filter(({ promise }) => promise > goal.better);

    if (alive.length > width) isComplete = false;
    for (const label of alive.sort((a, b) => b.promise - a.promise).slice(0, width)) {
      extend({ search, days, menus, goal, all }, label);
    }
  }
  return {
    found: goal.best && readLabel(goal.best),
    isComplete: isComplete && !menus.isThinned(),
  };
}

type Goal = { better: number; best: Label | null };
type Tools = {
  search: LabelSearch;
  days: Label[][];
  menus: ReturnType<typeof createStayMenus>;
  goal: Goal;
  all: number;
};

function extend({ search, days, menus, goal, all }: Tools, before: Label): void {
  const { at } = before;
  // One object for all: only labels that are kept have one of their own.
  const to = nowhere(0);

  eachDeparture({ route: search.route, remembered: all }, at, (departure) => {
    const { nights, ride, next } = departure;
    const frame = { place: at.place, nights, reaches: at.reaches, leaves: ride?.leaves ?? 0 };

    arrive(to, at, departure);
    for (const option of menus.options(frame)) {
      to.needed = at.needed & ~option.cover;
      const usd = before.usd + option.usd + (ride?.usd ?? 0);
      const worth = before.worth + option.worth + (ride?.worth ?? 0);
      const isEnd = next < 0;
      const promise = isEnd
        ? worthAtEnd(search, goal, { at: to, usd, worth })
        : promiseOf(search, goal, { at: to, usd, worth });

      if (promise === -Infinity) continue;
      const label = { at: { ...to }, usd, worth, promise, ride, before, frame, option };

      if (isEnd) Object.assign(goal, { best: label, better: worth + EPSILON });
      else days[to.day]?.push(label);
    }
  });
}

type Sum = { at: Arrival; usd: number; worth: number };

/** What a whole trip is worth; -Infinity where it lacks something, costs too much or is not better. */
function worthAtEnd({ budget }: LabelSearch, { better }: Goal, { at, usd, worth }: Sum): number {
  return at.needed === 0 && usd <= budget + EPSILON && worth > better ? worth : -Infinity;
}

/** A bound on the whole trip; -Infinity where it cannot end within the budget or cannot be better. */
function promiseOf(search: LabelSearch, { better }: Goal, { at, usd, worth }: Sum): number {
  const { budget, price, promising, cheapest } = search;

  if (usd - cheapest.score(at) > budget + EPSILON) return -Infinity;
  // Without a price the budget is no part of the bound, and may have no end.
  const saved = price > 0 ? price * (budget - usd) : 0;
  const promise = worth + saved + promising.score(at);

  return promise > better ? promise : -Infinity;
}

/** Labels of the same arrival are compared by money and worth. */
function withoutBeaten(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  const best = new Map<string, number>();
  const sorted = labels.toSorted((a, b) => a.usd - b.usd || b.worth - a.worth);

  for (const label of sorted) {
    const { place, visited, modes, reaches, needed } = label.at;
    const key = `${place} ${visited} ${modes} ${reaches} ${needed}`;

    if (label.worth <= (best.get(key) ?? -Infinity)) continue;
    best.set(key, label.worth);
    kept.push(label);
  }
  return kept;
}

function readLabel(label: Label): LabelResult['found'] {
  const visits: Visit[] = [];
  let one = label;

  while (one.before) {
    const { frame, option, before, ride } = one;

    if (frame && option) {
      const { lodging, picks } = option;
      const content = { ...(lodging ? { lodging } : {}), picks: picks.map(picksOf) };

      visits.unshift({ frame, departDay: before.at.day + frame.nights, content, ride });
    }
    one = before;
  }
  return { ride: one.ride, visits, worth: label.worth };
}
