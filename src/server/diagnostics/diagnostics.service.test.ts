import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const service = () =>
  createDiagnosticsService({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: origin,
    PERPLEXITY_API_KEY: KEY,
    PERPLEXITY_BASE_URL: `${origin}/`,
    AMADEUS_CLIENT_ID: 'client',
    AMADEUS_CLIENT_SECRET: KEY,
    AMADEUS_BASE_URL: origin,
  });

function answer(status: number, body: unknown): void {
  reply = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

describe('[API-16] connectivity checks', () => {
  test('say what is missing without a key', async () => {
    const bare = createDiagnosticsService({});

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
        JSON.stringify({ data: [{ id: 'model' }], choices: [{}], access_token: 'token' }),
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

  test('end within their limit when the service stays silent', async () => {
    reply = () => undefined;
    const check = await runProbe(openaiProbe({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: origin }), 60);

    expect(check).toMatchObject({
      success: false,
      message: expect.stringContaining('No answer within'),
    });
  });

  test('say so when nobody listens', async () => {
    const check = await createDiagnosticsService({
      OPENAI_BASE_URL: 'http://127.0.0.1:1',
    }).openai();

    expect(check).toMatchObject({ success: false, message: 'The service could not be reached.' });
  });
});
