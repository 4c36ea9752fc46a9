import { inflateSync } from 'node:zlib';

/**
 * The words that a PDF of ours shows, as a program that copies text would read them: glyphs back to
 * characters by each font's own ToUnicode map. Runs of one line are joined, lines by line breaks.
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const fonts = new Map<string, Map<string, string>>();

  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];

      if (map) fonts.set(name, readUnicodeMap(streamOf(objects.get(map))));
    }
  }
  return [...objects.values()]
    .map(streamOf)
    .filter((stream) => /\bBT\b/.test(stream))
    .map((stream) => readPage(stream, fonts))
    .join('\n');
}

function streamOf(body = ''): string {
  const match = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(body);

  if (!match?.[1]) return '';
  const bytes = Buffer.from(match[1], 'latin1');

  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

function readUnicodeMap(cmap: string): Map<string, string> {
  const characters = new Map<string, string>();

  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const entries = [...list.matchAll(/<([\w ]*)>/g)];

    entries.forEach(([, hex = ''], index) => {
      const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16();
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');

      characters.set(glyph, bytes.toString('utf16le'));
    });
  }
  return characters;
}

function readPage(stream: string, fonts: Map<string, Map<string, string>>): string {
  let text = '';
  let font = new Map<string, string>();

  for (const [operation, name, shown] of stream.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g,
  )) {
    if (name) font = fonts.get(name) ?? font;
    if (operation === 'ET') text += '\n';
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g)) {
      text += (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '\ufffd').join('');
    }
  }
  return text;
}
