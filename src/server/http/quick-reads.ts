import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';
import { ENCODERS, encodingFor } from './encoding.ts';
import { createKeptReplies, type Reply } from './kept-replies.ts';
import { logWhenSent } from './log-requests.ts';
import type { KeptRead, ReplyForm } from './reply-forms.ts';
import { REQUEST_ID } from './request-id.ts';

type Parts = {
  form: ReplyForm;
  /** Whether the app would let the request pass to the read that it names. */
  mayPass: (request: IncomingMessage) => boolean;
  /** What every answer of the API says in its head. */
  headers: ReadonlyMap<string, string>;
  logger: Logger;
};

export type QuickReads = {
  /** The app, with the quick reads before it. */
  before: (app: RequestListener) => RequestListener;
  /** Fails in the app's own words what failed before it. */
  failAgain: RequestHandler;
};

/**
 * Answers the most frequent reads before Express looks at them: its router and what it makes of a request cost
 * several times the read. Whatever is not one of them, may not pass or was not found goes to the app untouched.
 */
export function createQuickReads({ form, mayPass, headers, logger }: Parts): QuickReads {
  const replies = createKeptReplies();
  const failures = new WeakMap<IncomingMessage, { error: unknown }>();
  const head = [...headers].flat();

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { read, app }: { read: KeptRead; app: RequestListener },
  ): Promise<void> {
    const began = performance.now();

    try {
      const reply = await replies(read);

      if (!reply) return app(request, response);
      const encoded = await encode(request, reply);
      const requestId = randomUUID();

      logWhenSent(logger, { request, response, requestId, path: splitUrl(request)[0], began });
      send(request, response, { reply, encoded, head: [...head, REQUEST_ID, requestId] });
    } catch (error) {
      failures.set(request, { error });
      app(request, response);
    }
  }

  return {
    before: (app) => (request, response) => {
      const read = isBareGet(request) ? form(...splitUrl(request)) : undefined;

      if (read && mayPass(request)) void answer(request, response, { read, app });
      else app(request, response);
    },

    failAgain(request, _response, next) {
      const failure = failures.get(request);

      next(failure?.error);
    },
  };
}

function isBareGet({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] ?? '0') === '0'
  );
}

function splitUrl({ url = '' }: IncomingMessage): [path: string, query: string] {
  const at = url.indexOf('?');

  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

type Encoded = { body: Buffer; encoding?: string };

async function encode(request: IncomingMessage, { body, encoded }: Reply): Promise<Encoded> {
  const encoding = encodingFor(request);

  return encoding
    ? { encoding, body: await (encoded[encoding] ??= ENCODERS[encoding](body)) }
    : { body };
}

type Sent = { reply: Reply; encoded: Encoded; head: string[] };

function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { reply: { etag }, encoded: { body, encoding }, head }: Sent,
): void {
  head.push('ETag', etag, 'Vary', 'Accept-Encoding');
  if (headers['if-none-match']?.includes(etag)) return void response.writeHead(304, head).end();
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', `${body.length}`);
  response.writeHead(200, head).end(body);
}
