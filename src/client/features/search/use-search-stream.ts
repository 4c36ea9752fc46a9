import { useEffect, useReducer, useRef } from 'react';
import type { SearchEvent } from '#shared/booking/search-event.ts';
import { afterEvent, NOTHING_WATCHED, type WatchedSearch } from './watched-search.ts';

type Subscribe<Result> = (onEvent: (event: SearchEvent<Result>) => void) => {
  unsubscribe: () => void;
};
type Action<Result> = SearchEvent<Result> | { type: 'begun' };

/**
 * A search's results as its providers answer. The documented call beside it decides how the search ends; a stream that
 * breaks (a proxy holds it back) costs only the early results.
 */
export function useSearchStream<Result>() {
  const [known, dispatch] = useReducer(reduce<Result>, NOTHING_WATCHED);
  const running = useRef<{ unsubscribe: () => void }>(null);

  useEffect(() => () => running.current?.unsubscribe(), []);

  const watch = (subscribe: Subscribe<Result>) => {
    running.current?.unsubscribe();
    dispatch({ type: 'begun' });
    running.current = subscribe(dispatch);
  };

  return { ...known, watch };
}

export type SearchStream<Result> = ReturnType<typeof useSearchStream<Result>>;

function reduce<Result>(
  known: WatchedSearch<Result>,
  action: Action<Result>,
): WatchedSearch<Result> {
  return action.type === 'begun' ? NOTHING_WATCHED : afterEvent(known, action);
}
