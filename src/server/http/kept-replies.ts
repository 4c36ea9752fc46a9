import type { Holds } from '../lasting.ts';
import { createRecentMemory } from '../recent-memory.ts';
import { type Encoding, etagOf } from './encoding.ts';
import type { KeptRead } from './reply-forms.ts';
import { unlessMissing } from './unless-missing.ts';

/** All replies that are kept together; the one asked for longest ago goes first. */
const MAX_BYTES = 32_000_000;

export type Reply = {
  holds: Holds;
  etag: string;
  body: Buffer;
  /** Compressed once for whoever asks for it. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
};

/** The reply to a read, or undefined when there is nothing to read. */
export type KeptReplies = (read: KeptRead) => Promise<Reply | undefined>;

/**
 * Keeps the texts that were validated and written when what they tell last changed. One query tells whether a text
 * still holds; one that does not is written anew.
 */
export function createKeptReplies(): KeptReplies {
  const replies = createRecentMemory<Reply>({
    max: MAX_BYTES,
    sizeOf: ({ body }) => body.length,
  });

  return async ({ key, write }) => {
    const known = key === undefined ? undefined : replies.get(key);

    if (known && (await known.holds())) return known;
    const reply = await write().then(toReply, unlessMissing);

    if (key === undefined) return reply;
    if (reply) replies.set(key, reply);
    else replies.forget(key);
    return reply;
  };
}

function toReply({ value, holds }: { value: string; holds: Holds }): Reply {
  const body = Buffer.from(value);

  return { holds, etag: `W/${etagOf(body)}`, body, encoded: {} };
}
