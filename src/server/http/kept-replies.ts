import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '#shared/app-error.ts';
import { createRecentMemory } from '../recent-memory.ts';
import { ENCODERS, type Encoding, encodingFor, etagOf } from './encoding.ts';
import { userOf } from './identify.ts';
import type { ReplyForm } from './reply-forms.ts';

/** All replies that are kept together; the one asked for longest ago goes first. */
const MAX_BYTES = 32_000_000;

type Reply = {
  /** Stands for what was true when the reply was written. */
  mark: string;
  etag: string;
  body: Buffer;
  /** Compressed once for whoever asks for it. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
};

/**
 * Answers the most frequent reads with the text that was validated and written when what they tell last changed.
 * One query tells whether it is still true; everything else (other forms of a call, unknown trips) is left to the
 * procedure, whose answer is the same.
 */
export function createKeptReplies(form: ReplyForm): RequestHandler {
  const replies = createRecentMemory<Reply>({
    max: MAX_BYTES,
    sizeOf: ({ body }) => body.length,
  });

  return async (request, response, next) => {
    const user = userOf(response);
    const read = request.method === 'GET' && !hasBody(request) ? form(request, user) : undefined;

    if (!read) return next();
    const known = replies.get(read.key);
    const reply = await read
      .latest(known?.mark)
      .then(({ mark, text }) => (text === undefined ? known : toReply(mark, text)))
      .catch(unlessMissing);

    if (!reply) return next();
    if (reply !== known) replies.set(read.key, reply);
    await send(request, response, reply);
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}

function toReply(mark: string, text: string): Reply {
  const body = Buffer.from(text);

  return { mark, etag: `W/${etagOf(body)}`, body, encoded: {} };
}

async function send(request: Request, response: Response, reply: Reply): Promise<void> {
  response.setHeader('ETag', reply.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match']?.includes(reply.etag)) {
    return void response.status(304).end();
  }
  const encoding = namesEncoding(request) ? encodingFor(request) : undefined;
  const body = encoding
    ? await (reply.encoded[encoding] ??= ENCODERS[encoding](reply.body))
    : reply.body;

  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** Whoever names neither need not be asked which they like better. */
function namesEncoding(request: Request): boolean {
  return /\b(br|gzip)\b|\*/.test(request.headers['accept-encoding'] ?? '');
}
