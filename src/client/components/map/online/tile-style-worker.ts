import type { TileStyleRequest } from './load-tile-style.ts';

/**
 * Asks for the online map's style. In a worker, because a browser writes every request of a page that
 * fails into its console, and a map without a network is no error here: the drawn one stays.
 */
self.addEventListener('message', ({ data }: MessageEvent<TileStyleRequest>) => {
  void fetchStyle(data).then((style) => self.postMessage(style));
});

async function fetchStyle({ url, timeoutMs }: TileStyleRequest): Promise<unknown> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' });

    return reply.ok ? await reply.json() : undefined;
  } catch {
    return undefined;
  }
}
