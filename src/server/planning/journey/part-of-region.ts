import type { Point } from '#server/planner/problem.ts';

const SIDE =
  /\b(north|south|east|west)(?:ern)?(?: (?:part|side|half|end|coast))?(?: of)?(?: the)? $/iu;
/** Fewer bases than this are no tour of their own. */
const LEAST_LEFT = 2;

/**
 * The bases of a region on the side of it that is asked for: "the eastern part of", "the south of" before its name.
 * All of them where no side is told, or where too few lie there.
 */
export function onSide<T extends Point>(bases: T[], before: string): T[] {
  const [, side] = SIDE.exec(before) ?? [];

  if (side === undefined) return bases;
  const along = /^[ns]/i.test(side) ? 'lat' : 'lon';
  const isHigh = /^[ne]/i.test(side);
  const ends = bases.map((base) => base[along]);
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  const left = bases.filter((base) => base[along] > middle === isHigh);

  return left.length >= LEAST_LEFT ? left : bases;
}
