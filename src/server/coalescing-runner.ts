export type Rounds = {
  /** Has what is there now worked on: in a round of its own, or in the next one when one is under way. */
  ask: () => void;
  /** Resolves when every round that was asked for is over. */
  settled: () => Promise<void>;
};

/** Work done in rounds, never two at once. A round that fails is told, and the next one is done all the same. */
export function createCoalescingRunner(
  round: () => Promise<void>,
  onFault: (error: unknown) => void,
): Rounds {
  let isAsked = false;
  let isGoing = false;
  let going = Promise.resolve();

  async function go(): Promise<void> {
    isGoing = true;
    while (isAsked) {
      isAsked = false;
      try {
        await round();
      } catch (error) {
        onFault(error);
      }
    }
    // In the same breath as the last look at isAsked, so that nothing asked for falls between the two.
    isGoing = false;
  }

  return {
    ask() {
      isAsked = true;
      if (!isGoing) going = go();
    },
    settled: () => going,
  };
}
