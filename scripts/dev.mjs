/** `npm run dev`: the server restarts and the page reloads as files change. */
import path from 'node:path';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { withSetupLock } from './setup/lock.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
requireNode();
await withSetupLock(ensureDependencies);

const { default: concurrently } = await import('concurrently');
const port = process.env.API_PORT ?? '3001';
const { result } = concurrently(
  [
    {
      name: 'server',
      command: 'tsx watch --clear-screen=false src/server/main.ts',
      env: { PORT: port, HOST: '127.0.0.1' },
    },
    { name: 'client', command: 'vite', env: { API_ORIGIN: `http://127.0.0.1:${port}` } },
  ],
  { killOthersOn: ['failure', 'success'], prefixColors: ['cyan', 'magenta'] },
);

await result.catch(() => {
  process.exitCode = 1;
});
