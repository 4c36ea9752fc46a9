type Entry<Value> = { value: Value; until: number };
type Limits<Value> = {
  /** So much together, as `sizeOf` counts: entries when it is left out. */
  max: number;
  sizeOf?: (value: Value) => number;
  /** How long a value is kept; without it as long as there is room. */
  ttlMs?: number;
};

/** A memory of recent values: each for a while, and only the most recently used. */
export function createRecentMemory<Value>({
  max,
  sizeOf = () => 1,
  ttlMs = Infinity,
}: Limits<Value>) {
  const entries = new Map<string, Entry<Value>>();
  let size = 0;

  function forget(key: string): void {
    const entry = entries.get(key);

    if (entry) size -= sizeOf(entry.value);
    entries.delete(key);
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);

      if (!entry) return undefined;
      if (entry.until <= performance.now()) {
        forget(key);
        return undefined;
      }
      // Back in at the end: the first entry is the one that was not used for longest.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },

    set(key: string, value: Value): void {
      forget(key);
      entries.set(key, { value, until: performance.now() + ttlMs });
      size += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (size <= max) break;
        forget(oldest);
      }
    },

    forget,

    get size(): number {
      return size;
    },
  };
}
