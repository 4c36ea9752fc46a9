import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ShownToast, ToastAction } from '#client/lib/toast.ts';
import {
  dismissToast,
  onToastChange,
  removeToast,
  shownToast,
  TOAST_MS,
} from '#client/lib/toast.ts';
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts';
import { SWIPE_DISMISS_PX, useSwipeRight } from './use-swipe-right.ts';
import classes from './toast-viewport.module.css';

/** As long as the slide out in the style sheet. */
const LEAVE_MS = 220;

/** Where toasts appear. F8 moves the focus here from anywhere. */
export function ToastViewport() {
  const toast = useSyncExternalStore(onToastChange, shownToast, () => undefined);
  const viewport = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') viewport.current?.focus();
    };

    window.addEventListener('keydown', focusOnF8);
    return () => window.removeEventListener('keydown', focusOnF8);
  }, []);

  return (
    <div
      ref={viewport}
      className={classes.viewport}
      role="region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
    >
      <div aria-live="polite">
        {toast?.variant === 'default' && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div aria-live="assertive">
        {toast?.variant === 'destructive' && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, open } = toast;
  const [isHeld, setHeld] = useState(false);
  const swipe = useSwipeRight(() => dismissToast(id));

  useDismissAfter(id, open && !isHeld && !swipe.isSwiping);
  useRemoveAfterLeaving(id, open);

  return (
    <div
      className={classes.toast}
      role={toast.variant === 'destructive' ? 'alert' : 'status'}
      data-variant={toast.variant}
      data-state={open ? 'open' : 'closed'}
      data-swiping={swipe.isSwiping || undefined}
      data-swiped={swipe.offset > SWIPE_DISMISS_PX || undefined}
      style={{ '--swipe': `${swipe.offset}px` }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe.handlers}
    >
      <div className={classes.text}>
        <p className={classes.title}>{toast.title}</p>
        {toast.description && <p className={classes.description}>{toast.description}</p>}
      </div>
      {toast.action && <ActionButton id={id} action={toast.action} />}
      <button
        type="button"
        className={classes.close}
        aria-label="Close"
        onClick={() => dismissToast(id)}
      >
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

function ActionButton({ id, action }: { id: number; action: ToastAction }) {
  const press = () => {
    dismissToast(id);
    action.onPress();
  };

  return (
    <button type="button" className={classes.action} onClick={press}>
      {action.label}
    </button>
  );
}

/** Counts down only while nobody points at the toast or is in it with the keyboard. */
function useDismissAfter(id: number, isCounting: boolean): void {
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = window.setTimeout(() => dismissToast(id), TOAST_MS);

    return () => window.clearTimeout(timer);
  }, [id, isCounting]);
}

function useRemoveAfterLeaving(id: number, open: boolean): void {
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    if (open) return undefined;
    const timer = window.setTimeout(() => removeToast(id), reducedMotion ? 0 : LEAVE_MS);

    return () => window.clearTimeout(timer);
  }, [id, open, reducedMotion]);
}
