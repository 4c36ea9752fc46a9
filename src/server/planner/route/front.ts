/** What a choice costs and is worth. */
export type Point = { usd: number; worth: number };

/** Points of which none is both cheaper and worth at least as much, the cheapest first. */
export function addToFront<T extends Point>(front: readonly T[], more: readonly T[]): T[] {
  if (more.length === 0) return [...front];
  const sorted = [...front, ...more].sort((a, b) => a.usd - b.usd || b.worth - a.worth);
  const kept: T[] = [];

  for (const point of sorted) {
    const last = kept.at(-1);

    if (!last || point.worth > last.worth + 1e-9) kept.push(point);
  }
  return kept;
}

/** At most so many points of a front, spread over it, with the cheapest and the dearest. */
export function thin<T extends Point>(front: T[], width: number): T[] {
  if (front.length <= width) return front;
  return Array.from(
    { length: width },
    (_, at) => front[Math.round((at * (front.length - 1)) / (width - 1))] as T,
  );
}
