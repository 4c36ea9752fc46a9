import { QueryClient } from '@tanstack/react-query';

/**
 * Loaded data never goes stale, is not fetched again on focus and not polled; neither loads nor
 * changes are retried. So every mutation names the queries that it invalidates. Without a network a call
 * fails and says so, where the library would hold it back in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
