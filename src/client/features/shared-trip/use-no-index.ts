import { useEffect } from 'react';

/** Keeps the page out of search engines, also when it was reached from another page of ours. */
export function useNoIndex(): void {
  useEffect(() => {
    const existing = document.querySelector('meta[name="robots"]');
    const meta = existing ?? document.head.appendChild(document.createElement('meta'));

    meta.setAttribute('name', 'robots');
    meta.setAttribute('content', 'noindex, nofollow');
    return () => meta.remove();
  }, []);
}
