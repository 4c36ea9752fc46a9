import { afterEach, expect, test, vi } from 'vitest';
import { connection } from '#client/lib/offline/connection.ts';
import { click, renderClient } from '#client/testing/render.tsx';
import { useResume } from './use-resume.ts';

afterEach(() => void vi.unstubAllGlobals());

function TryAgain() {
  const { resume, isResuming } = useResume();

  return (
    <button type="button" onClick={resume}>
      {isResuming ? 'Trying' : 'Try again'}
    </button>
  );
}

test('only a server that is well is there, and none is waited for without end', async () => {
  const ask = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response('', { status: 502 }))
    .mockResolvedValue(new Response('{}'));

  vi.stubGlobal('fetch', ask);
  expect(connection.get().isReached).toBe(true);
  const { container } = await renderClient(<TryAgain />);
  const button = container.querySelector('button');

  await click(button);
  expect(connection.get().isReached).toBe(false);
  expect(button?.textContent).toBe('Try again');
  await click(button);
  expect(connection.get().isReached).toBe(true);
  for (const [, options] of ask.mock.calls) expect(options?.signal).toBeInstanceOf(AbortSignal);
});
