import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { findLostStyles } from './failed-styles.ts';

/**
 * A component in a chunk of its own; `preload` starts the fetch before it is drawn, `ready` waits for it as
 * well. Neither fails.
 */
export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>> & {
  preload: () => void;
  ready: () => Promise<void>;
};

type Loaded<Props> = { default: ComponentType<Props> };

/**
 * Turns `() => import('./x.tsx').then((module) => module.X)` into a component that loads when needed. Once
 * it is preloaded it is drawn at once, without a moment of waiting: a page that the server has drawn is
 * taken over as it stands.
 */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: Loaded<Props> | undefined;
  let hasFailed = false;
  const fetch = async () => {
    const isStyled = await findLostStyles();

    // What another part lacks is no reason to keep this one back.
    if (!isStyled && hasFailed) throw new Error('Unable to preload CSS');
    try {
      loaded = { default: await load() };
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    return loaded;
  };
  const Page = lazy(() => (loaded ? atOnce(loaded) : fetch()));
  // A failed early fetch is no failure yet: drawing the page tries again and reports.
  const ready = () =>
    fetch().then(
      () => undefined,
      () => undefined,
    );

  return Object.assign(Page, { ready, preload: () => void ready() });
}

/** A promise calls back a moment later even if it is settled; React takes anything with a `then`. */
function atOnce<Value>(value: Value): Promise<Value> {
  // oxlint-disable-next-line unicorn/no-thenable
  return { then: (take: (value: Value) => void) => take(value) } as unknown as Promise<Value>;
}
