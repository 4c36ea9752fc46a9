import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenAiChat, firstModelOf } from './openai-chat.ts';

const TIMES = { firstTokenMs: 5000, idleMs: 5000, maxBytes: 100_000 };
let server: http.Server;
let baseUrl: string;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const line = 'x'.repeat(64 * 1024);
    const send = () => {
      while (!response.destroyed && response.write(line));
    };

    response.setHeader(
      'Content-Type',
      request.method === 'POST' ? 'text/event-stream' : 'application/json',
    );
    response.on('drain', send);
    send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});

afterAll(() => server.close());

test('a line that never ends is a flood, streamed or not', async () => {
  const chat = createOpenAiChat({ baseUrl }, 'm-1', TIMES);
  const request = { system: 'Answer.', data: {}, maxTokens: 100 };

  await expect(chat(request, new AbortController().signal)).rejects.toMatchObject({
    fault: 'flooded',
  });
  await expect(firstModelOf({ baseUrl }, TIMES)).rejects.toMatchObject({ fault: 'flooded' });
});
