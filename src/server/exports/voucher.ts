import { createRequire } from 'node:module';
import { drawVoucher, type VoucherFonts } from './voucher-drawing.ts';
import type { VoucherContent } from './voucher-content.ts';

const FONT_PACKAGE = '@expo-google-fonts/noto-sans';
/** Points; the foot of a page has room for the footer. */
const MARGINS = { top: 50, left: 50, right: 50, bottom: 84 };

/**
 * A voucher's words as a printable PDF (A4) with real text. Latin with every accent, Greek, Cyrillic and Devanagari
 * show; a character that the font lacks shows as a box.
 */
export async function renderContent(content: VoucherContent, now: Date): Promise<Buffer> {
  // Loaded when the first voucher is asked for: the server need not wait for it to start.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: content.title, Author: 'Northstar', CreationDate: now },
  });
  const whole = collect(document);

  drawVoucher(document, content, fontFiles());
  document.end();
  return whole;
}

function fontFiles(): VoucherFonts {
  const { resolve } = createRequire(import.meta.url);

  return {
    regular: resolve(`${FONT_PACKAGE}/400Regular/NotoSans_400Regular.ttf`),
    bold: resolve(`${FONT_PACKAGE}/700Bold/NotoSans_700Bold.ttf`),
  };
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];

    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
