import fs from 'node:fs';
import type { Connect } from 'vite';
import { fillTemplate } from './html-template.ts';
import type { RenderCode } from './page-renderer.ts';
import type { PageSource } from './page-source.ts';

/** Pages and modules straight from the source by Vite in middleware mode: `npm run dev`. */
export async function createDevPages(): Promise<{ pages: PageSource; modules: Connect.Server }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

  return {
    modules: vite.middlewares,
    pages: {
      fill: async (address, parts) =>
        fillTemplate(
          await vite.transformIndexHtml(address, fs.readFileSync('index.html', 'utf8')),
          { ...parts, head: '' },
        ),
      readPrerendered: () => undefined,
      loadCode: () => vite.ssrLoadModule('/src/client/entry-server.tsx') as Promise<RenderCode>,
    },
  };
}
