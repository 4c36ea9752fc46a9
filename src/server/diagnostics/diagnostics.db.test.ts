import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { callRest, callTrpc } from '#server/testing/both-transports.ts';

const api = createTestApi();

describe('[API-16] the checks over both transports, without any key', () => {
  test.each([
    ['amadeus', 'AMADEUS_CLIENT_ID and AMADEUS_CLIENT_SECRET'],
    ['perplexity', 'PERPLEXITY_API_KEY'],
    ['openai', 'OPENAI_API_KEY'],
  ])('%s says which key is missing', async (name, keys) => {
    const said = {
      status: 200,
      data: {
        success: false,
        message: `No key: set ${keys} and start again.`,
        took: expect.any(Number) as number,
      },
    };

    expect(await callRest(`${api.origin}/api/test-${name}`, { method: 'GET' })).toEqual(said);
    expect(
      await callTrpc(api.origin, {
        procedure: `diagnostics.${name}`,
        type: 'query',
        input: undefined,
      }),
    ).toEqual(said);
  });

  test('every live travel provider is told by name', async () => {
    const answer = await callRest(`${api.origin}/api/test-providers`, { method: 'GET' });

    expect(answer).toMatchObject({
      status: 200,
      data: ['Amadeus', 'Duffel', 'LiteAPI', 'Viator'].map((name) => ({ name, success: false })),
    });
  });

  test.each(['amadeus', 'perplexity', 'openai', 'providers'])(
    '/test-%s takes GET and nothing else',
    async (name) => {
      const response = await fetch(`${api.origin}/api/test-${name}`, { method: 'POST' });

      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    },
  );
});
