import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread that runs a script (".ts"). The bundle has it beside itself as JavaScript. The sources are
 * TypeScript: there a few lines first register tsx, because a thread of Node 20 does not take that loader from the
 * command line.
 */
export function startWorker(script: URL, workerData?: unknown): Worker {
  if (!existsSync(fileURLToPath(script)))
    return new Worker(new URL(script.href.replace(/\.ts$/, '.js')), { workerData });

  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx'));
  const tsx = JSON.stringify(new URL('./esm/api/index.mjs', loader).href);
  const worker = JSON.stringify(script.href);
  const boot = `import(${tsx}).then(({ register }) => { register(); return import(${worker}); });`;

  return new Worker(boot, { eval: true, execArgv: [], workerData });
}
