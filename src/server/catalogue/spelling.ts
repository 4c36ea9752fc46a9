/** Letters to insert, drop, change or swap with their neighbour to make one word of the other. */
export function editDistance(a: string, b: string): number {
  return distancesTo(a, b)[b.length] ?? 0;
}

/** The fewest letters that make a beginning of `name` of what was typed so far. */
export function prefixDistance(typed: string, name: string): number {
  const distances = distancesTo(typed, name);
  let least = Infinity;

  for (let length = typed.length - 1; length <= typed.length + 1; length += 1)
    least = Math.min(least, distances[Math.min(Math.max(1, length), name.length)] ?? Infinity);
  return least;
}

/** The edit distances from a word to every beginning of another, the empty one first. */
function distancesTo(a: string, b: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);

  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];

    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = isSwapped(a, b, [i, j]) ? (before[j - 2] ?? 0) + 1 : Infinity;

      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap));
    }

    [before, row] = [row, next];
  }

  return row;
}

function isSwapped(a: string, b: string, [i, j]: readonly [number, number]): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
}

const LEAST_LETTERS = 5;
const LONG = 8;

/** How many letters of a name may be wrong for it to be understood. */
export function slipsAllowed(name: string): number {
  if (name.length < LEAST_LETTERS) return 0;
  return name.length < LONG ? 1 : 2;
}

/** The entries whose name is nearest to what was typed, within the slips that its length allows. */
export function spelledAlike<T>(
  typed: string,
  entries: Iterable<readonly [name: string, entry: T]>,
): { entries: T[]; slips: number } {
  let slips = slipsAllowed(typed);
  let found: T[] = [];

  for (const [name, entry] of entries) {
    if (Math.abs(name.length - typed.length) > slips || name.length < LEAST_LETTERS) continue;
    const distance = editDistance(typed, name);

    if (distance > slips) continue;
    if (distance < slips) [slips, found] = [distance, []];
    found.push(entry);
  }
  return { entries: found, slips };
}
