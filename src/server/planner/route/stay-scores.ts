import type {
  CompiledLodging,
  CompiledPick,
  CompiledPlace,
  CompiledRoute,
  SlotKind,
} from './compiled-route.ts';
import { createPickTable, type PickTable } from './pick-table.ts';
import { weigh, type Weights } from './weights.ts';

/** A stay: which place, how many nights, and the slot sets of the days of arrival and departure. */
export type StayFrame = { place: number; nights: number; reaches: number; leaves: number };

/** The stay behind its number, ((place * days + nights) * sets + reaches) * sets + leaves. */
function frameOf({ problem, slotSets }: CompiledRoute, key: number): StayFrame {
  const sets = slotSets.length;
  const stay = Math.floor(key / sets / sets);

  return {
    place: Math.floor(stay / (problem.nights + 1)),
    nights: stay % (problem.nights + 1),
    reaches: Math.floor(key / sets) % sets,
    leaves: key % sets,
  };
}

/** The best score of a stay whose picks have the tags of `cover`. */
type StayScore = { cover: number; score: number };

export type StayContent = { lodging?: CompiledLodging; picks: readonly CompiledPick[][] };

export type StayScores = {
  /** For every set of tags that is worth covering here. */
  scores: (key: number) => readonly StayScore[];
  /** What stands behind a score. */
  content: (frame: StayFrame, cover: number) => StayContent;
};

/** Scores stays under given weights; every stay is worked out once. */
export function createStayScores(route: CompiledRoute, weights: Weights): StayScores {
  const known: (readonly StayScore[])[] = [];
  const tables = new Map<string, PickTable>();
  const { nights: most } = route.problem;

  const tableOf = (place: CompiledPlace, kind: number): PickTable => {
    const key = `${place.index} ${kind}`;
    const picks = place.picks[kind] ?? [];
    const slots = (route.kinds[kind]?.all ?? 0) * (most + 1);
    const table =
      tables.get(key) ??
      createPickTable(picks, {
        most: Math.min(slots, picks.length),
        demanded: route.demanded,
        weights,
      });

    tables.set(key, table);
    return table;
  };
  const countsOf = (frame: StayFrame) =>
    route.kinds.map((kind, index) => {
      const place = route.places[frame.place] as CompiledPlace;
      const { min, max } = slotCounts(route, kind, frame);

      return { min, max: Math.min(max, place.picks[index]?.length ?? 0) };
    });
  const combine = createCombiner(route, { tableOf, countsOf, weights });

  return {
    scores: (key) => {
      const scores = known[key] ?? worthCovering(combine(frameOf(route, key)).totals);

      known[key] = scores;
      return scores;
    },
    content: (frame, cover) => combine(frame).content(cover),
  };
}

/** How many slots of a kind a stay must and can fill. */
export function slotCounts(
  route: CompiledRoute,
  kind: SlotKind,
  { nights, reaches, leaves }: StayFrame,
): { min: number; max: number } {
  const ends = [reaches, leaves].map((set) => bitCount((route.slotSets[set] ?? 0) & kind.slots));

  return {
    min: (nights - 1) * kind.required + bitCount((route.slotSets[leaves] ?? 0) & kind.beforeRide),
    max: (nights - 1) * kind.all + (ends[0] ?? 0) + (ends[1] ?? 0),
  };
}

export function bitCount(set: number): number {
  let count = 0;

  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

type Tools = {
  tableOf: (place: CompiledPlace, kind: number) => PickTable;
  countsOf: (frame: StayFrame) => { min: number; max: number }[];
  weights: Weights;
};

/** Joins lodging and the picks of every kind; each kind covers a part of the tags. */
function createCombiner(route: CompiledRoute, { tableOf, countsOf, weights }: Tools) {
  return (frame: StayFrame) => {
    const place = route.places[frame.place] as CompiledPlace;
    const lodging = bestLodging(place, frame.nights, weights);
    const base =
      lodging === null
        ? -Infinity
        : weigh(weights, place.place.worth(frame.nights), 0) +
          weigh(weights, (lodging?.worth ?? 0) * frame.nights, (lodging?.usd ?? 0) * frame.nights);
    const steps = [startTotals(route.demanded, base)];
    const counts = countsOf(frame);

    for (const [kind, count] of counts.entries()) {
      const before = steps[kind] as Totals;

      steps.push(base === -Infinity ? before : joinKind(before, tableOf(place, kind), count));
    }
    const totals = (steps[counts.length] as Totals).map(({ score }) => score);

    return {
      totals,
      content: (cover: number): StayContent => {
        const picks: CompiledPick[][] = [];
        let rest = cover;

        for (let kind = counts.length - 1; kind >= 0; kind--) {
          const { count, part } = (steps[kind + 1] as Totals)[rest] as Total;

          picks.unshift(tableOf(place, kind).choose(count, part));
          rest &= ~part;
        }
        return { ...(lodging ? { lodging } : {}), picks };
      },
    };
  };
}

/** By set of tags: the score, and how many picks of the kind just joined cover which part. */
type Total = { score: number; count: number; part: number };
type Totals = Total[];

function startTotals(demanded: number, base: number): Totals {
  return Array.from({ length: demanded + 1 }, (_, cover) => ({
    score: cover === 0 ? base : -Infinity,
    count: 0,
    part: 0,
  }));
}

function joinKind(before: Totals, table: PickTable, range: { min: number; max: number }): Totals {
  const own = before.map((_, part) => bestCount(table, part, range));

  return before.map((_, cover) => {
    let best: Total = { score: -Infinity, count: range.min, part: 0 };

    for (let part = cover; ; part = (part - 1) & cover) {
      const { score, count } = own[part] as Total;
      const sum = score + (before[cover & ~part] as Total).score;

      if (sum > best.score) best = { score: sum, count, part };
      if (part === 0) return best;
    }
  });
}

function bestCount(table: PickTable, part: number, range: { min: number; max: number }): Total {
  let best: Total = { score: -Infinity, count: range.min, part };

  for (let count = range.min; count <= range.max; count++) {
    const score = table.best(count, part);

    if (score > best.score) best = { score, count, part };
  }
  return best;
}

/** Leaves out sets of tags of which a larger one scores as much. */
function worthCovering(totals: readonly number[]): StayScore[] {
  return totals
    .map((score, cover) => ({ score, cover }))
    .filter(
      ({ score, cover }) =>
        score > -Infinity &&
        !totals.some(
          (other, larger) => larger !== cover && (larger & cover) === cover && other >= score,
        ),
    );
}

/** The best lodging for the whole stay; undefined where beds are no matter, null where there is none. */
function bestLodging(
  { lodgings }: CompiledPlace,
  nights: number,
  weights: Weights,
): CompiledLodging | undefined | null {
  if (!lodgings) return undefined;
  let best: CompiledLodging | null = null;

  for (const one of lodgings) {
    const { minNights = 0, maxNights = Infinity } = one.lodging;

    if (nights < minNights || nights > maxNights) continue;
    if (!best || weigh(weights, one.worth, one.usd) > weigh(weights, best.worth, best.usd)) {
      best = one;
    }
  }
  return best;
}
