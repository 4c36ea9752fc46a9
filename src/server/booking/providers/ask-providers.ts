import { AppError } from '#shared/app-error.ts';
import type { SearchProvider } from './search-provider.ts';

/** A search answers within this time with what there is by then. */
export const SEARCH_LIMIT_MS = 9000;

export type Answers<Result> = {
  results: Result[];
  errors: { provider: string; message: string }[];
};

/**
 * Asks several providers side by side and gathers what they bring; one that fails or is too slow is
 * named in `errors` while the rest still counts. A fault in the request itself (an AppError below 500)
 * is thrown, since every provider would say the same.
 */
export async function askProviders<Query, Result>(
  providers: readonly SearchProvider<Query, Result>[],
  query: Query,
  limitMs = SEARCH_LIMIT_MS,
): Promise<Answers<Result>> {
  const answers = await Promise.all(providers.map((provider) => ask(provider, query, limitMs)));

  return {
    results: answers.flatMap((answer) => ('results' in answer ? answer.results : [])),
    errors: answers.flatMap((answer) => ('error' in answer ? [answer.error] : [])),
  };
}

type Answer<Result> = { results: Result[] } | { error: { provider: string; message: string } };

async function ask<Query, Result>(
  provider: SearchProvider<Query, Result>,
  query: Query,
  limitMs: number,
): Promise<Answer<Result>> {
  const signal = AbortSignal.timeout(limitMs);

  try {
    return { results: await Promise.race([provider.search(query, signal), whenAborted(signal)]) };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    const message = signal.aborted ? 'did not answer in time' : 'could not be searched just now';

    return { error: { provider: provider.name, message } };
  }
}

/** Rejects when the time is up, for a provider that does not heed its signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
