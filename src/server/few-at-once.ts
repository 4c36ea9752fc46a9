/** Lets only so many pieces of work run at once; the others wait in the order in which they came. */
export function createFewAtOnce(
  most: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
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
  };
}
