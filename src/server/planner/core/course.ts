/** How a search spends its work; `rounds` and `pass` say where it stands. */
export type Course = {
  readonly maxRounds: number;
  rounds: number;
  pass: number;
  /** Share of the pass that is done, 0 to 1; undefined when the pass is over. */
  share: () => number | undefined;
  /** Goes on to the next pass; false when the work is done. */
  next: () => boolean;
};

export type CourseOptions = {
  maxRounds: number;
  /** True ends the search; asked every few rounds. */
  isOver?: () => boolean;
  /** Share of the work that is done, 0 to 1; without it the rounds are counted. */
  progress?: () => number;
  /** How many passes the work is split into; without it as many as it is worth. */
  passes?: number;
};

/**
 * Rounds a node that a pass is worth, found by trial on the benchmark: with several times as many, the best
 * of some passes beats one long pass, which now and then cools into a poor corner.
 */
const ROUNDS_PER_NODE = 100;
const MOST_PASSES = 4;
/** Rounds after which the pace is known. */
const PROBE = 256;

/** Splits the work for an instance into passes of equal shares; how many is known after the first rounds. */
export function createCourse(nodes: number, options: CourseOptions): Course {
  const maxRounds = nodes > 0 ? options.maxRounds : 0;
  let passes = options.passes ?? 1;
  let isDone = false;

  const course: Course = {
    maxRounds,
    rounds: 0,
    pass: 0,
    share: () => {
      isDone ||= options.isOver?.() ?? false;
      const done = options.progress?.() ?? course.rounds / maxRounds;

      if (options.passes === undefined && course.rounds === PROBE)
        passes = countPasses(PROBE / done / nodes);
      const share = done * passes - course.pass;

      if (isDone || (share >= 1 && course.pass < passes - 1)) return undefined;
      return Math.min(1, share);
    },
    next: () => {
      course.pass++;
      return !isDone && course.rounds < maxRounds;
    },
  };

  return course;
}

function countPasses(roundsPerNode: number): number {
  return Math.max(1, Math.min(MOST_PASSES, Math.floor(roundsPerNode / ROUNDS_PER_NODE)));
}
