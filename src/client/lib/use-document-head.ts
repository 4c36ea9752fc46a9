import { useEffect } from 'react';

const SITE_NAME = 'Northstar';

/** "My Trips · Northstar". */
function documentTitle(title: string): string {
  return title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
}

/** Sets the tab's title and the page's description for search engines and share previews. */
export function useDocumentHead(title: string, description?: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
    if (description)
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
