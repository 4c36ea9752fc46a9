import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import { NoOptions } from './options-panel.tsx';

async function controlsFor(httpStatus: number) {
  const error = new TRPCClientError('We don’t know an airport for Bhaktapur, Nepal.', {
    result: { error: { message: '', code: -32000, data: { httpStatus } } },
  });
  const { container } = await renderClient(
    <NoOptions
      type="flights"
      tripId={7}
      searchTo="/booking-flights/7"
      error={error}
      onRetry={() => undefined}
    />,
  );

  return [...container.querySelectorAll('a, button')].map((control) => [
    control.textContent,
    control.getAttribute('href'),
  ]);
}

test('a trip that cannot be searched for leads to what helps; only what may pass is tried again', async () => {
  expect(await controlsFor(422)).toEqual([
    ['Search Flights', '/booking-flights/7'],
    ['Change the trip', '/trip/7'],
  ]);
  expect(await controlsFor(503)).toEqual([['Try again', null]]);
});
