import type { PlannedStop } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { tipForHome } from '../candidates/tip-for-home.ts';
import { tipOfTheHour, type Visit, wordsOfTheHour } from '../candidates/words-of-the-hour.ts';
import type { DayFacts } from '../days/day-facts.ts';

/** When a visit is, as far as what is said of a place depends on it. */
export function visitOf(
  { start, end }: Pick<PlannedStop, 'start' | 'end'>,
  facts: DayFacts | undefined,
): Visit | undefined {
  return facts && { start, end, sunset: facts.sunset, date: facts.date };
}

/** A sight with the words that are for such a visit, and for who comes from there; `home` is an airport's code. */
export function withWordsForVisit<File extends Candidate['file']>(
  file: File,
  visit: Visit | undefined,
  home: string | undefined,
): File {
  if (!visit) return file;
  const why =
    file.why === undefined
      ? {}
      : { why: wordsOfTheHour(tipForHome(file.why, home) ?? file.why, visit) };

  if (!('tip' in file) || file.tip === undefined) return { ...file, ...why };
  const tip = tipForHome(file.tip, home);

  return { ...file, ...why, tip: tip === undefined ? undefined : tipOfTheHour(tip, visit) };
}
