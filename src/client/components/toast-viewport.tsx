import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { TOAST_MS } from '#client/lib/toast.tsx';
import { useSwipeRight } from './use-swipe-right.ts';
import classes from './toast-viewport.module.css';

const SLIDE_MS = 220;
const MAX_HEIGHT_PX = 360;

/**
 * The region in which toasts appear, below the header. The library has no landmark, no key that leads to
 * it, and dismisses by its own distance in either direction: F8 and the swipe are ours.
 */
export function ToastViewport() {
  const region = useRef<HTMLElement>(null);
  const swipe = useSwipeRight(() => notifications.clean());

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };

    window.addEventListener('keydown', focusOnF8);
    return () => window.removeEventListener('keydown', focusOnF8);
  }, []);

  return (
    <section
      ref={region}
      className={classes.viewport}
      aria-label="Notifications (F8)"
      aria-live="polite"
      tabIndex={-1}
      data-swiping={swipe.isSwiping || undefined}
      style={{ '--swipe': `${swipe.offset}px` }}
      {...swipe.handlers}
    >
      <Notifications
        classNames={{ root: classes.stack, notification: classes.toast }}
        position="top-right"
        limit={1}
        autoClose={TOAST_MS}
        transitionDuration={SLIDE_MS}
        notificationMaxHeight={MAX_HEIGHT_PX}
        allowDragDismiss={false}
        allowScrollDismiss={false}
        withinPortal={false}
      />
    </section>
  );
}
