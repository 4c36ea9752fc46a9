import fs from 'node:fs';
import path from 'node:path';

type RoutePreload = { pattern: string; js: string[]; css: string[] };

/**
 * The links that let a page's own code come along with the frame's, and not after it; written by the
 * client's build. Their low priority leaves the line to the frame, which paints first.
 */
export function readRoutePreloads(directory: string): (page: string) => string {
  const file = path.join(directory, 'preloads.json');
  const preloads = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as RoutePreload[])
    : [];
  const tags = preloads.map(({ pattern, js, css }) => ({
    pattern: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`),
    links: [
      ...css.map(
        (href) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${href}">`,
      ),
      ...js.map(
        (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${href}">`,
      ),
    ].join('\n    '),
  }));

  return (page) => tags.find(({ pattern }) => pattern.test(page))?.links ?? '';
}
