import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const MIN_CARD_PX = 288;
export const CARD_GAP_PX = 24;

export type GridShape = { columns: number; width: number; top: number };

/** How many cards fit beside each other in `frame`, and where it begins in the document. */
export function useColumns(frame: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState<GridShape>({ columns: 1, width: MIN_CARD_PX, top: 0 });

  useLayoutEffect(() => {
    const element = frame.current;

    if (!element) return undefined;
    const measure = () => {
      const { top, width } = element.getBoundingClientRect();
      const next = {
        columns: columnsFor(width),
        width: Math.round(width),
        top: Math.round(top + window.scrollY),
      };

      setShape((old) =>
        old.columns === next.columns && old.width === next.width && old.top === next.top
          ? old
          : next,
      );
    };
    const observer = new ResizeObserver(measure);

    measure();
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame]);

  return shape;
}

/** Cards are at least 18 rem wide, and never wider than the frame. */
function columnsFor(width: number): number {
  return Math.max(1, Math.floor((width + CARD_GAP_PX) / (MIN_CARD_PX + CARD_GAP_PX)));
}
