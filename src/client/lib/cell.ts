import { useState, useSyncExternalStore } from 'react';

/**
 * A value outside React's state: whoever reads it with `useCell` is drawn anew when it changes, and nobody
 * else. For what changes often beside a list of a hundred stops.
 */
export type Cell<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  listen: (listener: () => void) => () => void;
};

export function createCell<Value>(start: Value): Cell<Value> {
  let current = start;
  const listeners = new Set<() => void>();

  return {
    get: () => current,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A cell that lives as long as the component. */
export function useNewCell<Value>(start: Value): Cell<Value> {
  return useState(() => createCell(start))[0];
}

/** `rendered` is its value while a page is rendered on the server, where the browser's may be another. */
export function useCell<Value>({ get, listen }: Cell<Value>, rendered = get): Value {
  return useSyncExternalStore(listen, get, rendered);
}

/** What a reader makes of a cell's value; drawn anew only when that changes. */
export function useCellPart<Value, Part>(cell: Cell<Value>, part: (value: Value) => Part): Part {
  const current = () => part(cell.get());

  return useSyncExternalStore(cell.listen, current, current);
}
