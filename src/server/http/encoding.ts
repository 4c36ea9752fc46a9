import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

export type Encoding = 'br' | 'gzip';

export const ENCODERS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The best that a caller reads: browsers name gzip before brotli without meaning that they prefer it. */
export function encodingFor(request: Request): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name));
}

/** So many letters of a digest, quoted: a mark of what is sent. */
export function etagOf(body: Buffer | string, letters = 22): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, letters)}"`;
}
