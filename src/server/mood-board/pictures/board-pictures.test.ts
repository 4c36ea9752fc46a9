import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOpenAiImages } from './openai-images.ts';
import { pictureType } from '../domain/picture-type.ts';
import { createBoardPictures, type PictureOutcome } from './board-pictures.ts';
import { createPictureStore } from './picture-store.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const KEY = 'sk-secret-of-the-test';
const folder = mkdtempSync(path.join(tmpdir(), 'northstar-pictures-'));
/** How the image server answers; each test says. */
let answer: (response: http.ServerResponse, body: string) => void;
let server: http.Server;
let baseUrl: string;
let atOnce = 0;
let mostAtOnce = 0;

const sendPicture = (bytes: Buffer) => (response: http.ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ created: 1, data: [{ b64_json: bytes.toString('base64') }] }));

beforeAll(async () => {
  server = http.createServer((request, response) => {
    let body = '';

    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => (atOnce -= 1));
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => setTimeout(() => answer(response, body), 20));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function setUp({ patienceMs = 3000, now = (): number => 0 } = {}) {
  const onFault = vi.fn();
  const model = createOpenAiImages(
    { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: baseUrl, OPENAI_IMAGE_MODEL: 'local-images' },
    patienceMs,
  );

  return {
    onFault,
    pictures: createBoardPictures({ model, store: createPictureStore(folder), onFault, now }),
  };
}

async function outcomesOf(pictures: ReturnType<typeof setUp>['pictures'], prompts: string[]) {
  const keys = prompts.map((prompt) => pictures.request(prompt) ?? '');
  const outcomes: PictureOutcome[] = [];

  for await (const outcome of pictures.outcomes(keys)) outcomes.push(outcome);
  return { keys, states: keys.map((key) => outcomes.find((one) => one.key === key)?.state) };
}

describe('[MOOD-03] pictures by an image model', () => {
  test('are drawn a few at a time, once each, and kept', async () => {
    const asked: { prompt: string; model: string; response_format: string }[] = [];
    const prompts = ['a', 'b', 'c', 'd', 'e'];

    mostAtOnce = 0;
    answer = (response, body) => {
      asked.push(JSON.parse(body) as (typeof asked)[number]);
      sendPicture(PNG)(response);
    };
    const { pictures } = setUp();
    const first = await outcomesOf(pictures, [...prompts, 'a']);
    const again = await outcomesOf(setUp().pictures, prompts);

    expect(new Set([...first.states, ...again.states])).toEqual(new Set(['ready']));
    expect(asked.map(({ prompt }) => prompt).toSorted()).toEqual(prompts);
    expect(asked[0]).toMatchObject({ model: 'local-images', response_format: 'b64_json' });
    expect(mostAtOnce).toBe(2);
    expect(await pictures.read(first.keys[0] ?? '')).toEqual({ type: 'image/png', bytes: PNG });
  });

  test.each([
    ['refuses', (response: http.ServerResponse) => void response.writeHead(401).end(KEY), 401],
    [
      'sends a page',
      sendPicture(Buffer.from('<svg onload="alert(1)"></svg>'.repeat(9))),
      undefined,
    ],
    ['sends half a picture', sendPicture(PNG.subarray(0, 50)), undefined],
    ['sends no JSON', (response: http.ServerResponse) => void response.end('<html>'), undefined],
    ['sends too much', sendPicture(Buffer.alloc(13 * 1024 * 1024, 1)), undefined],
    ['never answers', () => undefined, undefined],
  ])('stay scenes when the model %s, and the key is told to nobody', async (_, reply, status) => {
    answer = reply;
    const { pictures, onFault } = setUp({ patienceMs: 400 });
    const { keys, states } = await outcomesOf(pictures, ['x']);

    expect(states).toEqual(['failed']);
    expect(await pictures.read(keys[0] ?? '')).toBeUndefined();
    expect(onFault.mock.calls).toEqual([[status]]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('are not asked for where a redirect leads, which would take the key along', async () => {
    let calls = 0;

    answer = (response) => {
      calls += 1;
      response.writeHead(307, { location: `${baseUrl}/elsewhere` }).end();
    };
    expect((await outcomesOf(setUp().pictures, ['x'])).states).toEqual(['failed']);
    expect(calls).toBe(1);
  });

  test('leave the model alone for a minute after three failures', async () => {
    let calls = 0;
    let time = 0;

    answer = (response) => {
      calls += 1;
      response.writeHead(500).end();
    };
    const { pictures } = setUp({ now: () => time });

    await outcomesOf(pictures, ['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(calls).toBeLessThanOrEqual(4);
    answer = sendPicture(PNG);
    expect((await outcomesOf(pictures, ['1'])).states).toEqual(['failed']);
    time = 60_001;
    expect((await outcomesOf(pictures, ['1'])).states).toEqual(['ready']);
  });

  test('are none without a model', () => {
    const store = createPictureStore(folder);

    expect(createBoardPictures({ model: createOpenAiImages({}), store }).request('x')).toBe(
      undefined,
    );
  });
});

describe('the store', () => {
  test('keeps the newest within its bounds', async () => {
    const store = createPictureStore(folder, { files: 2, bytes: 10_000 });

    for (const digit of ['1', '2', '3']) await store.keep(digit.repeat(40), PNG);
    expect(await store.has('3'.repeat(40))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test.each(['../secret', 'a'.repeat(39), `${'a'.repeat(40)}/..`, ''])(
    'opens nothing by %j',
    async (key) => {
      const store = createPictureStore(folder);

      expect(await store.read(key)).toBeUndefined();
      await expect(store.keep(key, PNG)).rejects.toThrow();
    },
  );
});

const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(40)]);

webp.writeUInt32LE(36, 4);
webp.write('WEBP', 8);
test.each([
  ['image/png', PNG],
  ['image/webp', webp],
  [
    'image/jpeg',
    Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(40), Buffer.of(0xff, 0xd9)]),
  ],
  [undefined, webp.subarray(0, 40)],
  [undefined, Buffer.from('GIF89a'.repeat(20))],
  [undefined, Buffer.alloc(0)],
])('knows a whole picture: %s', (type, bytes) => {
  expect(pictureType(bytes)).toBe(type);
});
