export type ProgressBell = ReturnType<typeof createProgressBell>;

/** Wakes those who wait for something to happen to a preference's generation. */
export function createProgressBell() {
  const waiting = new Map<number, Set<() => void>>();

  return {
    ring(preferenceId: number): void {
      const group = waiting.get(preferenceId) ?? new Set();

      for (const wake of Array.from(group)) wake();
    },

    /** Resolves at the next ring, after so many milliseconds, or when the signal aborts. */
    wait(preferenceId: number, ms: number, signal?: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const group = waiting.get(preferenceId) ?? new Set();
        const finish = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', finish);
          group.delete(finish);
          if (group.size === 0) waiting.delete(preferenceId);
          resolve();
        };
        const timer = setTimeout(finish, Math.max(0, ms));

        waiting.set(preferenceId, group.add(finish));
        signal?.addEventListener('abort', finish);
        if (signal?.aborted) finish();
      });
    },
  };
}
