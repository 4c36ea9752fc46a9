import { act } from 'react';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { errorMessage } from '#client/lib/error-message.ts';
import { HttpError } from '#client/lib/request.ts';
import { trpc } from '#client/lib/trpc.ts';
import { renderClient } from '#client/testing/render.tsx';
import { FreshFacts } from './fresh-facts.tsx';

const refused = () => {
  throw new HttpError(401, '401: Unauthorized');
};

/** The same load, on a screen that cannot do without it. */
function Facts() {
  const { error } = trpc.generation.freshFacts.useQuery({ id: 1 });

  return <p>{error && errorMessage(error)}</p>;
}

test('[APP-11] a loader may yield nothing on 401; by default a 401 is an error', async () => {
  const answers = { 'generation.freshFacts': refused };
  const without = await renderClient(<FreshFacts tripId={1} />, { answers });
  const told = await renderClient(<Facts />, { answers });

  await act(() => wait(20));
  expect(told.container.textContent).toBe('401: Unauthorized');
  expect(without.container.textContent).toBe('');
});
