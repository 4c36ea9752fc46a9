import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { TOAST_MS } from '#client/lib/toast.tsx';
import classes from './toast-viewport.module.css';

/** A swipe further to the right than this dismisses. */
const SWIPE_DISMISS_PX = 50;

const SLIDE_MS = 220;
const MAX_HEIGHT_PX = 360;

/**
 * The region in which toasts appear, over the header. The library has no landmark, no key that leads to
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

/** Follows a pointer dragged to the right; `onSwipe` is called when it is released past the threshold. */
function useSwipeRight(onSwipe: () => void) {
  const [start, setStart] = useState<number>();
  const [offset, setOffset] = useState(0);

  const begin = ({ button, target, pointerId, clientX }: PointerEvent) => {
    if (button !== 0 || !(target instanceof Element) || target.closest('button')) return;
    target.setPointerCapture(pointerId);
    setStart(clientX);
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start !== undefined) setOffset(Math.max(0, clientX - start));
  };
  const end = ({ clientX }: PointerEvent) => {
    if (start === undefined) return;
    // The distance is the event's own: the last move may not have been rendered yet.
    if (clientX - start > SWIPE_DISMISS_PX) onSwipe();
    cancel();
  };
  const cancel = () => {
    setStart(undefined);
    setOffset(0);
  };

  return {
    offset,
    isSwiping: start !== undefined,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: cancel,
    },
  };
}
