import '#client/theme/control-styles.ts';
// Outside the layer: the build loads this sheet before the core's, whose plain buttons would undo the calendar's days.
import '@mantine/dates/styles.css';
import '#client/lib/zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '#client/lib/query-client.ts';
import { keepChanges } from '#client/lib/offline/keep-changes.ts';
import { createApiClient, trpc } from '#client/lib/trpc.ts';
import { OfflineNotices } from './offline/offline-notices.tsx';

// Made once: what was loaded stays loaded while the traveller moves between pages.
const queryClient = createQueryClient();
const apiClient = createApiClient();

keepChanges(queryClient);

/** Around every page that talks to the server. The landing page does without, and so without its code. */
export function DataLayout() {
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <OfflineNotices />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
