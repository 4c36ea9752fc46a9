import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenApiDocument } from './openapi.ts';

/** The client types that openapi-typescript makes of the document, compiled with calls that use them. */

const call = (tab: string, field: string) => `
import type { paths } from './api.d.ts';
type Call = paths['/trips']['get'];
export const query: Call['parameters']['query'] = { tab: '${tab}' };
export const readFirst = (page: Call['responses'][200]['content']['application/json']): string =>
  page.trips[0].${field};
`;
const FILES = {
  'good.ts': call('upcoming', 'destination'),
  'bad-input.ts': call('soon', 'destination'),
  'bad-output.ts': call('upcoming', 'place'),
};

let project: string;
let complaints: string[];

beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'northstar-openapi-'));
  const types = await openapiTS(JSON.parse(JSON.stringify(createOpenApiDocument())));

  writeFileSync(path.join(project, 'api.d.ts'), astToString(types));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(project, name), text);
  const compiler = path.resolve('node_modules/typescript-native/bin/tsc');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--allowImportingTsExtensions'];

  complaints = spawnSync(
    process.execPath,
    [compiler, ...options, '--pretty', 'false', 'api.d.ts', ...Object.keys(FILES)],
    { cwd: project, encoding: 'utf8' },
  )
    .stdout.split('\n')
    .filter((line) => line.includes('error'));
}, 60_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the generated client compiles, and tells right calls from wrong ones', () => {
  expect(complaints).toEqual([
    expect.stringMatching(/^bad-input\.ts.*'"soon"' is not assignable/),
    expect.stringMatching(/^bad-output\.ts.*'place' does not exist/),
  ]);
});
