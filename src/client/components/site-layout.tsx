import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAnchorScroll } from '#client/lib/use-anchor-scroll.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './site-layout.module.css';

// After the first paint: no page opens with a toast.
const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').then((m) => ({ default: m.ToastViewport })),
);

/** What surrounds every page: a way past the links, the header, the footer, the toasts. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const [isMounted, setMounted] = useState(false);

  useAnchorScroll();
  useEffect(() => setMounted(true), []);

  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Suspense fallback={null}>{isMounted && <ToastViewport />}</Suspense>
    </>
  );
}
