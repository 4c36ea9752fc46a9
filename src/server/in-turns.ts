import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFewAtOnce } from './few-at-once.ts';

/** Does work that keeps the processor busy one piece a turn of the event loop, so that other calls are answered between. */
export function createInTurns() {
  const oneAtATime = createFewAtOnce(1);

  return <Result>(work: () => Result | Promise<Result>): Promise<Result> =>
    oneAtATime(async () => {
      await nextTurn();
      return work();
    });
}
