import { useEffect, type RefObject } from 'react';
import type { Cell } from '#client/lib/cell.ts';

/** The band below the sticky header in which a day counts as the one being read. */
const BAND = '-160px 0px -55% 0px';

/** Keeps the cell at the number of the day that is being read. */
export function useDayInView(
  list: RefObject<HTMLElement | null>,
  dayCount: number,
  cell: Cell<number>,
): void {
  useEffect(() => {
    const inBand = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const day = Number((target as HTMLElement).dataset['day']);

          if (isIntersecting) inBand.add(day);
          else inBand.delete(day);
        }
        if (inBand.size > 0) cell.set(Math.min(...inBand));
      },
      { rootMargin: BAND },
    );

    for (const day of list.current?.querySelectorAll('[data-day]') ?? []) observer.observe(day);
    return () => observer.disconnect();
  }, [list, dayCount, cell]);
}
