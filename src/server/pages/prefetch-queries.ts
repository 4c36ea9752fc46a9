import { createServerSideHelpers } from '@trpc/react-query/server';
import { dehydrate } from '@tanstack/react-query';
import superjson from 'superjson';
import type { PageQuery } from '#shared/pages/routes.ts';
import type { Context } from '../trpc/context.ts';
import { appRouter } from '../trpc/app-router.ts';

type Prefetch = (input: unknown) => Promise<void>;
type Prefetchers = Record<
  string,
  Record<string, { prefetch: Prefetch; prefetchInfinite: Prefetch }>
>;

/**
 * Asks the procedures that a page begins with, and yields the query cache for the browser, or undefined where
 * the first of them failed. One that fails is left out: the browser asks again and shows why.
 */
export async function prefetchQueries(
  queries: readonly PageQuery[],
  ctx: Context,
): Promise<unknown> {
  const helpers = createServerSideHelpers({ router: appRouter, ctx, transformer: superjson });
  const prefetchers = helpers as unknown as Prefetchers;

  await Promise.all(
    queries.map(async ({ procedure, input, isInfinite }) => {
      const [router = '', name = ''] = procedure.split('.');
      const query = prefetchers[router]?.[name];

      await (isInfinite ? query?.prefetchInfinite(input) : query?.prefetch(input));
    }),
  );
  const state = dehydrate(helpers.queryClient);
  const isMissing =
    queries.length > 0 && helpers.queryClient.getQueryCache().getAll()[0]?.state.data === undefined;

  return isMissing ? undefined : state;
}
