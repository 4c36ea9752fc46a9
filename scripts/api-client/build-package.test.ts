import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApiClient } from './build-package.ts';

/** A project of someone else's: the packed client installed from its file, and the guide's snippet compiled there. */

const snippet =
  /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/typed-client.md', 'utf8'))?.[1] ?? '';

const MISTAKES = [
  ['output', 'trip.startDate', 'trip.startsOn', /Property 'startsOn' does not exist/],
  ['input', "tab: 'upcoming'", "tab: 'soon'", /Type '"soon"' is not assignable/],
  ['procedure', 'api.trips.list', 'api.trips.everything', /Property 'everything' does not exist/],
] as const;

/** What the package needs beside it; npm would fetch these from the registry. */
const PEERS = ['@trpc/client', '@trpc/server', 'superjson'];
const COMPILER_OPTIONS = {
  target: 'ES2023',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  lib: ['ES2023', 'DOM'],
  strict: true,
  noEmit: true,
  types: [],
};

let project: string;
let complaints: string[];

beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'northstar-client-'));
  const built = path.join(project, 'built');

  await buildApiClient(built);
  run('npm', ['pack', './built']);
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  const [packed = ''] = readdirSync(project).filter((file) => file.endsWith('.tgz'));

  run('npm', ['install', '--offline', '--legacy-peer-deps', '--no-audit', `./${packed}`]);
  for (const name of PEERS) link(name);
  writeFileSync(path.join(project, 'guide.ts'), snippet);
  for (const [name, right, wrong] of MISTAKES)
    writeFileSync(path.join(project, `${name}.ts`), snippet.replace(right, wrong));
  writeFileSync(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] }),
  );
  const compiler = path.resolve('node_modules/typescript-native/bin/tsc');

  complaints = spawnSync(process.execPath, [compiler, '--pretty', 'false'], {
    cwd: project,
    encoding: 'utf8',
  }).stdout.split('\n');
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(command: string, options: string[]): void {
  const { status, stderr } = spawnSync(command, options, { cwd: project, encoding: 'utf8' });

  if (status !== 0) throw new Error(`${command} ${options.join(' ')}: ${stderr}`);
}

function link(name: string): void {
  const place = path.join(project, 'node_modules', name);

  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.resolve('node_modules', name), place);
}

const complaintsAbout = (name: string) =>
  complaints.filter((line) => line.startsWith(`${name}.ts`)).join('\n');

test('the guide compiles in a project that installed the packed client', () => {
  expect(snippet).toContain("from 'northstar-client'");
  expect(complaintsAbout('guide')).toBe('');
  expect(complaints.filter((line) => line.includes('northstar-client'))).toEqual([]);
});

test.each(MISTAKES)(
  'a mistake about an %s is a compile error',
  (name, right, _wrong, complaint) => {
    expect(snippet).toContain(right);
    expect(complaintsAbout(name)).toMatch(complaint);
  },
);

test('the installed client runs, and holds no code of the server', () => {
  const installed = path.join(project, 'node_modules/northstar-client');
  const { stdout } = spawnSync(
    process.execPath,
    ['-e', "import('northstar-client').then((it) => console.log(Object.keys(it).join()))"],
    { cwd: project, encoding: 'utf8' },
  );

  expect(stdout.trim()).toBe('createClient');
  expect(readdirSync(installed).toSorted()).toEqual([
    'README.md',
    'index.d.ts',
    'index.js',
    'package.json',
  ]);
  expect(readFileSync(path.join(installed, 'index.d.ts'), 'utf8')).not.toMatch(
    /typeorm|express|Services\b/,
  );
});
