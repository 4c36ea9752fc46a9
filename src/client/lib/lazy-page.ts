import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A component in a chunk of its own; `preload` fetches it before it is rendered and never fails. */
export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void };

/** Turns `() => import('./x.tsx').then((module) => module.X)` into a component that loads when needed. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  const Page = lazy(async () => ({ default: await load() }));
  // A failed early fetch is no failure yet: rendering the page tries again and reports it.
  const preload = () => void load().catch(() => undefined);

  return Object.assign(Page, { preload });
}
