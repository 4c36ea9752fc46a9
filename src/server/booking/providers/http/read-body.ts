import { ProviderError } from './provider-error.ts';

/** Reads an answer's body as text and stops at once when it grows beyond the limit. Throws ProviderError. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;

  if (!response.body) return '';
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, which closes the socket.
    if (size > maxBytes) throw new ProviderError('too-large', { status: response.status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Text as JSON; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
