import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Asked,
  goodAnswer,
  inventingAnswer,
  lyingAnswer,
  obeyingAnswer,
  wrongTypes,
} from './fake-answers.ts';

/** How the stand-in behaves. */
export const BEHAVIOURS = [
  'good',
  'slow',
  'stalling',
  'dripping',
  'brooding',
  'cut-off',
  'refusing',
  'truncated',
  'fenced',
  'lying',
  'inventing',
  'flooding',
  'wrong-types',
  'busy',
  'broken',
  'rejecting',
  'obeying',
  'no-schemas',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;

/** One question as it arrived, and whether whoever asked went away before its end. */
export type Seen = { name: string; system: string; user: string; key: string; isAborted: boolean };

type Options = { behaviour?: Behaviour; port?: number };
type Body = {
  messages?: { role: string; content: string }[];
  response_format?: { json_schema?: { name?: string } };
};

/**
 * A server that speaks the OpenAI protocol and behaves as it is told: well, badly, or worse. It listens on
 * this machine alone. `PUT /behaviour/<name>` changes how it behaves.
 */
export async function startFakeModel({ behaviour = 'good', port = 0 }: Options = {}) {
  const seen: Seen[] = [];
  let current: Behaviour = behaviour;

  const server = http.createServer((request, response) => {
    response.on('error', () => undefined);
    void route(request, response).catch(() => response.destroy());
  });

  async function route(request: http.IncomingMessage, response: http.ServerResponse) {
    const path = request.url ?? '';

    if (request.method === 'PUT' && path.startsWith('/behaviour/')) {
      current = BEHAVIOURS.find((one) => path.endsWith(`/${one}`)) ?? current;
      response.end(current);
    } else if (path.endsWith('/models')) {
      sendJson(response, 200, { object: 'list', data: [{ id: 'stand-in', object: 'model' }] });
    } else {
      await answer(await readBody(request), request, response);
    }
  }

  async function answer(body: Body, request: http.IncomingMessage, response: http.ServerResponse) {
    const asked = toAsked(body);
    const rules = body.messages?.[0]?.content ?? '';
    const entry: Seen = {
      name: asked.name,
      system: rules,
      user: body.messages?.[1]?.content ?? '',
      key: request.headers.authorization ?? '',
      isAborted: false,
    };

    seen.push(entry);
    response.on('close', () => {
      entry.isAborted = !response.writableFinished;
    });
    await BEHAVE[current]({ asked, body, rules, key: entry.key, response });
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    /** For OPENAI_BASE_URL and PERPLEXITY_BASE_URL. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    behave(next: Behaviour): void {
      current = next;
      seen.length = 0;
    },
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

type Turn = {
  asked: Asked;
  body: Body;
  rules: string;
  key: string;
  response: http.ServerResponse;
};

const text = (value: unknown) => JSON.stringify(value);
const says =
  (make: (turn: Turn) => string, ending = 'stop') =>
  (turn: Turn) =>
    stream(turn.response, make(turn), ending);

const BEHAVE: Record<Behaviour, (turn: Turn) => Promise<void>> = {
  good: says(({ asked }) => text(goodAnswer(asked))),
  slow: async () => undefined,
  stalling: async ({ response }) => {
    begin(response);
    response.write(chunk('{"destinationId"'));
  },
  dripping: ({ response }) => drip(response, { content: ' ' }),
  brooding: ({ response }) => drip(response, { reasoning_content: 'Hm. ' }),
  'cut-off': async ({ response }) => {
    begin(response);
    response.write(chunk('{"destinationId":"par'));
    await wait(20);
    response.destroy();
  },
  refusing: async ({ response }) => {
    begin(response);
    response.write(event({ choices: [{ index: 0, delta: { refusal: 'I cannot help.' } }] }));
    end(response, 'stop');
  },
  truncated: says(({ asked }) => text(goodAnswer(asked)).slice(0, -20)),
  fenced: says(({ asked }) => `\`\`\`json\n${text(goodAnswer(asked))}\n\`\`\``),
  lying: says(({ asked }) => text(lyingAnswer(asked))),
  inventing: says(({ asked }) => text(inventingAnswer(asked))),
  flooding: ({ response }) => flood(response),
  'wrong-types': says(() => text(wrongTypes())),
  busy: async ({ response }) => {
    response.setHeader('retry-after', '0.02');
    sendJson(response, 429, { error: { message: 'Slow down' } });
  },
  broken: async ({ response }) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
  },
  rejecting: async ({ response, key }) => {
    sendJson(response, 401, { error: { message: `Incorrect API key provided: ${key}` } });
  },
  obeying: says(({ asked, rules }) => text(obeyingAnswer(asked, rules))),
  'no-schemas': async ({ body, asked, response }) => {
    if (body.response_format) sendJson(response, 400, { error: { message: 'unknown field' } });
    else await stream(response, text(goodAnswer({ ...asked, name: nameOf(asked) })), 'stop');
  },
};

/** Without a schema's name, what is asked for shows in the data. */
function nameOf({ data }: Asked): string {
  if ('destinations' in data && 'trip' in data) return 'proposal';
  if ('list' in data) return 'packing';
  return 'notes' in data && 'days' in data ? 'words' : 'wishes';
}

function toAsked({ messages = [], response_format: format }: Body): Asked {
  return {
    name: format?.json_schema?.name ?? '',
    data: JSON.parse(messages[1]?.content ?? '{}') as Record<string, unknown>,
  };
}

async function readBody(request: http.IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];

  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as Body;
}

function sendJson(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function begin(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function event(data: Record<string, unknown>): string {
  return `data: ${JSON.stringify({ id: 'stand-in', object: 'chat.completion.chunk', ...data })}\n\n`;
}

function chunk(content: string): string {
  return event({ choices: [{ index: 0, delta: { content } }] });
}

const PIECE = 40;
/** What a search AI adds to its last chunk. */
const SEARCH_RESULTS = [
  { title: 'City transport news', url: 'https://news.example/tram', date: '2026-04-20' },
];

async function stream(response: http.ServerResponse, content: string, ending: string) {
  begin(response);
  for (let at = 0; at < content.length; at += PIECE) {
    response.write(chunk(content.slice(at, at + PIECE)));
    await new Promise(setImmediate);
  }

  end(response, ending);
}

function end(response: http.ServerResponse, ending: string): void {
  response.write(
    event({
      choices: [{ index: 0, delta: {}, finish_reason: ending }],
      search_results: SEARCH_RESULTS,
    }),
  );
  response.write(event({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 300 } }));
  response.end('data: [DONE]\n\n');
}

const DRIP_MS = 50;

/** A word now and then, never too late for the next, and never the last. */
async function drip(response: http.ServerResponse, delta: Record<string, string>): Promise<void> {
  begin(response);
  while (!response.destroyed) {
    response.write(event({ choices: [{ index: 0, delta }] }));
    await wait(DRIP_MS);
  }
}

/** Talks without end, for as long as anyone listens. */
async function flood(response: http.ServerResponse): Promise<void> {
  begin(response);
  while (!response.destroyed) {
    const isTaken = response.write(chunk('and on and on '.repeat(20)));

    await (isTaken ? new Promise(setImmediate) : wait(1));
  }
}
