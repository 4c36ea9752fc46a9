export type Groups = readonly (string | undefined)[];

/** Words that say when something holds, and whether a visit keeps it; without a rule they say nothing. */
export type Saying<Visit> = readonly [
  words: RegExp,
  isKept?: (visit: Visit, groups: Groups, words: string) => boolean | undefined,
];

/** What is said so is said against it: "not at noon", "avoid weekends". */
const AGAINST =
  /\b(?:avoid|skip|not|never|except|unless|outside|but|rather than|instead of|too hot)(?: (?:it|on|in|at|the|of|during|come|go|for|by))*\s*$/i;
const READ = '·';

/**
 * Whether words say when, and a visit keeps none of it, or what they say is against it. Sayings are read in their order,
 * and what one has read no other reads again: "late morning" is no morning.
 */
export function isContrary<Visit>(
  words: string,
  sayings: readonly Saying<Visit>[],
  visit: Visit,
): boolean {
  const kept: boolean[] = [];
  let isAgainst = false;
  let rest = words;

  for (const [pattern, isKept] of sayings)
    rest = rest.replace(pattern, (match: string, ...found: unknown[]) => {
      const at = found.findIndex((one) => typeof one === 'number');
      const isSaid = isKept?.(visit, found.slice(0, at) as Groups[number][], words);

      if (isSaid !== undefined && AGAINST.test(words.slice(0, found[at] as number)))
        isAgainst ||= isSaid;
      else if (isSaid !== undefined) kept.push(isSaid);
      return READ.repeat(match.length);
    });
  return isAgainst || (kept.length > 0 && !kept.includes(true));
}
