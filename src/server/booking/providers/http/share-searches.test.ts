import { afterEach, expect, test, vi } from 'vitest';
import { shareSearches } from './share-searches.ts';
import { createRecentMemory } from '#server/recent-memory.ts';

afterEach(() => vi.useRealTimers());

const never = new AbortController().signal;

function counted(answer: (signal: AbortSignal) => Promise<number[]>) {
  const calls: { query: string; signal: AbortSignal }[] = [];
  const provider = shareSearches<string, number>(
    {
      name: 'Counted',
      isSample: false,
      search: (query, signal) => {
        calls.push({ query, signal });
        return answer(signal);
      },
    },
    { ttlMs: 60_000, max: 2 },
  );

  return { provider, calls };
}

test('identical searches under way share one call, and its answer is kept for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { provider, calls } = counted(() => Promise.resolve([1]));

  await Promise.all([provider.search('a', never), provider.search('a', never)]);
  await provider.search('a', never);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(await provider.search('a', never)).toEqual([1]);
  expect(calls).toHaveLength(2);
});

test('a failure is not kept', async () => {
  const { provider, calls } = counted(() => Promise.reject(new Error('down')));

  await expect(provider.search('a', never)).rejects.toThrow('down');
  await expect(provider.search('a', never)).rejects.toThrow('down');
  expect(calls).toHaveLength(2);
});

test('a shared call goes on while one caller stays, and ends with the last', async () => {
  const { provider, calls } = counted(() => new Promise(() => undefined));
  const [first, second] = [new AbortController(), new AbortController()];
  const searches = [provider.search('a', first.signal), provider.search('a', second.signal)];

  first.abort();
  await expect(searches[0]).rejects.toThrow(/abort/i);
  expect(calls[0]?.signal.aborted).toBe(false);
  second.abort();
  await expect(searches[1]).rejects.toThrow(/abort/i);
  expect(calls[0]?.signal.aborted).toBe(true);
  const third = provider.search('a', AbortSignal.timeout(20));

  await expect(third).rejects.toThrow();
  expect(calls).toHaveLength(2);
});

test('only the most recently used are kept', () => {
  const cache = createRecentMemory<number>({ ttlMs: 60_000, max: 2 });

  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([
    1,
    undefined,
    3,
    2,
  ]);
  for (let key = 0; key < 1000; key += 1) cache.set(String(key), key);
  expect(cache.size).toBe(2);
});
