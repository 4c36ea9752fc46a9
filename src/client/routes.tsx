import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { REDIRECTS, routeAt, ROUTES, type RouteSpec } from '#shared/pages/routes.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { PageTransition } from './components/page-transition.tsx';
import { LoadingStar } from './components/star-mark.tsx';
import { lazyPage } from './lib/lazy-page.ts';

type PageModule = Record<string, ComponentType>;

/** The page modules that the route list names, each in a chunk of its own. */
const MODULES = {
  ...import.meta.glob<PageModule>(['./features/*/*-page.tsx', '!./features/styleguide/*']),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('./features/styleguide/*-page.tsx') : {}),
};

const LAYOUTS = {
  form: () => import('./components/form-layout.tsx').then((m) => m.FormLayout),
  data: () => import('./components/data-layout.tsx').then((m) => m.DataLayout),
};
const FormLayout = lazyPage(LAYOUTS.form);
const DataLayout = lazyPage(LAYOUTS.data);
const NotFoundPage = lazyPage(() =>
  import('./features/static-pages/not-found-page.tsx').then((m) => m.NotFoundPage),
);

const SCREENS = Object.values<RouteSpec>(ROUTES)
  .filter(({ isForDevelopment }) => import.meta.env.DEV || !isForDevelopment)
  .map((route) => ({ ...route, Page: lazyPage(() => loadPage(route)) }));

/** Every screen of the product at its address; the pages fade from one to the next. */
export function AppRoutes() {
  return (
    <PageTransition onLeave={(path) => void preloadScreen(path)}>
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

/** Fetches the code of the screen at a path, its layout beside it. Fails where it cannot be fetched. */
export async function preloadScreen(path: string): Promise<void> {
  const route = routeAt(path);

  if (!route || !matchPath(route.pattern, path)) return;
  await Promise.all([loadPage(route), route.layout !== 'plain' && LAYOUTS[route.layout]()]);
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
