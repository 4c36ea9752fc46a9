/** Lets a few at a time go on; the rest wait in the order in which they came. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let active = 0;

  return {
    waitingCount: (): number => waiting.length,

    /** Does the work when its turn has come. */
    async inTurn<T>(work: () => Promise<T>): Promise<T> {
      if (active < atOnce) active += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();

        if (next) next();
        else active -= 1;
      }
    },
  };
}
