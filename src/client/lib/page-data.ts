import { createContext } from 'react';
import superjson from 'superjson';
import { PAGE_DATA_ID, type PageData } from '#shared/pages/page-data.ts';

/** What a page is being drawn from on the server; the browser reads the same from the page. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

let drawn: PageData | undefined;

/** What this browser's page was drawn from; undefined where the page came empty. */
export function readPageData(): PageData | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;

  drawn ??= text ? superjson.parse<PageData>(text) : undefined;
  return drawn;
}
