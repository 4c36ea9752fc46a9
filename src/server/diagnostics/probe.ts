import type { ServiceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import { AnswerTooLarge, createBoundedFetch } from '../bounded-fetch.ts';
import { startDeadline } from '../deadline.ts';

/** A connectivity check: what to ask, and whether the answer is the service's own. */
export type Probe = {
  /** The environment variables that hold its keys, in the order a person would set them. */
  missing: string[];
  request: () => { url: string; init: RequestInit };
  isGenuine: (answer: unknown) => boolean;
};

const PROBE_LIMIT_MS = 8000;
const MAX_ANSWER_BYTES = 1_000_000;
const boundedFetch = createBoundedFetch(MAX_ANSWER_BYTES);
const NOT_GENUINE = 'The answer is not what this service sends. Check the base address.';

/**
 * Asks the service once and says in plain words how it went. Keys never appear in the message: it is
 * made from the status alone, never from the service's own text.
 */
export async function runProbe(
  probe: Probe,
  { limitMs = PROBE_LIMIT_MS }: { limitMs?: number } = {},
): Promise<ServiceCheck> {
  const start = performance.now();
  const result = (success: boolean, message: string): ServiceCheck => ({
    success,
    message,
    took: Math.round(performance.now() - start),
  });

  if (probe.missing.length > 0) {
    return result(false, `No key: set ${probe.missing.join(' and ')} and start again.`);
  }

  const { signal, end } = startDeadline(limitMs);

  try {
    const { url, init } = probe.request();
    const response = await boundedFetch(url, { ...init, signal });

    if (response.status === 401 || response.status === 403) {
      return result(false, `The key was refused (${response.status}).`);
    }

    if (response.status === 429)
      return result(false, 'Too many requests for this key just now (429).');
    if (!response.ok)
      return result(false, `The service answered with an error (${response.status}).`);
    const isGenuine = probe.isGenuine(parseJson(await response.text()));

    return isGenuine ? result(true, 'Connected.') : result(false, NOT_GENUINE);
  } catch (error) {
    return result(false, reasonOf(error, limitMs));
  } finally {
    end();
  }
}

function reasonOf(error: unknown, limitMs: number): string {
  if (error instanceof AnswerTooLarge) return NOT_GENUINE;
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? `No answer within ${Math.round(limitMs / 1000)} s.`
    : 'The service could not be reached.';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
