import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useReducedMotion } from '@mantine/hooks';
import classes from './page-transition.module.css';

/** How long a page takes to fade out before the next one appears. */
const PAGE_LEAVE_MS = 200;

type PageTransitionProps = {
  /** Called as soon as another page is asked for, while the old one still fades. */
  onLeave: (pathname: string) => void;
  children: (location: Location) => ReactNode;
};

/** Keeps the old page on screen while it fades out, then fades the new one in over half a second. */
export function PageTransition({ onLeave, children }: PageTransitionProps) {
  const location = useLocation();
  const reducedMotion = useReducedMotion();
  const [settled, setSettled] = useState(location);
  const isLeaving = settled.pathname !== location.pathname;
  const shown = isLeaving && !reducedMotion ? settled : location;

  useEffect(() => {
    if (!isLeaving) return undefined;
    onLeave(location.pathname);
    const timer = window.setTimeout(() => setSettled(location), reducedMotion ? 0 : PAGE_LEAVE_MS);

    return () => window.clearTimeout(timer);
  }, [isLeaving, location, onLeave, reducedMotion]);

  useStartAtTop(shown);

  return (
    <div
      key={shown.pathname}
      className={classes.transition}
      data-leaving={shown !== location || undefined}
    >
      {children(shown)}
    </div>
  );
}

/** A page reached by a link starts at its top; going back and forth leaves the place to the browser. */
function useStartAtTop({ pathname, hash }: Location): void {
  const [first] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);

  useEffect(() => {
    if (!hasMoved && pathname === first) return;
    setMoved(true);
    document.getElementById('main')?.focus({ preventScroll: true });
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
    // The hash is read on arrival only: useAnchorScroll follows it from there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
