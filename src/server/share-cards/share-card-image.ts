import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawShareCard } from './share-card-drawing.ts';
import type { ShareCard } from './share-card.ts';

const FONTS = ['northstar-heading.ttf', 'northstar-text.ttf'];

/** A card as PNG, 1200 by 630, set in the product's own letters; drawn in a thread beside the server's. */
export async function renderShareCard(card: ShareCard): Promise<Buffer> {
  // Loaded when the first card is asked for: the server need not wait for it to start.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(drawShareCard(card), {
    font: {
      fontFiles: FONTS.map(fontFile),
      loadSystemFonts: false,
      defaultFontFamily: 'Northstar Text',
    },
  });

  return image.asPng();
}

/** Beside the sources, also when this code runs from the bundle in dist/server. */
function fontFile(name: string): string {
  const here = fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

  return existsSync(here)
    ? here
    : fileURLToPath(new URL(`../../src/server/share-cards/fonts/${name}`, import.meta.url));
}
