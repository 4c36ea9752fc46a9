import type { ReactNode } from 'react';
import { useAnchorScroll } from '#client/lib/use-anchor-scroll.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './site-layout.module.css';
import { ToastViewport } from './toast-viewport.tsx';

/** What surrounds every page: a way past the links, the header, the footer, the toasts. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useAnchorScroll();

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
      <ToastViewport />
    </>
  );
}
