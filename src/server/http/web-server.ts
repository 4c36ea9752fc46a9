import http, { type RequestListener, type Server } from 'node:http';

export type ConnectionLimits = {
  /** So long a client may take to send its headers, and to send a whole request. */
  headersMs: number;
  requestMs: number;
  /** How often connections are looked through for those that take longer. */
  checkMs: number;
  /** Open connections, idle ones included; more are closed at once. */
  connections: number;
};

/** What Node allows by default, 60 s and 300 s looked after every 30 s, lets slow clients pile up. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 2000,
  connections: 4000,
};

/** A server that does not listen yet, and holds no connection for a client that sends next to nothing. */
export function createWebServer(
  answer: RequestListener,
  { headersMs, requestMs, checkMs, connections }: ConnectionLimits = CONNECTION_LIMITS,
): Server {
  const server = http.createServer(
    { connectionsCheckingInterval: checkMs, headersTimeout: headersMs, requestTimeout: requestMs },
    answer,
  );

  server.maxConnections = connections;
  return server;
}
