import { TRPCClientError } from '@trpc/client';
import { describe, expect, test, vi } from 'vitest';
import { errorMessage, errorStatus } from './error-message.ts';
import { fetchReply } from './request.ts';

const failure = (httpStatus: number, message: string) =>
  TRPCClientError.from({ error: { message, code: -32_603, data: { httpStatus } } });

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, headers })),
  );

describe('errorMessage', () => {
  test('[APP-11] joins the status and the message of a failed call', () => {
    expect(errorMessage(failure(404, 'Trip not found'))).toBe('404: Trip not found');
  });

  test('[APP-11] says the status text when the message is empty', () => {
    expect(errorMessage(failure(502, ''))).toBe('502: Bad Gateway');
    expect(errorMessage(failure(418, ' '))).toBe('418: Request failed');
  });

  test('says in plain words that no reply came', () => {
    expect(errorMessage(TRPCClientError.from(new TypeError('Failed to fetch')))).toMatch(
      /could not be reached/,
    );
  });

  test('passes other failures on, and has words for those without any', () => {
    expect(errorMessage(new Error('Out of paper'))).toBe('Out of paper');
    expect(errorMessage('Out of ink')).toBe('Out of ink');
    expect(errorMessage(undefined)).toMatch(/Please try again/);
  });
});

describe('requests', () => {
  test('[APP-11] a reply that is not OK becomes "<status>: <body>"', async () => {
    answer(409, 'Trip was changed elsewhere');
    await expect(fetchReply('/api/trips/1')).rejects.toThrow('409: Trip was changed elsewhere');
    answer(503, '');
    await expect(fetchReply('/api/trips/1')).rejects.toThrow('503: Service Unavailable');
  });

  test('[APP-11] keeps the status of a failure that is no JSON, and leaves a page of markup out', async () => {
    answer(502, '<html><h1>Bad gateway</h1></html>', { 'content-type': 'text/html' });
    const cause = await fetchReply('/api/trpc/x').then(
      () => new Error('It did not fail'),
      (reason: Error) => reason,
    );
    const error = TRPCClientError.from(cause);

    expect(errorMessage(error)).toBe('502: Bad Gateway');
    expect(errorStatus(error)).toBe(502);
  });

  test('[APP-10] every call includes credentials', async () => {
    answer(200, '{}', { 'content-type': 'application/json' });
    await fetchReply('/api/trpc/one');
    await fetchReply('/api/trpc/two', { method: 'POST', credentials: 'omit' });
    for (const [, options] of vi.mocked(fetch).mock.calls)
      expect(options).toMatchObject({ credentials: 'include' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
