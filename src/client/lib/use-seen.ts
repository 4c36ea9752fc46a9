import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Whether an element has come near the visible part of the page; once it has, it stays true. */
export function useSeen(ref: RefObject<Element | null>, margin = '200px'): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;

    if (seen || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // In small steps: much may come into view at once.
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setSeen(true));
      },
      { rootMargin: margin },
    );

    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen, margin]);

  return seen;
}
