/** What the browser shows is of now, or of an earlier moment because no reply came. */
export type Connection = {
  /** Whether the last call got a reply; before the first, what the browser believes. */
  isReached: boolean;
  /** When what is shown was true, by the name of each reply that came from this browser's own memory. */
  stale: ReadonlyMap<string, number>;
};

/** What a page is drawn with on the server. */
const DRAWN_CONNECTION: Connection = { isReached: true, stale: new Map() };

let connection: Connection =
  typeof navigator === 'undefined' || navigator.onLine
    ? DRAWN_CONNECTION
    : { ...DRAWN_CONNECTION, isReached: false };
const listeners = new Set<() => void>();

export function drawnConnection(): Connection {
  return DRAWN_CONNECTION;
}

/** For `useSyncExternalStore`. */
export function currentConnection(): Connection {
  return connection;
}

/** Calls `listener` on every change until the returned function is called. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call got a reply, so the network is there; a reply of this name is of now. */
export function markReached(key?: string): void {
  if (connection.isReached && !(key && connection.stale.has(key))) return;
  const stale = new Map(connection.stale);

  if (key) stale.delete(key);
  change({ isReached: true, stale });
}

export function markUnreached(): void {
  if (connection.isReached) change({ ...connection, isReached: false });
}

/** A reply of this name was taken from memory; it was true at `keptAt`. */
export function markStale(key: string, keptAt: number): void {
  change({ isReached: false, stale: new Map(connection.stale).set(key, keptAt) });
}

function change(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}
