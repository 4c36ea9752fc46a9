import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import { build } from 'esbuild';

type Manifest = { version: string; license: string; dependencies: Record<string, string> };

const PEERS = ['@trpc/client', '@trpc/server', 'superjson'];
const ENTRY = 'src/api-client/index.ts';

/**
 * Builds the API client as a package of its own: one module, one bundled declaration file, no server code.
 * `folder` is emptied first. Throws with the compiler's output when the declarations cannot be made.
 */
export async function buildApiClient(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [ENTRY],
    outfile: path.join(folder, 'index.js'),
    bundle: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  writeFileSync(path.join(folder, 'index.d.ts'), bundleDeclarations());
  writeFileSync(path.join(folder, 'README.md'), readFileSync('docs/typed-client.md'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(createManifest(), null, 2));
}

function createManifest() {
  const { version, license, dependencies } = readJson('package.json') as Manifest;

  return {
    name: 'northstar-client',
    version,
    license,
    description: 'Typed client of the Northstar API',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    files: ['index.js', 'index.d.ts'],
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, dependencies[name]])),
  };
}

/** Declarations of the entry and all it refers to, first one file a module, then bundled into one. */
function bundleDeclarations(): string {
  const emitted = path.resolve('.cache/api-client');

  rmSync(emitted, { recursive: true, force: true });
  mkdirSync(emitted, { recursive: true });
  writeFileSync(path.join(emitted, 'tsconfig.json'), JSON.stringify(emitConfig()));
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript-native/bin/tsc', '-p', emitted],
    { encoding: 'utf8' },
  );

  if (status !== 0) throw new Error(`declarations of the API client: ${stdout}`);
  // The routers' types name the server's context, which no caller ever sees.
  writeFileSync(
    path.join(emitted, 'src/server/trpc/context.d.ts'),
    'export type Context = object;\n',
  );
  writeFileSync(path.join(emitted, 'bundle.json'), JSON.stringify(bundleConfig()));
  const [bundled = ''] = generateDtsBundle(
    [
      {
        filePath: path.join(emitted, ENTRY.replace(/\.ts$/, '.d.ts')),
        output: { exportReferencedTypes: false, noBanner: true },
      },
    ],
    { preferredConfigPath: path.join(emitted, 'bundle.json') },
  );

  rmSync(emitted, { recursive: true, force: true });
  return bundled;
}

const emitConfig = () => ({
  extends: '../../tsconfig.json',
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The type check is a check of its own.
    noCheck: true,
    rootDir: '../..',
    outDir: '.',
    types: ['node'],
  },
  files: [
    `../../${ENTRY}`,
    // tRPC's type of a tracked event has no public name but here; without it no declaration can be written.
    '../../node_modules/@trpc/server/dist/unstable-core-do-not-import.d.mts',
  ],
  include: [],
});

const bundleConfig = () => ({
  extends: '../../tsconfig.json',
  compilerOptions: {
    types: [],
    paths: { '#server/*': ['./src/server/*'], '#shared/*': ['./src/shared/*'] },
  },
  files: ['src/api-client/index.d.ts'],
  include: [],
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
