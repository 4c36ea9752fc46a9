import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { POSTGRES_ENV, type ClusterOptions } from './cluster.ts';
import { forgetPostmaster, readPostmaster } from './postmaster.ts';
import type { ServerLog } from './server-log.ts';

export type ServerOptions = Pick<ClusterOptions, 'binary' | 'runAs'> & {
  cluster: string;
  socketDirectory: string;
  port: number;
  log: ServerLog;
  /** false: no fsync, for tests whose data nobody will miss. */
  sync: boolean;
};

const PATIENCE_MS = 30_000;

/** Sees to it that a server runs on the cluster: adopts the one that runs, else starts one. */
export async function ensureServer(
  options: ServerOptions,
): Promise<{ pid: number; adopted: boolean }> {
  const deadline = Date.now() + PATIENCE_MS;
  let deadPid = 0;

  while (Date.now() < deadline) {
    const postmaster = readPostmaster(options.cluster);

    if (postmaster.ready) return { pid: postmaster.pid, adopted: true };
    if (postmaster.live) {
      await sleep(50);
      continue;
    }
    // Dead twice in a row, and the same one: its pid file is left over from a crash.
    if (postmaster.pid !== 0 && postmaster.pid === deadPid) forgetPostmaster(options.cluster);
    deadPid = postmaster.pid;
    const pid = await startServer(options);

    if (pid) return { pid, adopted: false };
    await sleep(100);
  }
  throw new Error(`PostgreSQL was not ready after ${PATIENCE_MS / 1000} s`);
}

/** Stops the server for everyone, without waiting for open connections. */
export async function stopServer(cluster: string): Promise<void> {
  const { pid, live } = readPostmaster(cluster);

  if (!live) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && readPostmaster(cluster).live; waited += 10)
    await sleep(10);
}

/** The pid once it takes connections, or undefined when another process holds the cluster. */
async function startServer(options: ServerOptions): Promise<number | undefined> {
  const { cluster, log, runAs } = options;
  const logged = log.size();
  const output = log.open();
  const [command, args] = runAs.command(options.binary('postgres'), serverArguments(options));
  // Detached: Ctrl-C must reach this process alone, which then stops PostgreSQL in its own time.
  const child = spawn(command, args, {
    ...runAs.options,
    cwd: cluster,
    env: POSTGRES_ENV,
    detached: true,
    stdio: ['ignore', 'ignore', output],
  });
  let ended = false;

  child.on('exit', () => (ended = true));
  child.on('error', () => (ended = true));
  while (!ended) {
    const postmaster = readPostmaster(cluster);

    if (postmaster.ready && postmaster.pid === child.pid) {
      child.unref();
      return postmaster.pid;
    }
    await sleep(5);
  }
  const said = log.since(logged);

  if (/lock file|still in use/.test(said)) return undefined;
  throw new Error(`PostgreSQL did not start: ${said.trim()}`);
}

function serverArguments(options: ServerOptions): string[] {
  const settings = {
    listen_addresses: '',
    // Failed statements carry what people typed; the log keeps only that something failed.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(options.sync ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };

  return [
    `-D${options.cluster}`,
    `-p${options.port}`,
    `-k${options.socketDirectory}`,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
