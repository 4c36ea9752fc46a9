import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Binary } from './binaries.ts';
import type { RunAs } from './run-as.ts';

export const POSTGRES_ENV = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

export type ClusterOptions = { binary: Binary; runAs: RunAs; sync: boolean };

export function isCluster(directory: string): boolean {
  return fs.existsSync(path.join(directory, 'PG_VERSION'));
}

/**
 * Makes a cluster aside and renames it into place, so that a crash half way leaves no half-made one.
 * Of two processes that start at once, the slower one uses what the faster one made.
 */
export async function makeCluster(directory: string, options: ClusterOptions): Promise<void> {
  const aside = fs.mkdtempSync(`${directory}.init-`);

  try {
    options.runAs.own(aside);
    await initdb(aside, options);
    fs.renameSync(aside, directory);
  } catch (error) {
    fs.rmSync(aside, { recursive: true, force: true });
    if (!isCluster(directory)) throw error;
  }
}

function initdb(directory: string, { binary, runAs, sync }: ClusterOptions): Promise<void> {
  const syncing = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
  const [command, args] = runAs.command(binary('initdb'), [
    `--pgdata=${directory}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(sync ? syncing : ['--no-sync']),
  ]);

  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...runAs.options,
      env: POSTGRES_ENV,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';

    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}: ${said.trim()}`)),
    );
  });
}
