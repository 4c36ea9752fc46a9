import { httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import superjson from 'superjson';
import type { AppRouter } from '#server/trpc/app-router.ts';
import { offlineFallbackLink } from './offline/fallback-link.ts';
import { fetchReply } from './request.ts';

/** The server's procedures as hooks: `trpc.trips.byId.useQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;

const API_URL = '/api/trpc';

/**
 * One request per call, so that each has a status of its own and a long generation holds nothing up;
 * subscriptions come as a stream of server-sent events. Cookies travel with every call.
 */
export function createApiClient() {
  return trpc.createClient({
    links: [
      offlineFallbackLink,
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: httpSubscriptionLink({
          url: API_URL,
          transformer: superjson,
          eventSourceOptions: () => ({ withCredentials: true }),
        }),
        false: httpLink({
          url: API_URL,
          transformer: superjson,
          fetch: fetchReply,
        }),
      }),
    ],
  });
}
