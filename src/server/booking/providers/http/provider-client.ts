import {
  bulkhead,
  BulkheadRejectedError,
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
} from 'cockatiel';
import type { z } from 'zod';
import { startDeadline } from '../../../deadline.ts';
import { ProviderError } from './provider-error.ts';
import { sendOnce, type ProviderRequest } from './send-once.ts';
import { pause, untilAborted } from '../../../until-aborted.ts';
import type { ClientLimits } from './client-limits.ts';

export type ProviderClient = {
  /** Sends a request and reads its JSON by a schema. Throws ProviderError, or the signal's reason when the caller left. */
  send: <T>(request: ProviderRequest, schema: z.ZodType<T>, signal: AbortSignal) => Promise<T>;
};

export const CLIENT_LIMITS: ClientLimits = {
  tryMs: 6000,
  wholeMs: 8000,
  maxBytes: 4_000_000,
  slots: 6,
  queue: 24,
  failures: 4,
  restMs: 20_000,
};

type ClientOptions = {
  baseUrl: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** The provider's own codes in the body of a failure. */
  faultCodes?: (body: unknown) => string[];
  limits?: Partial<ClientLimits>;
};

/** What the client of a provider with one key is made of. */
export type KeyedClientOptions = Pick<ClientOptions, 'baseUrl' | 'limits'> & { key: string };

/** Before the second try, where the provider named no time. */
const RETRY_PAUSE_MS = 150;
/** What a second try needs at least to be worth its while. */
const WORTH_TRYING_MS = 250;

/** The one way out to a provider: bounded in time, size, sockets and tries, and silent while the provider is down. */
export function createProviderClient(options: ClientOptions): ProviderClient {
  const limits = { ...CLIENT_LIMITS, ...options.limits };
  const { baseUrl, headers = {}, faultCodes = () => [] } = options;
  const limit = bulkhead(limits.slots, limits.queue);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ProviderError && error.isUnhealthy),
    { halfOpenAfter: limits.restMs, breaker: new ConsecutiveBreaker(limits.failures) },
  );
  const target = { baseUrl, headers, faultCodes, limits };

  return {
    send: async (request, schema, caller) => {
      caller.throwIfAborted();
      const { signal: whole, end } = startDeadline(limits.wholeMs, caller);
      const call = async () => {
        const answer = await limit.execute(
          () => sendTwice(request, { target, whole, endsAt: performance.now() + limits.wholeMs }),
          whole,
        );
        const parsed = schema.safeParse(answer);

        if (!parsed.success) throw new ProviderError('nonsense');
        return parsed.data;
      };

      try {
        return await breaker.execute(() => inOurWords(untilAborted(call(), whole), caller));
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new ProviderError('resting') : error;
      } finally {
        end();
      }
    },
  };
}

type Attempt = {
  target: Parameters<typeof sendOnce>[1]['target'];
  whole: AbortSignal;
  endsAt: number;
};

async function sendTwice(request: ProviderRequest, attempt: Attempt): Promise<unknown> {
  try {
    return await sendOnce(request, attempt);
  } catch (error) {
    const wait = secondTryIn(error, request);
    const hasTime =
      wait !== undefined && performance.now() + wait + WORTH_TRYING_MS < attempt.endsAt;

    if (!hasTime || attempt.whole.aborted) throw error;
    await pause(wait, attempt.whole);
    return sendOnce(request, attempt);
  }
}

/** How long to wait before trying again; undefined where that would be unsafe or no use. */
function secondTryIn(error: unknown, request: ProviderRequest): number | undefined {
  const isSafe = request.method === 'GET' || request.isSafe === true;

  if (!isSafe || !(error instanceof ProviderError)) return undefined;
  if (error.fault === 'busy') return error.retryAfterMs;
  return ['unreachable', 'cut', 'failed'].includes(error.fault)
    ? (error.retryAfterMs ?? RETRY_PAUSE_MS)
    : undefined;
}

/** A time limit becomes the provider's fault; a caller who left is nobody's. */
async function inOurWords<T>(promise: Promise<T>, caller: AbortSignal): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (error instanceof BulkheadRejectedError) throw new ProviderError('crowded');
    if (caller.aborted && !isTimeout(caller.reason)) throw caller.reason;
    if (caller.aborted || isTimeout(error) || error instanceof TaskCancelledError)
      throw new ProviderError('slow');
    throw error;
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
