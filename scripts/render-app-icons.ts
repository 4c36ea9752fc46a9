import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/**
 * Renders the icons of the installed app from our mark: `tsx scripts/render-app-icons.ts`, whenever
 * public/favicon.svg changes.
 */
const MARK = readFileSync('public/favicon.svg', 'utf8');
/** A launcher may cut a maskable icon down to the circle in its middle, 80 percent wide. */
const SAFE_SCALE = 0.72;

writeIcon('public/icon-192.png', MARK, 192);
writeIcon('public/icon-512.png', MARK, 512);
writeIcon('public/icon-maskable-512.png', maskable(MARK), 512);

function writeIcon(file: string, svg: string, width: number): void {
  writeFileSync(file, new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}

/** The mark without its round corners, and the star within the safe circle. */
function maskable(svg: string): string {
  const inset = (64 * (1 - SAFE_SCALE)) / 2;

  return svg
    .replace(' rx="16"', '')
    .replace('<path ', `<path transform="translate(${inset} ${inset}) scale(${SAFE_SCALE})" `);
}
