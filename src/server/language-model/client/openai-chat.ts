import OpenAI from 'openai';
import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { AnswerTooLarge, createBoundedFetch } from '#server/bounded-fetch.ts';
import type { Chat, ChatAnswer, ChatRequest, ChatTimes } from './chat-port.ts';
import { createChatListener } from './chat-listener.ts';
import { createChatWatch } from './chat-watch.ts';
import { ModelFailure } from './model-failure.ts';

/** Sent where a server wants a key and nobody set one: local servers take any. */
const NO_KEY = 'local';
const OPENAI_URL = 'https://api.openai.com/v1';

export type ServerAddress = { apiKey?: string | undefined; baseUrl?: string | undefined };

/**
 * A chat over the OpenAI protocol, always streamed, so that silence and floods are noticed. The library's
 * own retries and time limit are off: its time limit ends with the headers, and its retries outlive an abort.
 */
export function createOpenAiChat(address: ServerAddress, model: string, times: ChatTimes): Chat {
  const client = createClient(address, times);
  // Old and local servers know one name of the limit, the newest models only the other.
  const limitName = isOpenAi(address) ? 'max_completion_tokens' : 'max_tokens';
  let isModern = true;

  async function ask(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
    const asModern = isModern;

    try {
      return await stream({ client, body: toBody(request, asModern), request, times }, signal);
    } catch (error) {
      const failure = toFailure(error, signal);

      if (!asModern || failure.status !== 400) throw failure;
      // A server without structured output: the shape goes into the rules, and our own check stays.
      isModern = false;
      return ask(request, signal);
    }
  }

  function toBody(request: ChatRequest, asModern: boolean): ChatCompletionCreateParamsStreaming {
    const { shape, maxTokens } = request;

    return {
      model,
      messages: toMessages(request, asModern),
      stream: true,
      [limitName]: maxTokens,
      ...(asModern ? { stream_options: { include_usage: true } } : {}),
      ...(shape && asModern
        ? { response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } } }
        : {}),
    };
  }

  return ask;
}

function isOpenAi({ baseUrl = OPENAI_URL }: ServerAddress): boolean {
  return new URL(baseUrl).host === new URL(OPENAI_URL).host;
}

function createClient({ apiKey, baseUrl }: ServerAddress, { maxBytes }: ChatTimes): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? NO_KEY,
    baseURL: baseUrl ?? OPENAI_URL,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: createBoundedFetch(maxBytes),
  });
}

/** The first model that a server offers, for a local one whose model nobody named. */
export async function firstModelOf(address: ServerAddress, times: ChatTimes): Promise<string> {
  const signal = AbortSignal.timeout(times.firstTokenMs);

  try {
    const { data } = await createClient(address, times).models.list({ signal });
    const [first] = data;

    if (first) return first.id;
  } catch (error) {
    throw toFailure(error, signal);
  }

  throw new ModelFailure('rejected');
}

function toMessages(request: ChatRequest, asModern: boolean): ChatCompletionMessageParam[] {
  const { system, data, shape, repair } = request;
  const rules =
    shape && !asModern
      ? `${system}\n\nAnswer with JSON of this schema and nothing else:\n${JSON.stringify(shape.schema)}`
      : system;
  const turns: ChatCompletionMessageParam[] = repair
    ? [
        { role: 'assistant', content: repair.answer },
        { role: 'user', content: JSON.stringify({ faults: repair.faults }) },
      ]
    : [];

  return [
    { role: 'system', content: rules },
    { role: 'user', content: JSON.stringify(data) },
    ...turns,
  ];
}

type Call = {
  client: OpenAI;
  body: ChatCompletionCreateParamsStreaming;
  request: ChatRequest;
  times: ChatTimes;
};

async function stream(call: Call, signal: AbortSignal): Promise<ChatAnswer> {
  const { client, body, request, times } = call;
  const watch = createChatWatch(times, signal);
  const listener = createChatListener({
    maxTokens: request.maxTokens,
    asked: JSON.stringify(body.messages),
  });

  try {
    const chunks = await client.chat.completions.create(body, { signal: watch.signal });

    for await (const chunk of chunks) {
      const words = listener.hear(chunk);

      if (words === undefined) continue;
      watch.heard();
      if (words !== '') request.onText?.(words);
    }
    watch.refuse();
  } catch (error) {
    // Why the watch ended it says more than how the library took it.
    watch.refuse();
    throw error;
  } finally {
    watch.end();
  }

  return listener.answer();
}

/** The library's errors carry the server's words, which may quote a key: only the status is taken over. */
function toFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const cause = error instanceof Error ? error.cause : undefined;

  if (cause instanceof ModelFailure) return cause;
  if ([error, cause].some((one) => one instanceof AnswerTooLarge))
    return new ModelFailure('flooded');
  if (signal.aborted) return new ModelFailure('stopped');
  if (!(error instanceof OpenAI.APIError)) return new ModelFailure('broken');
  const status: unknown = error.status;
  const headers: unknown = error.headers;

  if (typeof status !== 'number') return new ModelFailure('broken');
  if (status === 429) {
    return new ModelFailure('busy', { status, retryAfterMs: retryAfterMs(headers) });
  }
  return new ModelFailure(status >= 500 ? 'broken' : 'rejected', { status });
}

const USUAL_WAIT_MS = 1_000;

function retryAfterMs(headers: unknown): number {
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after') ?? Number.NaN) : 0;

  return seconds > 0 ? seconds * 1_000 : USUAL_WAIT_MS;
}
