type FewAtOnce = {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many pieces of work wait for their turn. */
  waitingCount: () => number;
};

/** Lets only so many pieces of work run at once; the others wait in the order in which they came. */
export function createFewAtOnce(most: number): FewAtOnce {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function fewAtOnce<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();

      // Whoever waits takes over the place; otherwise it is free.
      if (next) next();
      else running -= 1;
    }
  }

  return Object.assign(fewAtOnce, { waitingCount: () => waiting.length });
}
