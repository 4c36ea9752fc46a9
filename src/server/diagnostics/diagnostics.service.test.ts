import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProviderChecks } from '../booking/provider-checks.service.ts';
import {
  createLiveProviders,
  type ProviderConfig,
} from '../booking/providers/create-live-providers.ts';
import { createDiagnosticsService } from './diagnostics.service.ts';
import { runProbe } from './probe.ts';
import { openaiProbe } from './service-probes.ts';

const KEY = 'sk-very-secret-key';
let origin = '';
let reply: (request: http.IncomingMessage, response: http.ServerResponse) => void;
const server = http.createServer((request, response) => reply(request, response));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const service = () => {
  const config = {
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: origin,
    PERPLEXITY_API_KEY: KEY,
    PERPLEXITY_BASE_URL: `${origin}/`,
    AMADEUS_CLIENT_ID: 'client',
    AMADEUS_CLIENT_SECRET: KEY,
    AMADEUS_BASE_URL: origin,
    DUFFEL_ACCESS_TOKEN: KEY,
    DUFFEL_BASE_URL: origin,
  };

  return createDiagnosticsService(config, checksOf(config));
};

function checksOf(config: ProviderConfig) {
  const findPlace = () => Promise.reject(new Error('a check asks for no place'));

  return createProviderChecks(createLiveProviders({ config, findPlace }).checks);
}

function answer(status: number, body: unknown): void {
  reply = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

describe('[API-16] connectivity checks', () => {
  test('say what is missing without a key', async () => {
    const bare = createDiagnosticsService({}, checksOf({}));

    expect(await bare.openai()).toMatchObject({
      success: false,
      message: expect.stringContaining('OPENAI_API_KEY'),
    });
    expect((await bare.perplexity()).message).toContain('PERPLEXITY_API_KEY');
    expect((await bare.amadeus()).message).toContain('AMADEUS_CLIENT_ID and AMADEUS_CLIENT_SECRET');
  });

  test('succeed on the genuine answer of each service', async () => {
    const seen: string[] = [];

    reply = (request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end(
        JSON.stringify({
          data: [{ id: 'model' }],
          choices: [{}],
          access_token: 'token',
          expires_in: 1799,
        }),
      );
    };
    expect(await service().openai()).toMatchObject({ success: true });
    expect(await service().perplexity()).toMatchObject({ success: true });
    expect(await service().amadeus()).toMatchObject({ success: true });
    expect(seen).toEqual([
      'GET /models',
      'POST /chat/completions',
      'POST /v1/security/oauth2/token',
    ]);
  });

  test.each([
    [401, { error: `bad key ${KEY}` }, 'The key was refused (401).'],
    [403, {}, 'The key was refused (403).'],
    [429, {}, 'Too many requests'],
    [500, `<h1>${KEY}</h1>`, 'answered with an error (500)'],
    [200, '<html>hello</html>', 'not what this service sends'],
    [200, { data: 'soon' }, 'not what this service sends'],
  ])('say why on %i %j, never with the key', async (status, body, message) => {
    answer(status, body);
    const check = await service().openai();

    expect(check.success).toBe(false);
    expect(check.message).toContain(message);
    expect(JSON.stringify(check)).not.toContain(KEY);
  });

  test.each([
    [401, { errors: [{ code: 38187, detail: KEY }] }, 'The key was refused (401).'],
    [429, { errors: [] }, 'Too many requests for this key just now (429).'],
    [500, `<h1>${KEY}</h1>`, 'The service answered with an error (500).'],
    [200, '<html>hello</html>', 'not what this service sends'],
  ])(
    'of the travel providers say why on %i %j, never with the key',
    async (status, body, message) => {
      answer(status, body);
      const checks = await service().providers();

      expect(checks.map((check) => [check.name, check.success])).toEqual([
        ['Amadeus', false],
        ['Duffel', false],
        ['LiteAPI', false],
        ['Viator', false],
      ]);
      expect(checks[0]?.message).toContain(message);
      expect(checks[1]?.message).toContain(message);
      expect(checks[3]?.message).toBe('No key: set VIATOR_API_KEY and start again.');
      expect((await service().amadeus()).message).toContain(message);
      expect(JSON.stringify(checks)).not.toContain(KEY);
    },
  );

  test('ask once for all who ask at the same time or shortly after', async () => {
    let asked = 0;

    reply = (_request, response) => {
      asked += 1;
      response.end(JSON.stringify({ data: [{ id: 'model' }] }));
    };
    const { openai } = service();
    const checks = await Promise.all([openai(), openai()]);

    expect(await openai()).toEqual(checks[0]);
    expect([checks[0]?.success, asked]).toEqual([true, 1]);
  });

  test('end within their limit when the service stays silent', async () => {
    reply = () => undefined;
    const check = await runProbe(openaiProbe({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: origin }), {
      limitMs: 60,
    });

    expect(check).toMatchObject({
      success: false,
      message: expect.stringContaining('No answer within'),
    });
  });

  test('read no more of an answer that never ends than a service sends', async () => {
    let sent = 0;
    let isOver = false;

    reply = (_request, response) => {
      const line = Buffer.alloc(64 * 1024, ' ');
      const send = () => {
        while (!response.destroyed && response.write(line)) sent += line.length;
      };

      response.on('drain', send).on('close', () => {
        isOver = true;
      });
      send();
    };
    const check = await runProbe(openaiProbe({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: origin }));

    expect(check.message).toContain('not what this service sends');
    await expect.poll(() => isOver).toBe(true);
    expect(sent).toBeLessThan(50_000_000);
  });

  test('say so when nobody listens', async () => {
    const check = await createDiagnosticsService(
      { OPENAI_BASE_URL: 'http://127.0.0.1:1' },
      checksOf({}),
    ).openai();

    expect(check).toMatchObject({ success: false, message: 'The service could not be reached.' });
  });
});
