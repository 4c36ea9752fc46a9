import { MantineProvider } from '@mantine/core';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { SiteLayout } from './components/site-layout.tsx';
import { AppRoutes } from './routes.tsx';
import { cssVariablesResolver, theme } from './theme/theme.ts';

/** The whole client below its router, so that the build can draw the same on the server side. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <ErrorBoundary>
        <SiteLayout>
          <AppRoutes />
        </SiteLayout>
      </ErrorBoundary>
    </MantineProvider>
  );
}
