import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBinaries } from './binaries.ts';
import { isCluster, makeCluster } from './cluster.ts';
import { createHolders } from './holders.ts';
import { ensureServer, stopServer, type ServerOptions } from './postgres-server.ts';
import { readPostmaster } from './postmaster.ts';
import { chooseRunAs } from './run-as.ts';
import { createServerLog } from './server-log.ts';

const PORT = 5432;
const WATCH_MS = 1000;
/** A socket's path may have 107 bytes; the rest is for ".s.PGSQL.5432.lock". */
const MAX_SOCKET_DIRECTORY = 88;

export type EmbeddedDatabase = {
  address: { host: string; port: number; user: string; database: string };
  adopted: boolean;
  /** Leaves the server, and stops it when no other app process uses it. */
  stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL in `dataDir`, or joins the one that runs there. While this process lives, a server
 * that dies is started again. Throws with one readable line when that cannot be done.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { sync = true } = {},
): Promise<EmbeddedDatabase> {
  const home = path.resolve(dataDir);
  const cluster = path.join(home, 'postgres');
  const binary = findBinaries();
  const runAs = chooseRunAs(cluster);

  fs.mkdirSync(home, { recursive: true });
  const holders = createHolders(path.join(home, 'holders'));
  const log = createServerLog(path.join(home, 'postgres.log'));

  holders.join();
  if (!isCluster(cluster)) await makeCluster(cluster, { binary, runAs, sync });
  runAs.own(cluster);
  const socketDirectory = chooseSocketDirectory(cluster);

  runAs.own(socketDirectory);
  log.cap();
  const options = { cluster, socketDirectory, port: PORT, binary, runAs, log, sync };
  const { adopted } = await ensureServer(options);
  const stopWatching = keepRunning(options);

  return {
    address: { host: socketDirectory, port: PORT, user: 'postgres', database: 'postgres' },
    adopted,
    async stop() {
      await stopWatching();
      if (holders.leave()) await stopServer(cluster);
    },
  };
}

function keepRunning(options: ServerOptions): () => Promise<void> {
  let repair: Promise<unknown> = Promise.resolve();
  let repairing = false;
  const timer = setInterval(() => {
    options.log.cap();
    if (repairing || readPostmaster(options.cluster).live) return;
    repairing = true;
    // A failure is not the end: the next tick tries again, and queries answer 503 meanwhile.
    repair = ensureServer(options)
      .catch(() => undefined)
      .finally(() => {
        repairing = false;
      });
  }, WATCH_MS);

  timer.unref();
  return async () => {
    clearInterval(timer);
    await repair;
  };
}

/** Beside the data, or in a private directory of the temporary folder when that path is too long. */
function chooseSocketDirectory(cluster: string): string {
  if (Buffer.byteLength(cluster) <= MAX_SOCKET_DIRECTORY) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const directory = path.join(os.tmpdir(), `northstar-${name}`);

  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { uid, mode } = fs.statSync(directory);
  const mine = [process.getuid?.(), 65_534].includes(uid) && (mode & 0o077) === 0;

  if (!mine)
    throw new Error(`${directory} belongs to someone else; set DATA_DIR to a shorter path`);
  return directory;
}
