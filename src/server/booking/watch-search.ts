import { AppError } from '#shared/app-error.ts';
import type { SearchEvent } from '#shared/booking/search-event.ts';
import { type Answers, askEach, askProviders } from './providers/ask-providers.ts';
import type { SearchKind } from './search-kinds.ts';

/** What ends a search before its time: a caller who left, a server that stops. */
type Ends = readonly (AbortSignal | undefined)[];

export type SearchRun = {
  signals: Ends;
  /** Told of failures that are our own fault. */
  onFault: (error: unknown) => void;
};

/** Every provider's fitting results, and who brought none. Throws an AppError for a query nobody could answer. */
export async function runSearch<Query, Result>(
  kind: SearchKind<Query, Result>,
  query: Query,
  run: SearchRun,
): Promise<Answers<Result> & { unfiltered: Result[] }> {
  kind.check(query);
  const { asked, missing } = kind.asked(query);
  const { results, errors } = await askProviders(asked, query, run);

  return {
    results: await kind.fit(results, query),
    unfiltered: results,
    errors: [...missing, ...errors],
  };
}

/** The same search told provider by provider. It never throws: what can't be met is its last word but one. */
export async function* watchSearch<Query, Result>(
  kind: SearchKind<Query, Result>,
  query: Query,
  run: SearchRun,
): AsyncGenerator<SearchEvent<Result>> {
  try {
    kind.check(query);
    const { asked, missing } = kind.asked(query);

    yield { type: 'asked', providers: asked.map((provider) => provider.name) };
    for (const failure of missing) yield { type: 'failed', ...failure };

    for await (const answer of askEach(asked, query, run)) {
      if ('error' in answer) yield { type: 'failed', ...answer.error };
      else {
        const results = kind.merge(await kind.fit(answer.results, query));

        yield { type: 'results', provider: answer.provider, results };
      }
    }
  } catch (error) {
    if (!(error instanceof AppError)) run.onFault(error);
    yield refusal(error);
  }
  yield { type: 'end' };
}

function refusal(error: unknown): { type: 'refused'; status: number; message: string } {
  return error instanceof AppError
    ? { type: 'refused', status: error.status, message: error.message }
    : { type: 'refused', status: 500, message: 'Something went wrong. Please try again.' };
}
