/**
 * `npm start`: installs what is missing, builds what is stale, starts the server in this very process.
 * Plain Node: nothing may be imported here that npm has yet to install.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { withSetupLock } from './setup/lock.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
requireNode();
await withSetupLock(async () => {
  await ensureDependencies();
  await ensureBuilt();
});
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.resolve('dist/server/main.js')).href);
