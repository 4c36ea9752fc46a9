import { useState } from 'react';
import type { PointerEvent } from 'react';

/** A swipe further to the right than this dismisses. */
export const SWIPE_DISMISS_PX = 50;

/** Follows a pointer dragged to the right; `onSwipe` is called when it is let go past the threshold. */
export function useSwipeRight(onSwipe: () => void) {
  const [start, setStart] = useState<number>();
  const [offset, setOffset] = useState(0);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button')))
      return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart(event.clientX);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (start !== undefined) setOffset(Math.max(0, event.clientX - start));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start === undefined) return;
    // The distance is the event's own: the last move may not have been drawn yet.
    const distance = event.clientX - start;

    setStart(undefined);
    // Past the threshold the card stays where it was let go and slides on from there.
    setOffset(distance > SWIPE_DISMISS_PX ? distance : 0);
    if (distance > SWIPE_DISMISS_PX) onSwipe();
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
