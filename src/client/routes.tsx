import { Suspense, type ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { REDIRECTS, ROUTES, type RouteSpec } from '#shared/pages/routes.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { PageTransition } from './components/page-transition.tsx';
import { LoadingStar } from './components/star-mark.tsx';
import { lazyPage } from './lib/lazy-page.tsx';

type PageModule = Record<string, ComponentType>;

/** The page modules that the route list names, each in a chunk of its own. */
const MODULES = import.meta.glob<PageModule>('./features/*/*-page.tsx');

const FormLayout = lazyPage(() => import('./components/form-layout.tsx').then((m) => m.FormLayout));
const DataLayout = lazyPage(() => import('./components/data-layout.tsx').then((m) => m.DataLayout));
const NotFoundPage = lazyPage(() =>
  import('./features/static-pages/not-found-page.tsx').then((m) => m.NotFoundPage),
);

const SCREENS = Object.values<RouteSpec>(ROUTES).map((route) => ({
  ...route,
  Page: lazyPage(() => loadPage(route)),
}));

/** Every screen of the product at its address; the pages fade from one to the next. */
export function AppRoutes() {
  return (
    <PageTransition onLeave={preloadScreen}>
      {(location) => (
        <ErrorBoundary>
          <Suspense fallback={<LoadingStar fullPage />}>
            <Routes location={location}>
              {routesIn('plain')}
              <Route element={<FormLayout />}>{routesIn('form')}</Route>
              <Route element={<DataLayout />}>{routesIn('data')}</Route>
              {Object.entries(REDIRECTS).map(([from, to]) => (
                <Route key={from} path={from} element={<Navigate replace to={to} />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      )}
    </PageTransition>
  );
}

/** Waits for the code of the screen at a path, and of its layout. Fails where it cannot be fetched. */
export async function loadScreen(path: string): Promise<void> {
  const screen = SCREENS.find(({ pattern }) => matchPath(pattern, path));

  await Promise.all([
    screen ? screen.Page.ready() : NotFoundPage.ready(),
    screen?.layout === 'form' && FormLayout.ready(),
    screen?.layout === 'data' && DataLayout.ready(),
  ]);
}

/** A failure is no failure yet: rendering the screen tries again and reports it. */
function preloadScreen(path: string): void {
  loadScreen(path).catch(() => undefined);
}

function routesIn(layout: RouteSpec['layout']) {
  return SCREENS.filter((screen) => screen.layout === layout).map(({ pattern, Page }) => (
    <Route key={pattern} path={pattern} element={<Page />} />
  ));
}

async function loadPage({ module }: RouteSpec): Promise<ComponentType> {
  const [page] = Object.values((await MODULES[`./features/${module}.tsx`]?.()) ?? {});

  if (!page) throw new Error(`src/client/features/${module}.tsx exports no page`);
  return page;
}
