import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruiseFolder, ruleNames, unknownModules, type Cruised } from './cruise-folder.ts';

/** For each rule one file that breaks it, and what that file imports. */
const PLANTED: Record<string, [file: string, imported: string]> = {
  'shared-is-a-leaf': ['src/shared/leaf.ts', '#server/env.ts'],
  'shared-uses-only-zod': ['src/shared/packages.ts', 'node:fs'],
  'server-never-sees-client': ['src/server/sees-client.ts', '#client/lib/a.ts'],
  'client-sees-only-the-router-type': ['src/client/lib/sees-env.ts', '#server/env.ts'],
  'client-imports-the-router-as-type': [
    'src/client/lib/router-value.ts',
    '#server/trpc/app-router.ts',
  ],
  'api-client-knows-types-only': ['src/api-client/router-value.ts', '#server/trpc/app-router.ts'],
  'client-feature-isolation': ['src/client/features/one/one.tsx', '#client/features/two/two.tsx'],
  'client-base-knows-no-feature': [
    'src/client/components/base.tsx',
    '#client/features/two/two.tsx',
  ],
  'server-features-meet-at-services': ['src/server/trips/meets.ts', '#server/booking/rank.ts'],
  'modules-by-their-entrance': ['src/server/exports/deep.ts', '#server/booking/providers/live.ts'],
  'only-roots-see-folders': ['src/server/clock.ts', '#server/booking/providers/live.ts'],
  'router-talks-to-own-service-only': ['src/server/trips/trips.router.ts', './trips.repository.ts'],
  'entities-behind-repositories': [
    'src/server/trips/trips.service.ts',
    '#server/db/entities/trip.entity.ts',
  ],
  'typeorm-in-db-code-only': ['src/server/trips/uses-typeorm.ts', 'typeorm'],
  'express-at-the-edge': ['src/server/trips/uses-express.ts', 'express'],
  'trpc-at-the-edge': ['src/server/trips/uses-trpc.ts', '@trpc/server'],
  'openai-behind-a-port': ['src/server/trips/uses-openai.ts', 'openai'],
  'domain-is-pure': ['src/server/trips/domain/impure.ts', '#server/env.ts'],
  'planner-stands-alone': ['src/server/planner/core.ts', '#server/env.ts'],
  'no-cycles': ['src/server/cycle-a.ts', './cycle-b.ts'],
  'no-unresolvable': ['src/server/lost.ts', './nowhere.ts'],
  'no-orphans': ['src/server/orphan.ts', ''],
};
const INNOCENT: Record<string, string> = {
  'src/server/env.ts': 'export const thing = 1;',
  'src/server/trpc/app-router.ts': 'export const thing = 1;',
  'src/server/booking/rank.ts': 'export const thing = 1;',
  'src/server/booking/providers/live.ts': 'export const thing = 1;',
  'src/server/trips/trips.repository.ts': 'export const thing = 1;',
  'src/server/db/entities/trip.entity.ts': 'export const thing = 1;',
  'src/server/cycle-b.ts':
    "import { thing as other } from './cycle-a.ts';\nexport const thing = other;",
  'src/server/type-a.ts':
    "import type { B } from './type-b.ts';\nexport type A = B | 1;\nexport const a: A = 1;",
  'src/server/type-b.ts':
    "import type { A } from './type-a.ts';\nexport type B = { a?: A };\nexport const b: B = {};",
  'src/client/lib/a.ts': 'export const thing = 1;',
  'src/client/features/two/two.tsx': 'export const thing = 1;',
};
const PACKAGES = ['typeorm', 'express', '@trpc/server', 'openai'];

let root: string;
let cruised: Cruised;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'northstar-rules-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, path.join(root, file));
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.thing = 1;');
  }
  for (const [file, text] of Object.entries(INNOCENT)) write(file, text);
  for (const [file, imported] of Object.values(PLANTED)) {
    write(
      file,
      imported
        ? `import { thing as it } from '${imported}';\nexport const thing = it;`
        : 'export const thing = 1;',
    );
  }
  cruised = await cruiseFolder(root);
}, 30_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('every rule has a planted breach', () => {
  expect(Object.keys(PLANTED).toSorted()).toEqual(ruleNames.toSorted());
});

test.each(Object.entries(PLANTED))('%s fires', (rule, [file]) => {
  expect(cruised.breaches).toContainEqual(expect.objectContaining({ rule, from: file }));
});

test('a cycle of types is one too', () => {
  expect(cruised.breaches).toContainEqual(
    expect.objectContaining({ rule: 'no-cycles', from: 'src/server/type-a.ts' }),
  );
});

test('the rules name every module', () => {
  expect(unknownModules).toEqual([]);
});
