import { AppError } from '#shared/app-error.ts';
import { startDeadline } from '../../deadline.ts';
import { ProviderError } from './http/provider-error.ts';
import { untilAborted } from '../../until-aborted.ts';
import type { SearchProvider } from './search-provider.ts';

/** A search answers within this time with what there is by then. */
export const SEARCH_LIMIT_MS = 9000;

/** Why a search ends when the server does. */
export class ServerStopping extends Error {
  override name = 'ServerStopping';
  override message = 'was skipped because the server is stopping';
}

export type SearchFailure = { provider: string; message: string };
export type Answers<Result> = { results: Result[]; errors: SearchFailure[] };
export type Answer<Result> = { provider: string; results: Result[] } | { error: SearchFailure };

type AskOptions = {
  limitMs?: number;
  /** Any of them ends the asking: a caller who has gone, a server that stops. */
  signals?: readonly (AbortSignal | undefined)[];
  /** Told of a failure that no provider is to blame for. */
  onFault?: (error: unknown) => void;
};

/**
 * Asks several providers side by side and gathers what they bring; one that fails or is too slow is
 * named in `errors` while the rest still counts. A fault in the request itself (an AppError below 500)
 * is thrown, since every provider would say the same.
 */
export async function askProviders<Query, Result>(
  providers: readonly SearchProvider<Query, Result>[],
  query: Query,
  options: AskOptions = {},
): Promise<Answers<Result>> {
  const answers: Answer<Result>[] = [];

  for await (const answer of askEach(providers, query, options)) answers.push(answer);
  return {
    results: answers.flatMap((answer) => ('results' in answer ? answer.results : [])),
    errors: answers.flatMap((answer) => ('error' in answer ? [answer.error] : [])),
  };
}

/** The same, each answer as soon as it is there. Leaving the loop aborts what is still under way. */
export async function* askEach<Query, Result>(
  providers: readonly SearchProvider<Query, Result>[],
  query: Query,
  { limitMs = SEARCH_LIMIT_MS, signals = [], onFault = () => undefined }: AskOptions = {},
): AsyncGenerator<Answer<Result>> {
  const left = new AbortController();
  const { signal: until, end } = startDeadline(limitMs, left.signal, ...signals);
  const waiting = new Map(
    providers.map((provider, index) => [
      index,
      ask(provider, query, { signal: until, onFault }).then((answer) => ({ index, answer })),
    ]),
  );

  // One that fails while another is being read is met when its turn comes.
  for (const asked of waiting.values()) void asked.catch(() => undefined);
  try {
    while (waiting.size > 0) {
      const { index, answer } = await Promise.race(waiting.values());

      waiting.delete(index);
      yield answer;
    }
  } finally {
    left.abort();
    end();
  }
}

async function ask<Query, Result>(
  provider: SearchProvider<Query, Result>,
  query: Query,
  { signal, onFault }: { signal: AbortSignal; onFault: (error: unknown) => void },
): Promise<Answer<Result>> {
  const { name } = provider;

  try {
    // A provider may not heed its signal, so the wait itself ends with it.
    return {
      provider: name,
      results: await untilAborted(provider.search(query, signal), signal),
    };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    if (!(error instanceof ProviderError) && !signal.aborted) onFault(error);
    return { error: { provider: name, message: reasonOf(error, signal) } };
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof ProviderError) return error.message;
  if (error instanceof ServerStopping) return error.message;
  return signal.aborted ? 'did not answer in time' : "couldn't be searched right now";
}
