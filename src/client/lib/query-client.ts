import { QueryClient } from '@tanstack/react-query';

/**
 * Loaded data never goes stale, is not fetched again on focus and not polled; neither loads nor
 * changes are retried. So every mutation names the queries that it invalidates.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
