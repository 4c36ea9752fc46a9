import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether motion is wanted right now; for code that is not a component. */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(QUERY).matches;
}

/** Whether the traveller asked their system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);

  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
