import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import type { TRPCClient } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '#server/trpc/app-router.ts';

export type { AppRouter, RouterInputs, RouterOutputs } from '#server/trpc/app-router.ts';

export type ClientOptions = {
  /** Where the server is, without a path: `http://localhost:3000`. */
  origin: string;
  /** Sent with every call but subscriptions, for instance `{ authorization: 'Bearer …' }`. */
  headers?: Record<string, string>;
  /** For subscriptions where there is no global `EventSource`, as in Node 20. */
  eventSource?: typeof EventSource;
};

/** The server's procedures as typed functions: `await client.trips.byId.query({ id })`. */
export function createClient({
  origin,
  headers = {},
  eventSource,
}: ClientOptions): TRPCClient<AppRouter> {
  const url = `${origin.replace(/\/+$/, '')}/api/trpc`;

  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: httpSubscriptionLink({
          url,
          transformer: superjson,
          ...(eventSource && { EventSource: eventSource }),
        }),
        // One call a request: the server refuses batches.
        false: httpLink({ url, transformer: superjson, headers }),
      }),
    ],
  });
}
