import type { Server, ServerResponse } from 'node:http';

/** How long searches that were told to end have to tell what they found. */
const LAST_WORD_MS = 200;
/** How long calls that are being answered may take once the server was told to stop. */
const DRAIN_MS = 3000;

/**
 * What closes a server: running calls are answered, streams of events are cut, for they would go on for
 * minutes and their clients connect again. Call it before the server listens.
 */
export function createClosing(server: Server): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  let isClosing = false;

  server.on('request', (_request, response) => {
    answering.add(response);
    response.on('close', () => {
      answering.delete(response);
      // A connection that would wait for the next call is not idle before this one has ended altogether.
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
  });

  return async () => {
    isClosing = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const cutStreams = setTimeout(() => {
      for (const response of answering) if (isEventStream(response)) response.destroy();
    }, LAST_WORD_MS);
    const cutAll = setTimeout(() => server.closeAllConnections(), DRAIN_MS);

    server.closeIdleConnections();
    await closed;
    clearTimeout(cutStreams);
    clearTimeout(cutAll);
  };
}

function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
