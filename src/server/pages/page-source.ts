import fs from 'node:fs';
import path from 'node:path';
import { routeAt } from '#shared/pages/routes.ts';
import { fillTemplate, withOwnSheetsFirst, type PageParts } from './html-template.ts';
import { createHeadTags } from './page-assets.ts';
import { loadBuiltCode, type RenderCode } from './page-renderer.ts';

/** Where pages come from: the build, or Vite while developing (dev-pages.ts). */
export type PageSource = {
  /** The page at an address as HTML, with the rendered part put in. */
  fill: (address: string, parts: Omit<PageParts, 'head'>) => Promise<string>;
  /** A page that was rendered by the build; undefined for any other. */
  readPrerendered: (page: string) => string | undefined;
  loadCode: () => Promise<RenderCode>;
};

/** Where the build keeps the page at a path that it rendered. */
export function prerenderedFile(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}

/** Pages from the build in `clientDirectory`; its files are read once, as they never change. */
export function builtPages(clientDirectory: string): PageSource {
  const template = withOwnSheetsFirst(
    fs.readFileSync(path.join(clientDirectory, 'template.html'), 'utf8'),
  );
  const headTags = createHeadTags(clientDirectory, template);
  const prerendered = new Map<string, string>();

  return {
    fill: async (address, parts) => {
      const page = new URL(address, 'http://northstar').pathname;

      return fillTemplate(template, { ...parts, head: headTags(page) });
    },
    readPrerendered: (page) => {
      const route = routeAt(page);

      if (route?.render !== 'prerender') return undefined;
      const html =
        prerendered.get(route.pattern) ??
        fs.readFileSync(path.join(clientDirectory, prerenderedFile(route.pattern)), 'utf8');

      prerendered.set(route.pattern, html);
      return html;
    },
    loadCode: () => loadBuiltCode(clientDirectory),
  };
}
