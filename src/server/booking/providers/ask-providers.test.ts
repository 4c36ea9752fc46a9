import { expect, test } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { askProviders } from './ask-providers.ts';
import { ProviderError } from './http/provider-error.ts';
import type { SearchProvider } from './search-provider.ts';

const provider = (name: string, search: SearchProvider<string, number>['search']) => ({
  name,
  isSample: false,
  search,
});
const good = provider('Good', () => Promise.resolve([1, 2]));

test('gathers what answers and names what fails', async () => {
  const faults: unknown[] = [];
  const bad = provider('Bad', () => Promise.reject(new Error('secret detail with a key')));
  const silent = provider('Silent', () => new Promise(() => undefined));
  const down = provider('Down', () => Promise.reject(new ProviderError('failed')));
  const answer = await askProviders([good, bad, silent, down], 'query', {
    limitMs: 40,
    onFault: (error) => faults.push(error),
  });

  expect(answer.results).toEqual([1, 2]);
  expect(answer.errors).toEqual([
    { provider: 'Bad', message: "couldn't be searched right now" },
    { provider: 'Down', message: 'answered with an error' },
    { provider: 'Silent', message: 'did not answer in time' },
  ]);
  // What a provider is to blame for is told to the traveller; the rest is ours, and must not stay unseen.
  expect(faults).toEqual([new Error('secret detail with a key')]);
});

test('a fault in the request is thrown, not listed', async () => {
  const picky = provider('Picky', () =>
    Promise.reject(new AppError('BAD_REQUEST', 'origin: unknown')),
  );

  await expect(askProviders([good, picky], 'query')).rejects.toThrow('origin: unknown');
});

test('aborts a provider that is too slow', async () => {
  let isAborted = false;
  const slow = provider('Slow', (_query, signal) => {
    signal.addEventListener('abort', () => (isAborted = true));
    return new Promise(() => undefined);
  });

  await askProviders([slow], 'query', { limitMs: 20 });
  expect(isAborted).toBe(true);
});
