import '#client/theme/control-styles.ts';
// Outside the layer: the build loads this sheet before the core's, whose plain buttons would undo the calendar's days.
import '@mantine/dates/styles.css';
import '#client/lib/zod-without-eval.ts';
import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { InitialStateContext, readInitialState } from '#client/lib/initial-state.ts';
import { forgetDeletedSecrets } from '#client/lib/offline/forget-deleted.ts';
import { keepChanges } from '#client/lib/offline/keep-changes.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { createApiClient, trpc } from '#client/lib/trpc.ts';
import type { InitialState } from '#shared/pages/initial-state.ts';
import { OfflineNotices } from './offline/offline-notices.tsx';

const ASK_AFTER_MS = 3000;

/** Around every page that talks to the server. The landing page does without, and so without its code. */
export function DataLayout() {
  const given = useContext(InitialStateContext);
  const [{ queryClient, apiClient, state }] = useState(() =>
    given ? connect(given) : browserConnection(),
  );

  return (
    <InitialStateContext value={state}>
      <trpc.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={state?.queries as DehydratedState | undefined}>
            <OfflineNotices />
            <Outlet />
          </HydrationBoundary>
        </QueryClientProvider>
      </trpc.Provider>
    </InitialStateContext>
  );
}

type Connection = {
  queryClient: QueryClient;
  apiClient: ReturnType<typeof createApiClient>;
  state: InitialState | undefined;
};

let ofBrowser: Connection | undefined;

/** Made once: what was loaded stays loaded while the traveller moves between pages. */
function browserConnection(): Connection {
  if (!ofBrowser) {
    ofBrowser = connect(readInitialState());
    keepChanges(ofBrowser.queryClient);
    forgetDeletedLater(ofBrowser.apiClient);
  }
  return ofBrowser;
}

/** Once the page has what it needs itself. */
function forgetDeletedLater(client: Connection['apiClient']): void {
  window.setTimeout(() => {
    forgetDeletedSecrets((id) => client.trips.byId.query({ id })).catch(() => undefined);
  }, ASK_AFTER_MS);
}

function connect(state: InitialState | undefined): Connection {
  return { queryClient: createQueryClient(), apiClient: createApiClient(), state };
}
