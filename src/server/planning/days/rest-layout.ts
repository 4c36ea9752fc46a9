import type { Leg, PlannedStop, Point } from '#server/planner/problem.ts';
import { downToFive, upToFive } from './five-minutes.ts';
import type { Rest, RestPlace } from './rest-place.ts';

/** A shorter rest at the stay is none. */
export const LEAST_AT_STAY = 45;
/** Nobody sits longer in a café, or walks about for nothing but the hour before dinner. */
const MOST = { cafe: 45, out: 60 } as const;
/** Sweets and coffee are over so long before a meal. */
const AFTER_SWEETS = { dinner: 75, lunch: 45 } as const;
/**
 * How far one goes for a rest, by the minutes to fill: one way, one way beyond that straight to dinner, and how much
 * further in all than straight there.
 */
const REACHES = [
  { idle: 180, way: 45, beyond: 25, detour: 60 },
  { idle: 100, way: 30, beyond: 10, detour: 32 },
  { idle: 0, way: 20, beyond: 5, detour: 16 },
] as const;

/** The time between two stops; `to` is undefined for a meal wherever the party is. */
export type Gap = { before: PlannedStop; next: PlannedStop; from: Point; to: Point | undefined };

/** The rests, the way on from the last of them, and the minutes that none of them is good for. */
export type Laid = { rests: Rest[]; onward: Leg; idle: number };

export const HERE: Leg = { mode: 'walk', minutes: 0, km: 0, usd: 0 };

export type WayWorld = {
  legBetween: (from: Point, to: Point) => Leg;
  /** How long this party rests at its stay in this weather. */
  longestRest: number;
  /** What the day's walks, and the trip's money, leave for more ways. */
  walkKm: number;
  usd: number;
};

/** With the least time at a place that is not the stay. */
type LayWorld = WayWorld & { atSpot: number };

export function idleIn({ before, next }: Gap): number {
  return next.start - before.end - (next.meal === 'dinner' ? 0 : next.leg.minutes);
}

/**
 * One rest after the other, each as long as people like it, and what is left of the time at the stay; undefined where
 * the ways are too long or too dear, or where there is too little time.
 */
export function layRests(
  gap: Gap,
  places: readonly RestPlace[],
  world: LayWorld,
): Laid | undefined {
  const last = places.at(-1);

  // A meal wherever the party is, is had at the stay alone: only there it costs no way home.
  if (!last || (!gap.to && !last.isStay)) return undefined;
  const onward = gap.to ? world.legBetween(last.place, gap.to) : HERE;
  const spots = places.map((at, i) => ({
    at,
    leg: world.legBetween(places[i - 1]?.place ?? gap.from, at.place),
    least: at.isStay ? LEAST_AT_STAY : world.atSpot,
    most: mostAt(at, world.longestRest),
  }));
  const spare = spareMinutes(gap, spots, onward);

  if (spare < 0) return undefined;
  const laid = { ...oneAfterTheOther(gap.before.end, spots, spare), onward };

  return isInTime(gap, laid) && isWorthTheWay(gap, laid, world) ? laid : undefined;
}

type Spot = { at: RestPlace; leg: Leg; least: number; most: number };

/** The minutes beyond the least at each place; every way is rounded to full five minutes, as starts are. */
function spareMinutes({ before, next }: Gap, spots: readonly Spot[], onward: Leg): number {
  const done = spots.reduce(
    (free, { leg, least }) => upToFive(free + leg.minutes) + least,
    before.end,
  );

  return downToFive(next.start - onward.minutes) - done;
}

/** Each as long as people like it, the first ones first; the stay has what is left, and any other place leaves it idle. */
function oneAfterTheOther(
  from: number,
  spots: readonly Spot[],
  spare: number,
): Pick<Laid, 'rests' | 'idle'> {
  const most = spots.reduce((sum, one) => sum + one.most - one.least, 0);
  const idle = Math.max(0, spare - most);
  const rests: Rest[] = [];
  let [free, more] = [from, spare - idle];

  for (const { at, leg, ...lasts } of spots) {
    const start = upToFive(free + leg.minutes);
    const longer = Math.max(0, Math.min(more, lasts.most - lasts.least));

    free = start + lasts.least + longer + (at.isStay ? idle : 0);
    more -= longer;
    rests.push({ at, stop: { id: `${at.place.id}~rest`, kind: 'rest', start, end: free, leg } });
  }
  return { rests, idle };
}

function mostAt(one: RestPlace, longestRest: number): number {
  if (one.isStay) return longestRest;
  return isCafe(one) ? MOST.cafe : MOST.out;
}

function isCafe({ place }: RestPlace): boolean {
  return place.kind === 'cafe';
}

/** Nobody has cake before a meal, but for what was asked for. */
function isInTime({ next }: Gap, { rests }: Pick<Laid, 'rests'>): boolean {
  const after = next.meal === undefined ? 0 : AFTER_SWEETS[next.meal];

  return rests.every(
    ({ at, stop }) => !isCafe(at) || at.isWished === true || stop.end + after <= next.start,
  );
}

function isWorthTheWay(gap: Gap, { rests, onward }: Laid, { walkKm, usd }: LayWorld): boolean {
  const legs = [...rests.map(({ stop }) => stop.leg), onward];
  const sum = (of: (leg: Leg) => number) =>
    legs.reduce((total, leg) => total + of(leg), -of(gap.next.leg));
  const onFoot = ({ mode, km }: Leg) => (mode === 'walk' ? km : 0);

  const direct = gap.next.leg.minutes;
  const idle = idleIn(gap);
  const reach = REACHES.find((one) => idle >= one.idle);

  return (
    reach !== undefined &&
    legs.every(({ minutes }) => minutes <= Math.max(reach.way, direct + reach.beyond)) &&
    sum(({ minutes }) => minutes) <= reach.detour &&
    sum(onFoot) <= walkKm &&
    sum((leg) => leg.usd) <= usd
  );
}
