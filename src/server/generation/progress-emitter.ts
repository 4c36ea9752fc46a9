export type ProgressEmitter = ReturnType<typeof createProgressEmitter>;

/** Who listens misses no ring: one that came between two waits ends the next wait at once. */
export type Subscription = {
  /** Resolves at a ring since the last wait, after so many milliseconds, or when the signal aborts. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  close: () => void;
};

/** Wakes those who wait for news under a name. */
export function createProgressEmitter() {
  const ears = new Map<string, Set<() => void>>();

  return {
    ring(name: string): void {
      for (const wake of Array.from(ears.get(name) ?? [])) wake();
    },

    /** For when news may have been missed. */
    ringAll(): void {
      for (const group of ears.values()) for (const wake of Array.from(group)) wake();
    },

    listen(name: string): Subscription {
      let isRung = false;
      let finish: (() => void) | undefined;
      const wake = () => {
        isRung = true;
        finish?.();
      };
      const group = ears.get(name) ?? new Set();

      ears.set(name, group.add(wake));
      return {
        async wait(ms, signal) {
          if (!isRung && !signal?.aborted) {
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, Math.max(0, ms));

              finish = () => {
                clearTimeout(timer);
                resolve();
              };
              signal?.addEventListener('abort', finish, { once: true });
            });
            if (finish) signal?.removeEventListener('abort', finish);
            finish = undefined;
          }
          isRung = false;
        },
        close() {
          group.delete(wake);
          if (group.size === 0) ears.delete(name);
        },
      };
    },
  };
}
