type Entry<Value> = { value: Value; until: number };

/** A small memory of recent answers: each for a while, and only the most recently used. */
export function createTimedCache<Value>({ ttlMs, max }: { ttlMs: number; max: number }) {
  const entries = new Map<string, Entry<Value>>();

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);

      if (!entry) return undefined;
      entries.delete(key);
      if (entry.until <= performance.now()) return undefined;
      // Back in at the end: the first entry is the one that was not used for longest.
      entries.set(key, entry);
      return entry.value;
    },

    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, { value, until: performance.now() + ttlMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= max) break;
        entries.delete(oldest);
      }
    },

    get size(): number {
      return entries.size;
    },
  };
}
