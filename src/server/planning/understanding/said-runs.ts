import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { COMMA } from './clauses.ts';
import { DISH_WORDS } from './dish-wishes.ts';
import { isPlainWord } from './plain-words.ts';
import { stanceInClause } from './stance.ts';
import { THEMES } from '../themes/themes.ts';
import { onceFor } from '#shared/remember.ts';
import { wordSet } from '#shared/word-set.ts';

/** A run of words of the notes, and what was found to be called by it. */
export type SaidRun<T> = { said: string; found: T };
type RunInClause<T> = SaidRun<T> & { clause: string; before: string };

const LONGEST = 3;
/** Articles and the like, in any language. */
const SHORT = 3;

type Clause = { words: readonly string[]; taken: ReadonlySet<number> };

/**
 * What clauses ask for in words of their own: each longest run of up to three words that `find` knows something for.
 * Clauses are folded, their commas marked. What other readers made something of (`read`) is not asked for once more,
 * and neither is a single word behind it: the "lesson" of a "surf lesson".
 */
export function saidRuns<T>(
  clauses: readonly string[],
  read: readonly RegExp[],
  find: (run: readonly string[]) => T | undefined,
): SaidRun<T>[] {
  const asked = runsSaid(clauses, read, find).filter(
    ({ clause, before }) => stanceInClause(clause, before.length) === 'wanted',
  );

  return [...new Map(asked.map(({ said, found }) => [said, { said, found }] as const)).values()];
}

/** The same, however they are spoken of, each with its clause and what stands before it there. */
export function runsSaid<T>(
  clauses: readonly string[],
  read: readonly RegExp[],
  find: (run: readonly string[]) => T | undefined,
): RunInClause<T>[] {
  const runs: RunInClause<T>[] = [];

  for (const clause of clauses) {
    const words = clause.split(' ');
    const taken = wordsTaken(clause, read);

    for (let at = 0; at < words.length; at += 1) {
      const longest = longestAt(at, { words, taken }, find);

      if (!longest) continue;
      const said = words.slice(at, at + longest.count).join(' ');
      const before = words.slice(0, at).join(' ');

      at += longest.count - 1;
      runs.push({ said, found: longest.found, clause, before });
    }
  }
  return runs;
}

function longestAt<T>(
  at: number,
  clause: Clause,
  find: (run: readonly string[]) => T | undefined,
): { count: number; found: T } | undefined {
  for (let count = Math.min(LONGEST, clause.words.length - at); count > 0; count -= 1) {
    const found = canBeThing(at, count, clause)
      ? find(clause.words.slice(at, at + count))
      : undefined;

    if (found !== undefined) return { count, found };
  }
  return undefined;
}

/** A run that begins and ends with a word that tells something, in which one tells what is meant. */
function canBeThing(at: number, count: number, { words, taken }: Clause): boolean {
  const run = words.slice(at, at + count);
  const isTaken = (index: number) => taken.has(at + index);

  if (run.includes(COMMA) || run.every((_, index) => isTaken(index))) return false;
  if (run.every(isPlainWord)) return false;
  if (count === 1)
    return (run[0] ?? '').length > SHORT && !isTaken(-1) && !DEGREES.has(words[at - 1] ?? '');
  return [run[0], run.at(-1)].every((word = '') => word.length >= SHORT && !isJoining(word));
}

/** "Too steep", "very quiet": how something is, and no thing of its own. */
const DEGREES = wordSet('too very so bit rather quite pretty really more less');
const JOINING = wordSet(`
  the and for with from our his her your some any all are was who that this his its very too not can has had
  but one two you they
`);

function isJoining(word: string): boolean {
  return JOINING.has(word) || /^\d/.test(word);
}

/** The places of the words that other readers made something of. */
function wordsTaken(clause: string, read: readonly RegExp[]): Set<number> {
  const taken = new Set<number>();

  for (const pattern of read) {
    for (const { index, 0: said } of clause.matchAll(everywhere(pattern))) {
      const from = clause.slice(0, index).split(' ').length - 1;

      for (let at = from; at < from + said.split(' ').length; at += 1) taken.add(at);
    }
  }
  return taken;
}

/** The pattern for all its matches: to compile the long lists anew for each clause takes longer than to read it. */
const everywhere = onceFor((pattern: RegExp) => new RegExp(pattern, 'g'));

const namesOfLands = onceFor((countries: Catalogue['countries']) =>
  anyOf(countries.flatMap(namesOf)),
);

/** Words that no wish of its own is made of: themes and dishes of the lists, countries, and the town itself. */
export function wordsRead(
  destination: Pick<Destination, 'name' | 'aliases'>,
  countries: Catalogue['countries'],
): RegExp[] {
  return [
    ...THEMES.map(({ words }) => words),
    ...DISH_WORDS.map(([, words]) => words),
    namesOfLands(countries),
    namesOfTown(destination),
  ];
}

const namesOfTown = onceFor((town: Pick<Destination, 'name' | 'aliases'>) => anyOf(namesOf(town)));

function anyOf(names: readonly string[]): RegExp {
  const folded = names.map(foldText).filter((name) => /^[a-z0-9 ]{3,}$/.test(name));

  return new RegExp(`\\b(?:${folded.join('|')})\\b`);
}

/** A folded run as the notes write it, "Māori culture"; the run itself where they say it in another language. */
export function asWritten(said: string, notes: string): string {
  const words = [...notes.matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu)];
  const [found] = words.flatMap(({ index }, at) =>
    words.slice(at, at + LONGEST).flatMap((last) => {
      const text = notes.slice(index, last.index + last[0].length);

      return foldText(text) === said ? [text] : [];
    }),
  );

  return found ?? said;
}
