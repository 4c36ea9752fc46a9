/** `npm run dev`: the server restarts and the page refreshes as files change. */
import path from 'node:path';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { run } from './setup/run.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
requireNode();
await withSetupLock(ensureDependencies);
process.exitCode = await run(
  'npx',
  ['tsx', 'watch', '--clear-screen=false', '--exclude', './src/client/**', 'src/server/main.ts'],
  { env: { NODE_ENV: 'development' } },
);
