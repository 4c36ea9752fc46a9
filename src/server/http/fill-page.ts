import fs from 'node:fs';
import path from 'node:path';
import { parseStyles, pickStyles, type StyleParts } from '#shared/pages/first-styles.ts';
import type { Drawing } from '../pages/page-drawer.ts';
import type { RouteFiles } from './route-preloads.ts';

/**
 * Puts a drawing into drawn.html, with the style rules that its first paint needs. Its whole sheets and its
 * code wait for that paint (early.js).
 */
export function createPageFiller(
  clientDirectory: string,
): (drawing: Pick<Drawing, 'root' | 'data'>, files: RouteFiles) => string {
  const file = path.resolve(clientDirectory, '../pages/drawn.html');
  const template = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const readSheet = createSheetReader(clientDirectory);

  return ({ root, data }, { js, css }) => {
    const styles = [...listed(template, 'styles'), ...css.map((href) => `/${href}`)];
    const preload = [...listed(template, 'preload'), ...js.map((href) => `/${href}`)];
    const links = [...styles, ...listed(template, 'font-styles')].map(
      (href) => `<link rel="stylesheet" crossorigin href="${href}">`,
    );
    const first = `<style id="first-styles">${pickStyles(styles.map(readSheet), root)}</style>`;

    return template
      .replace(/data-preload="[^"]*"/, () => `data-preload="${preload.join(' ')}"`)
      .replace(/data-styles="[^"]*"/, () => `data-styles="${styles.join(' ')}"`)
      .replace(
        '</head>',
        () => `    ${first}\n    <noscript>${links.join('')}</noscript>\n  </head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root">${root}</div>\n    ${data}`);
  };
}

/** The addresses that the template's script is given under a name. */
function listed(template: string, name: string): string[] {
  const list = new RegExp(`data-${name}="([^"]*)"`).exec(template)?.[1] ?? '';

  return list.split(' ').filter(Boolean);
}

/** Reads each sheet once: a build's files never change. */
function createSheetReader(directory: string): (href: string) => StyleParts {
  const known = new Map<string, StyleParts>();

  return (href) => {
    const file = path.join(directory, href);
    const parts =
      known.get(href) ?? (fs.existsSync(file) ? parseStyles(fs.readFileSync(file, 'utf8')) : []);

    known.set(href, parts);
    return parts;
  };
}
