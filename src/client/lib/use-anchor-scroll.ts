import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from './use-reduced-motion.ts';

const ANCHOR_DELAY_MS = 100;
const ANCHOR_OFFSET_PX = 100;
/** How often to look for an element of a page that is still being fetched: for five seconds. */
const MAX_LOOKS = 50;

/**
 * Scrolls to the element that the address's hash names, 100 ms after it is on the page, stopping
 * 100 px above it; a new page without a hash starts at its top.
 */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const id = decodeHash(hash);

    if (!id) return undefined;
    let looks = 0;
    let timer = window.setTimeout(function look() {
      const element = document.getElementById(id);

      if (element) scrollToElement(element);
      else if ((looks += 1) < MAX_LOOKS) timer = window.setTimeout(look, ANCHOR_DELAY_MS);
    }, ANCHOR_DELAY_MS);

    return () => window.clearTimeout(timer);
    // The key changes with every click, so following the same link again scrolls again.
  }, [hash, key]);
}

function scrollToElement(element: HTMLElement): void {
  window.scrollTo({
    top: element.getBoundingClientRect().top + window.scrollY - ANCHOR_OFFSET_PX,
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
