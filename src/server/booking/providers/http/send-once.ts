import { startDeadline } from '../../../deadline.ts';
import { ProviderError } from './provider-error.ts';
import type { ClientLimits } from './client-limits.ts';

export type ProviderRequest = {
  method: 'GET' | 'POST';
  path: string;
  /** Values left undefined stay out of the address. */
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  /** JSON, or a form as OAuth wants it. */
  body?: { json: unknown } | { form: Record<string, string> };
  /** A POST that only searches: sending it twice does no harm. */
  isSafe?: boolean;
};

/** A search that is asked by POST. */
export function searchRequest(path: string, json: unknown): ProviderRequest {
  return { method: 'POST', path, isSafe: true, body: { json } };
}

type Target = {
  baseUrl: string;
  headers: Record<string, string>;
  faultCodes: (body: unknown) => string[];
  limits: Pick<ClientLimits, 'tryMs' | 'maxBytes'>;
};

const MAX_FAULT_BYTES = 64_000;

/** One try: the parsed JSON of a good answer. Throws ProviderError, or the signal's reason when it is aborted. */
export async function sendOnce(
  request: ProviderRequest,
  { target, whole }: { target: Target; whole: AbortSignal },
): Promise<unknown> {
  const { signal, end } = startDeadline(target.limits.tryMs, whole);

  try {
    const response = await orFault('unreachable', signal, () => open(request, target, signal));

    if (!response.ok) throw await faultOf(response, target, signal);
    const body = await orFault('cut', signal, () => readBody(response, target.limits.maxBytes));
    const answer = parseJson(body);

    if (answer === undefined) throw new ProviderError('nonsense', { status: response.status });
    return answer;
  } finally {
    end();
  }
}

function open(request: ProviderRequest, target: Target, signal: AbortSignal): Promise<Response> {
  return fetch(addressOf(request, target.baseUrl), {
    method: request.method,
    headers: {
      accept: 'application/json',
      ...target.headers,
      ...bodyHeaders(request),
      ...request.headers,
    },
    body: bodyOf(request),
    // A redirect would carry our key to an address that we did not choose.
    redirect: 'error',
    signal,
  });
}

/** The outcome, with anything but our own errors and limits told as one fault, without its cause. */
async function orFault<T>(
  fault: 'unreachable' | 'cut',
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (signal.aborted) throw signal.reason;
    throw new ProviderError(fault);
  }
}

async function faultOf(response: Response, target: Target, signal: AbortSignal): Promise<Error> {
  const { status } = response;
  const text = await orFault('cut', signal, () => readBody(response, MAX_FAULT_BYTES)).catch(
    () => '',
  );
  const detail = {
    status,
    codes: target.faultCodes(parseJson(text)),
    retryAfterMs: retryAfterMs(response.headers),
  };

  if (status === 401 || status === 403) return new ProviderError('key-refused', detail);
  if (status === 429) return new ProviderError('busy', detail);
  return new ProviderError(status >= 500 ? 'failed' : 'refused', detail);
}

function addressOf({ path, query = {} }: ProviderRequest, baseUrl: string): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);

  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

function bodyHeaders({ body }: ProviderRequest): Record<string, string> {
  if (!body) return {};
  return {
    'content-type': 'json' in body ? 'application/json' : 'application/x-www-form-urlencoded',
  };
}

function bodyOf({ body }: ProviderRequest): string | null {
  if (!body) return null;
  return 'json' in body ? JSON.stringify(body.json) : new URLSearchParams(body.form).toString();
}

const SECONDS = /^\s*\d{1,6}(\.\d+)?\s*$/;

/**
 * How long an answer asks us to wait: `Retry-After` (seconds or a date), else Duffel's `ratelimit-reset` (a date). A
 * date is compared with the answer's own `Date`, so that no clock of ours is asked. Undefined when nothing is said.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const told = headers.get('retry-after') ?? headers.get('ratelimit-reset');

  if (told === null) return undefined;
  if (SECONDS.test(told)) return Number(told) * 1000;
  const wait = Date.parse(told) - Date.parse(headers.get('date') ?? '');

  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Reads an answer's body as text and stops at once when it grows beyond the limit. Throws ProviderError. */
async function readBody(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;

  if (!response.body) return '';
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, which closes the socket.
    if (size > maxBytes) throw new ProviderError('too-large', { status: response.status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Text as JSON; undefined when it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
