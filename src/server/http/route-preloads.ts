import fs from 'node:fs';
import path from 'node:path';
import { pathPattern } from './path-pattern.ts';

/** The files that a page needs beyond the frame's. */
export type RouteFiles = { js: readonly string[]; css: readonly string[] };
type RoutePreload = RouteFiles & { pattern: string };

const NONE: RouteFiles = { js: [], css: [] };

/** A page's own code and style sheets, as the client's build has written them down. */
export function readRouteFiles(directory: string): (page: string) => RouteFiles {
  const file = path.join(directory, 'preloads.json');
  const preloads = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as RoutePreload[])
    : [];
  const routes = preloads.map(({ pattern, ...files }) => ({
    pattern: pathPattern(pattern),
    files,
  }));

  return (page) => routes.find(({ pattern }) => pattern.test(page))?.files ?? NONE;
}

/**
 * The links that let an empty page's own code come along with the frame's, and not after it. Their low
 * priority leaves the line to the frame, which paints first.
 */
export function preloadLinks({ js, css }: RouteFiles): string {
  return [
    ...css.map(
      (href) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${href}">`,
    ),
    ...js.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${href}">`,
    ),
  ].join('\n    ');
}
