import fs from 'node:fs';
import path from 'node:path';
import type { Drawing } from '../pages/page-drawer.ts';
import type { RouteFiles } from './route-preloads.ts';

/** Puts a drawing into drawn.html: its style sheets hold the first paint, its code waits for it (early.js). */
export function createPageFiller(
  clientDirectory: string,
): (drawing: Drawing, files: RouteFiles) => string {
  const file = path.resolve(clientDirectory, '../pages/drawn.html');
  const template = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';

  return ({ root, data }, { js, css }) => {
    const styles = css.map((href) => `<link rel="stylesheet" crossorigin href="/${href}">`);

    return template
      .replace(/data-preload="([^"]*)"/, (_, frame: string) => {
        const preload = [frame, ...js.map((href) => `/${href}`)].join(' ').trim();

        return `data-preload="${preload}"`;
      })
      .replace('</head>', () => `    ${styles.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${root}</div>\n    ${data}`);
  };
}
