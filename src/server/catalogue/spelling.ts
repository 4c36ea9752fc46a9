/**
 * Letters to insert, drop, change or swap with their neighbour to make one word of the other; any number above `most`
 * where it takes more than that, which is told sooner.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  return distancesTo(a, b, most)?.[b.length] ?? Infinity;
}

/** The fewest letters that make a beginning of `name` of what was typed so far; above `most` any number, as above. */
export function prefixDistance(typed: string, name: string, most = Infinity): number {
  const distances = distancesTo(typed, name, most);
  let least = Infinity;

  if (!distances) return least;
  for (let length = typed.length - 1; length <= typed.length + 1; length += 1)
    least = Math.min(least, distances[Math.min(Math.max(1, length), name.length)] ?? Infinity);
  return least;
}

/** Rows of the table of distances: the one before the last, the last one, and the next. */
type Rows = readonly [before: number[], row: number[], next: number[]];
/** Written anew by every call: thousands of names are compared with each word. */
const kept: Rows = [[], [], []];

/**
 * The edit distances from a word to every beginning of another, the empty one first; nothing where all of them are
 * above `most`. Holds until the next call.
 */
function distancesTo(a: string, b: string, most: number): number[] | undefined {
  let rows = kept;

  for (let j = 0; j <= b.length; j += 1) rows[1][j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const letters = [a.charCodeAt(i - 1), i > 1 ? a.charCodeAt(i - 2) : 0] as const;

    rows[2][0] = i;
    // No later row has less than the least of this one.
    if (fillNext(rows, letters, b) > most) return undefined;
    rows = [rows[1], rows[2], rows[0]];
  }

  return rows[1];
}

/** Fills the row for one more letter of a word, told with the letter before it; answers the least of the row. */
function fillNext(
  [before, row, next]: Rows,
  [letter, previous]: readonly [number, number],
  name: string,
): number {
  let left = next[0] ?? 0;
  let least = left;
  let last = 0;

  for (let j = 1; j <= name.length; j += 1) {
    const other = name.charCodeAt(j - 1);

    left = Math.min((row[j] ?? 0) + 1, left + 1, (row[j - 1] ?? 0) + (letter === other ? 0 : 1));
    // Two letters the other way round.
    if (letter === last && previous === other) left = Math.min(left, (before[j - 2] ?? 0) + 1);
    next[j] = left;
    last = other;
    if (left < least) least = left;
  }
  return least;
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
    const distance = editDistance(typed, name, slips);

    if (distance > slips) continue;
    if (distance < slips) [slips, found] = [distance, []];
    found.push(entry);
  }
  return { entries: found, slips };
}
