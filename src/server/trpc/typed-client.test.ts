import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The snippet of docs/typed-client.md, compiled as it stands by this project's own compiler. */

// Below the root, so that "#server/…" and node_modules resolve as they do for a client in this repository.
const FOLDER = path.resolve('.cache/typed-client');
const snippet =
  /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/typed-client.md', 'utf8'))?.[1] ?? '';

const MISTAKES = [
  ['output', 'trip.startDate', 'trip.startsOn', /Property 'startsOn' does not exist/],
  ['input', "tab: 'upcoming'", "tab: 'soon'", /Type '"soon"' is not assignable/],
  ['procedure', 'api.trips.list', 'api.trips.everything', /Property 'everything' does not exist/],
] as const;

let complaints: string[];

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'guide.ts'), snippet);
  for (const [name, right, wrong] of MISTAKES) {
    writeFileSync(path.join(FOLDER, `${name}.ts`), snippet.replace(right, wrong));
  }
  const config = { extends: '../../tsconfig.json', include: ['*.ts'] };

  writeFileSync(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const compiler = [
    'node_modules/typescript-native/bin/tsc',
    '--noEmit',
    '--pretty',
    'false',
    '-p',
    FOLDER,
  ];

  complaints = spawnSync(process.execPath, compiler, { encoding: 'utf8' }).stdout.split('\n');
}, 60_000);

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const complaintsAbout = (name: string) =>
  complaints.filter((line) => line.includes(`typed-client/${name}.ts`)).join('\n');

test('the ten lines of the guide compile', () => {
  const lines = snippet.split('\n').filter((line) => line.trim() !== '');

  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(complaintsAbout('guide')).toBe('');
});

test.each(MISTAKES)(
  'a mistake about an %s is a compile error',
  (name, right, _wrong, complaint) => {
    expect(snippet).toContain(right);
    expect(complaintsAbout(name)).toMatch(complaint);
  },
);
