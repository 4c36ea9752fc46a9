import type { SearchEvent } from '#shared/booking/search-event.ts';

/** What is known of a search while its providers answer. */
export type WatchedSearch<Result> = {
  /** Providers that have not answered yet. */
  waiting: readonly string[];
  failed: readonly { provider: string; message: string }[];
  /** Everything brought so far, as it came. */
  results: readonly Result[];
};

export const NOTHING_WATCHED: WatchedSearch<never> = { waiting: [], failed: [], results: [] };

/** What is known after one more event. */
export function afterEvent<Result>(
  known: WatchedSearch<Result>,
  event: SearchEvent<Result>,
): WatchedSearch<Result> {
  switch (event.type) {
    case 'asked':
      return { ...NOTHING_WATCHED, waiting: event.providers };
    case 'results':
      return {
        ...known,
        waiting: known.waiting.filter((name) => name !== event.provider),
        results: [...known.results, ...event.results],
      };
    case 'failed': {
      const { provider, message } = event;

      return {
        ...known,
        waiting: known.waiting.filter((name) => name !== provider),
        failed: [...known.failed, { provider, message }],
      };
    }
    // Why a search can't be met is told by the documented call, which is made beside the stream.
    case 'refused':
    case 'end':
      return { ...known, waiting: [] };
  }
}
