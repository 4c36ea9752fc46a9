import { lazy, useState, type ComponentType } from 'react';

/**
 * A component in a chunk of its own. `preload` fetches it before it is rendered and never fails; `ready` waits
 * for it and fails with it.
 */
export type LazyPage<Props> = ComponentType<Props> & {
  preload: () => void;
  ready: () => Promise<void>;
};

/**
 * Turns `() => import('./x.tsx').then((module) => module.X)` into a component that loads when needed. One that is
 * ready before its first render is rendered at once, without suspending: what the server rendered is hydrated in
 * one piece, and the first press finds it at work.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    loaded = await load();
  };
  const Later = lazy(async () => ({ default: await load() }));

  function Page(props: Props) {
    // For as long as it stands: another type of component would begin anew.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);

    return <Component {...props} />;
  }

  return Object.assign(Page, {
    ready,
    preload: () => void ready().catch(() => undefined),
  });
}
