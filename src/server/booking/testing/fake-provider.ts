import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';

export type FakeCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: string;
};
export type FakeAnswer = { status: number; body: unknown; headers?: Record<string, string> };
/** What a provider's documentation says it answers; undefined for a path it does not have. */
export type Protocol = (call: FakeCall) => FakeAnswer | undefined;

/** How the server behaves instead of answering well. */
export type Behaviour =
  | 'good'
  | 'slow'
  | 'broken-json'
  | 'not-json'
  | 'wrong-types'
  | 'half-cut'
  | 'error-500'
  | 'rate-limited'
  | 'huge';

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

const HUGE_CHUNK = Buffer.alloc(64_000, 'x');

/** A server on this machine that speaks a provider's protocol, and misbehaves as told. */
export async function startFakeProvider(protocol: Protocol) {
  const calls: FakeCall[] = [];
  let behaviour: Behaviour = 'good';
  let remaining = Number.POSITIVE_INFINITY;
  let retryAfter: string | undefined;
  let sentBytes = 0;
  let cutByCaller = 0;
  let [open, mostOpen, underWay] = [0, 0, 0];

  const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const call = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: await readBody(request),
    };
    const answer = protocol(call) ?? { status: 404, body: {} };

    calls.push(call);
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
      if (!response.writableFinished) cutByCaller += 1;
    });
    // A token exchange answers well, so that the call behind it is the one that fails.
    if (behaviour === 'good' || remaining <= 0 || pathname.endsWith('/token')) {
      send(response, answer);
      return;
    }
    remaining -= 1;
    misbehave(response, {
      answer,
      behaviour,
      retryAfter,
      onHuge: (bytes) => (sentBytes += bytes),
    });
  };
  const server = http.createServer((request, response) => void handle(request, response));

  server.on('connection', (socket) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    socket.on('close', () => (open -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** From now on, for so many calls; afterwards it is good again. */
    behave(next: Behaviour, options: { times?: number; retryAfter?: string } = {}): void {
      behaviour = next;
      remaining = options.times ?? Number.POSITIVE_INFINITY;
      retryAfter = options.retryAfter;
    },
    forget(): void {
      calls.length = 0;
      [sentBytes, cutByCaller, mostOpen] = [0, 0, open];
    },
    facts: () => ({ sentBytes, cutByCaller, mostOpen, underWay }),
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

type Mischief = {
  answer: FakeAnswer;
  behaviour: Behaviour;
  retryAfter: string | undefined;
  onHuge: (bytes: number) => void;
};

function misbehave(response: http.ServerResponse, mischief: Mischief): unknown {
  const { answer, behaviour, retryAfter, onHuge } = mischief;
  const text = JSON.stringify(answer.body);

  switch (behaviour) {
    case 'good':
    case 'slow':
      return undefined;
    case 'broken-json':
      return response.end(text.slice(0, -5));
    case 'not-json':
      return response.end('<html>Service page</html>');
    case 'wrong-types':
      return response.end(JSON.stringify(spoil(answer.body)));
    case 'half-cut':
      response.writeHead(200, { 'content-length': text.length });
      return response.write(text.slice(0, text.length / 2), () => response.destroy());
    case 'error-500':
      return send(response, { status: 500, body: { errors: [{ code: 38189 }] } });
    case 'rate-limited': {
      const headers: Record<string, string> =
        retryAfter === undefined ? {} : { 'retry-after': retryAfter };

      return send(response, { status: 429, body: { errors: [{ code: 38194 }] }, headers });
    }
    case 'huge':
      return pipeline(Readable.from(endless(onHuge)), response, () => undefined);
  }
}

function* endless(onChunk: (bytes: number) => void): Generator<Buffer> {
  for (;;) {
    onChunk(HUGE_CHUNK.length);
    yield HUGE_CHUNK;
  }
}

function send(response: http.ServerResponse, { status, body, headers = {} }: FakeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];

  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The same shape with every number, text and flag replaced by a list. */
function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil);
  if (value === null || typeof value !== 'object') return [value];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, spoil(entry)]));
}
