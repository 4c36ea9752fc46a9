import { createCell } from '../cell.ts';

/** What the browser shows is of now, or of an earlier moment because no reply came. */
export type Connection = {
  /** Whether the last call got a reply; before the first, what the browser believes. */
  isReached: boolean;
  /** When what is shown was true, by the name of each reply that came from this browser's own memory. */
  stale: ReadonlyMap<string, number>;
};

/** What a page is drawn with on the server. */
const DRAWN_CONNECTION: Connection = { isReached: true, stale: new Map() };

export const connection = createCell<Connection>(
  typeof navigator === 'undefined' || navigator.onLine
    ? DRAWN_CONNECTION
    : { ...DRAWN_CONNECTION, isReached: false },
);

export function drawnConnection(): Connection {
  return DRAWN_CONNECTION;
}

/** A call got a reply, so the network is there; a reply of this name is of now. */
export function markReached(key?: string): void {
  const before = connection.get();

  if (before.isReached && !(key && before.stale.has(key))) return;
  const stale = new Map(before.stale);

  if (key) stale.delete(key);
  connection.set({ isReached: true, stale });
}

export function markUnreached(): void {
  const before = connection.get();

  if (before.isReached) connection.set({ ...before, isReached: false });
}

/** A reply of this name was taken from memory; it was true at `keptAt`. */
export function markStale(key: string, keptAt: number): void {
  connection.set({ isReached: false, stale: new Map(connection.get().stale).set(key, keptAt) });
}
