import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export const ENCODERS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The best that a caller reads: browsers name gzip before brotli without meaning that they prefer it. */
export function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const asked = headers['accept-encoding']?.toLowerCase() ?? '';

  if (asked === '' || asked === 'identity') return undefined;
  const weights = new Map(asked.split(',').map(nameAndWeight));

  return (['br', 'gzip'] as const).find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/** "gzip;q=0.5" as ["gzip", 0.5]. */
function nameAndWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);

  return [name, weight === undefined ? 1 : Number(weight)];
}

/** So many letters of a digest, quoted: a mark of what is sent. */
export function etagOf(body: Buffer | string, letters = 22): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, letters)}"`;
}
