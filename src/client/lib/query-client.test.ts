import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('[APP-09] data is never stale, not refetched on focus, not polled; nothing is retried', async () => {
  const client = createQueryClient();
  let loads = 0;
  const load = () =>
    client.fetchQuery({
      queryKey: ['trips'],
      queryFn: () => {
        loads += 1;
        return loads;
      },
    });

  expect(await load()).toBe(1);
  expect(await load(), 'still the first answer').toBe(1);
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { refetchOnWindowFocus: false, refetchInterval: false, retry: false },
    mutations: { retry: false },
  });
});
