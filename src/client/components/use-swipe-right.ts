import { useState } from 'react';
import type { PointerEvent } from 'react';

/** A swipe further to the right than this dismisses. */
const SWIPE_DISMISS_PX = 50;

/** Follows a pointer dragged to the right; `onSwipe` is called when it is released past the threshold. */
export function useSwipeRight(onSwipe: () => void) {
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
