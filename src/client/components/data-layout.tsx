import '#client/theme/control-styles.ts';
// Outside the layer: the build loads this sheet before the core's, whose plain buttons would undo the calendar's days.
import '@mantine/dates/styles.css';
import '#client/lib/zod-without-eval.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { takeReplies } from '#client/lib/drawn-replies.ts';
import { keepChanges } from '#client/lib/offline/keep-changes.ts';
import { PageDataContext, readPageData } from '#client/lib/page-data.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { createApiClient, trpc } from '#client/lib/trpc.ts';
import type { PageData } from '#shared/pages/page-data.ts';
import { OfflineNotices } from './offline/offline-notices.tsx';

/** Around every page that talks to the server. The landing page does without, and so without its code. */
export function DataLayout() {
  const given = useContext(PageDataContext);
  const [{ queryClient, apiClient, pageData }] = useState(() =>
    given ? connect(given) : browserConnection(),
  );

  return (
    <PageDataContext value={pageData}>
      <trpc.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <OfflineNotices />
          <Outlet />
        </QueryClientProvider>
      </trpc.Provider>
    </PageDataContext>
  );
}

type Connection = {
  queryClient: QueryClient;
  apiClient: ReturnType<typeof createApiClient>;
  pageData: PageData | undefined;
};

let ofBrowser: Connection | undefined;

/** Made once: what was loaded stays loaded while the traveller moves between pages. */
function browserConnection(): Connection {
  ofBrowser ??= connect(readPageData(), keepChanges);
  return ofBrowser;
}

/** A connection to the server that knows already what the page was drawn from. */
function connect(
  pageData: PageData | undefined,
  watch: (queryClient: QueryClient) => void = () => undefined,
): Connection {
  const queryClient = createQueryClient();

  watch(queryClient);
  takeReplies(queryClient, pageData?.replies ?? []);
  return { queryClient, apiClient: createApiClient(), pageData };
}
